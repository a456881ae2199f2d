/**
 * The C library's own settings for memory that pictures use: two heaps for all threads, and what is free goes back to
 * the system. Without them a host that has made a hundred pictures keeps 110 MB more than it needs.
 */
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * V8's own bounds are made for programs that are alone on a machine. Objects begin in two halves of 32 MB, which a burst of requests
 * fills and which stay so; here of 8 MB. What outlives them is collected when it has grown to 3.6 times of what was in use, hundreds
 * of MB of pages that were sent long ago; here to twice of it (100 % more). Pages take 5 to 17 % more processor time (docs/reliability.md).
 */
const HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=100'];

/**
 * `serve` on Linux: becomes itself again with those settings, in the same process, because they are read once, at the very
 * start. Settings that are there already are left alone.
 */
export function withSmallHeaps(): void {
  const { argv, channel, env, execArgv, execPath, platform } = process;
  if (platform !== 'linux' || argv[2] !== 'serve' || env.MALLOC_ARENA_MAX !== undefined) return;
  // A parent that talks to this process through Node's own channel would lose it.
  if (channel !== undefined) return;
  process.execve?.(execPath, [execPath, ...HEAP, ...execArgv, ...argv.slice(1)], { ...env, ...SETTINGS });
}
