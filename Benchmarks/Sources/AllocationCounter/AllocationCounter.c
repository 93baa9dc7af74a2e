#include "AllocationCounter.h"

#include <stdatomic.h>

static atomic_bool counting;
static atomic_uint_fast64_t count;

void allocation_counter_start(void) {
  atomic_store(&count, 0);
  atomic_store(&counting, true);
}

void allocation_counter_stop(void) { atomic_store(&counting, false); }

uint64_t allocation_counter_read(void) { return atomic_load(&count); }

#if defined(__GLIBC__) || defined(__linux__)

#include <errno.h>
#include <stddef.h>

bool allocation_counter_is_supported(void) { return true; }

// glibc's own entry points. Looking the originals up with dlsym would itself allocate, and would have
// to be done before the first allocation of the process.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t number, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static inline void note(void) {
  if (atomic_load_explicit(&counting, memory_order_relaxed))
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
}

// Symbols of the executable come before those of the C library, also for its shared libraries.
void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  note();
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *memalign(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **block, size_t alignment, size_t size) {
  void *new_block = memalign(alignment, size);
  if (new_block == NULL) return ENOMEM;
  *block = new_block;
  return 0;
}

#else

bool allocation_counter_is_supported(void) { return false; }

#endif
