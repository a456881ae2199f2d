/** ms between two looks. */
export const LOOK_AGAIN = 250;

export interface Patience {
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
export function whenFound<T>(look: () => T | null, { timeout, event }: Patience): Promise<T | null> {
  const found = look();
  if (found !== null) return Promise.resolve(found);
  return new Promise((resolve) => {
    const stop = new AbortController();
    const { signal } = stop;
    const settle = (value: T | null) => {
      clearInterval(looking);
      clearTimeout(waiting);
      stop.abort();
      resolve(value);
    };
    const again = () => {
      const value = look();
      if (value !== null) settle(value);
    };
    const looking = setInterval(again, LOOK_AGAIN);
    const waiting = setTimeout(() => settle(look()), timeout);
    window.addEventListener('load', again, { signal });
    if (event) document.addEventListener(event, again, { signal });
  });
}

/** What a vendor's script leaves on the page under a name, once it is there and has the shape asked for. */
export function whenGlobal<T>(name: string, is: (value: unknown) => value is T, patience: Patience): Promise<T | null> {
  return whenFound(() => readGlobal(name, is), patience);
}
