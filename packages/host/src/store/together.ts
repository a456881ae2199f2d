/**
 * Has queries of one write, none of which needs what another one answers, go to the server together. Where one fails the others are waited for, so that
 * none runs when its transaction has been taken back. They run in the order given.
 * @throws the first error in that order
 */
export async function together<const T extends readonly Promise<unknown>[]>(
  queries: T,
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  await Promise.allSettled(queries);
  return Promise.all(queries);
}
