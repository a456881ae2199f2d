/** ms between two looks. */
export const POLL_INTERVAL = 250;

export interface WaitOptions {
  /** ms until it counts as absent. */
  timeout: number;
  /** Event the vendor's script tells on the document when it is ready. */
  event?: string;
}

/** A global of the page that has the shape asked for, or null. Reading it may run a vendor's code, which may throw. */
export function readGlobal<T>(name: string, is: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = Reflect.get(globalThis, name);
    return is(value) ? value : null;
  } catch {
    return null;
  }
}

/**
 * What `look` finds, once it finds something; null when `timeout` ms have passed. It looks at once, on the vendor's own event, when the
 * page has loaded, and every 250 ms between.
 */
export function whenFound<T>(probe: () => T | null, { timeout, event }: WaitOptions): Promise<T | null> {
  const found = probe();
  if (found !== null) return Promise.resolve(found);
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { signal } = stop;
    const finish = (value: T | null) => {
      clearInterval(polling);
      clearTimeout(waiting);
      stop.abort();
      resolve(value);
    };
    const probeAgain = () => {
      const value = probe();
      if (value !== null) finish(value);
    };
    const polling = setInterval(probeAgain, POLL_INTERVAL);
    const waiting = setTimeout(() => finish(probe()), timeout);
    window.addEventListener('load', probeAgain, { signal });
    if (event) document.addEventListener(event, probeAgain, { signal });
  });
}

/** What a vendor's script leaves on the page under a name, once it is there and has the shape asked for. */
export function whenGlobal<T>(
  name: string,
  is: (value: unknown) => value is T,
  options: WaitOptions,
): Promise<T | null> {
  return whenFound(() => readGlobal(name, is), options);
}
