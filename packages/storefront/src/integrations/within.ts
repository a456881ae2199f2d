/** What `answer` comes to, or `'timeout'` after `ms`; what comes later is ignored. Rejections are passed on. */
export function within<T>(ms: number, answer: PromiseLike<T>): Promise<T | 'timeout'> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve('timeout'), ms);
    // A vendor's thenable may take one callback only, throw, or never call: the native promise bears all three.
    Promise.resolve(answer)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
