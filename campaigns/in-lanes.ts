/** Does `count` things, `lanes` at a time. */
export async function inLanes(
  count: number,
  lanes: number,
  signal: AbortSignal,
  work: (index: number) => Promise<void>,
): Promise<void> {
  let next = 0;
  const lane = async () => {
    while (next < count && !signal.aborted) await work(next++);
  };
  await Promise.all(Array.from({ length: Math.min(lanes, count) }, lane));
}
