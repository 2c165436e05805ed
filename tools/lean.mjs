/**
 * How the server's process keeps to little memory, wherever it is started: here, in deploy/Dockerfile and in
 * deploy/systemd/saath.service. docs/performance.md says what each is worth.
 */

/**
 * Megabytes of each half of the space for what is new; V8 would take 32 for itself and never give them back. And what
 * platform/rest.ts collects by.
 */
export const leanArguments = ['--max-semi-space-size=4', '--expose-gc'];

/** For glibc: threads share one arena, and what is larger than 32 kB goes back to the system once it is free. */
export const leanEnvironment = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '32768',
};
