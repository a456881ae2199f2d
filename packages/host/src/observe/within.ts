/** What a promise resolves to, or `otherwise` where it takes longer than `ms`. */
export async function within<T, Late>(ms: number, work: Promise<T>, otherwise: Late): Promise<T | Late> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<Late>((resolve) => {
    timer = setTimeout(resolve, ms, otherwise);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
