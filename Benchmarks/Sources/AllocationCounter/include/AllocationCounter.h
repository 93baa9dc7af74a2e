#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this platform lets the process count its allocations at all.
bool allocation_counter_is_supported(void);

/// Forgets what was counted and counts from now on, in every thread.
void allocation_counter_start(void);

/// Stops counting.
void allocation_counter_stop(void);

/// How many blocks were asked for between start and stop, grown ones included.
uint64_t allocation_counter_read(void);

#endif
