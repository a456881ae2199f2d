/**
 * The C library's settings for memory of pictures: two heaps for all threads, and free memory returns to the system. Without them a host
 * that has rendered a hundred pictures holds 110 MB more than it needs.
 */
const SETTINGS = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' };

/**
 * V8's default limits suit programs that are alone on a machine. New objects have two semi-spaces of 32 MB, which a burst of requests fills
 * and which stay reserved; here 8 MB. The old generation is collected when it has grown to 3.6 times what was in use, hundreds of MB of
 * sent pages; here to twice that (100 % more). Pages take 5 to 17 % more processor time (docs/reliability.md).
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
