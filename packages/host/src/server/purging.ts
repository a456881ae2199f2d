import { purgedKeys } from '../rendering/surrogate-keys.ts';
import type { Store } from '../store/open.ts';
import { pendingPurges, removePurges, shortenPurges } from '../store/purges.ts';

export interface PurgingOptions {
  store: Store;
  /** Where keys are posted; a user and a password in it are sent as `Authorization: Basic`. */
  url: string;
  /** Names this process among the nodes of the shop. */
  node: string;
  report(line: string): void;
  /** ms since 1970 */
  now?: () => number;
  /** A timer: calls back after `ms`; returns how to stop it. */
  after?: (ms: number, run: () => void) => () => void;
}

export interface Purging {
  /** Tells the CDN from now on. */
  start(): void;
  /** Tells it what is due now. */
  flush(): Promise<void>;
  /** Ends; what was not told is left to other nodes, or the next start. */
  stop(): Promise<void>;
  /** `keys` told, `calls` and `failures` since the start; `away` is 1 while the CDN does not take them. */
  figures(): Record<'keys' | 'calls' | 'failures' | 'away', number>;
}

/**
 * ms from a change until the CDN is told: by then every node knows of the change. A page that was rendered meanwhile by one that did not is purged
 * with the others.
 */
export const DELAY = 2000;
/** ms after which the changes of a process are told by another one. */
const LEFT = 20_000;
/** ms between two looks, and between two tries of a CDN that does not answer. */
const EVERY = 1000;
const AGAIN = 5000;
/** ms a call may take. */
const LIMIT = 5000;
/** Keys in one call. */
const MOST_KEYS = 500;
/** Changes that wait one by one while the CDN does not answer. */
const MOST_WAITING = 10_000;

function timer(ms: number, run: () => void): () => void {
  const timeout = setTimeout(run, ms);
  timeout.unref();
  return () => clearTimeout(timeout);
}

/** Splits the user off an address: fetch takes none with it. */
function requestOf(text: string): { url: string; headers: Record<string, string> } {
  const url = new URL(text);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const user = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = { 'content-type': 'application/json' };
  return { url: url.href, headers: username === '' ? headers : { ...headers, authorization: `Basic ${user}` } };
}

/** Tells a CDN which pages have changed: `POST {"keys": […]}`, until it has answered 2xx. */
export function createPurging({ store, url, node, report, now = Date.now, after = timer }: PurgingOptions): Purging {
  const request = requestOf(url);
  const ending = new AbortController();
  const count = { keys: 0, calls: 0, failures: 0 };
  let isAway = false;
  let stopTimer = () => {};
  let flushing: Promise<void> | null = null;

  async function post(keys: readonly string[]): Promise<void> {
    count.calls += 1;
    const response = await fetch(request.url, {
      method: 'POST',
      headers: request.headers,
      body: JSON.stringify({ keys }),
      redirect: 'error',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(LIMIT)]),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`it answered ${response.status}`);
    count.keys += keys.length;
  }

  async function tell(): Promise<void> {
    for (;;) {
      const { facts, ids } = await pendingPurges(store, { node, own: now() - DELAY, left: now() - LEFT });
      if (ids.length === 0 || ending.signal.aborted) return;
      const keys = [...purgedKeys(facts)];
      for (let at = 0; at < keys.length; at += MOST_KEYS) await post(keys.slice(at, at + MOST_KEYS));
      if (isAway) report('The CDN takes the keys of changed pages again.');
      isAway = false;
      await removePurges(store, ids);
    }
  }

  async function failed(error: unknown): Promise<void> {
    if (ending.signal.aborted) return;
    count.failures += 1;
    const reason = error instanceof Error ? error.message : String(error);
    if (!isAway) report(`The CDN does not take the keys of changed pages (${reason}). They are told later.`);
    isAway = true;
    await shortenPurges(store, node, MOST_WAITING, now()).catch(() => undefined);
  }

  function flush(): Promise<void> {
    flushing ??= tell()
      .catch(failed)
      .finally(() => {
        flushing = null;
      });
    return flushing;
  }

  function later(): void {
    stopTimer = after(isAway ? AGAIN : EVERY, () => {
      void flush().then(() => {
        if (!ending.signal.aborted) later();
      });
    });
  }

  return {
    start: later,
    flush,
    async stop() {
      ending.abort();
      stopTimer();
      await flushing;
    },
    figures: () => ({ ...count, away: Number(isAway) }),
  };
}
