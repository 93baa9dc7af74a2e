base ios
hasLock yes
base ideal
