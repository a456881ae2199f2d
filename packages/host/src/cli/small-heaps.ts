/**
 * The C library's own settings for memory that pictures use: two heaps for all threads, and what is free goes back to
 * the system. Without them a host that has made a hundred pictures keeps 110 MB more than it needs.
 */
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * MB of each half of the part of V8's heap where objects begin. V8's own bound is 32: a burst of requests filled both halves
 * with what nobody used any more, 50 MB that stayed until the host was idle. Pages are rendered as fast with this.
 */
const YOUNG = ['--max-semi-space-size=8'];

/**
 * `serve` on Linux: becomes itself again with those settings, in the same process, because they are read once, at the very
 * start. Settings that are there already are left alone.
 */
export function withSmallHeaps(): void {
  const { argv, channel, env, execArgv, execPath, platform } = process;
  if (platform !== 'linux' || argv[2] !== 'serve' || env.MALLOC_ARENA_MAX !== undefined) return;
  // A parent that talks to this process through Node's own channel would lose it.
  if (channel !== undefined) return;
  process.execve?.(execPath, [execPath, ...YOUNG, ...execArgv, ...argv.slice(1)], { ...env, ...SETTINGS });
}
