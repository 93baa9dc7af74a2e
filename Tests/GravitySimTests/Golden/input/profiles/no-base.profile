hasLock no
description "Без блокировки"
