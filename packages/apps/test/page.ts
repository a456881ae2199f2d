import { vi } from 'vitest';
import type { Apps } from '../src/server/apps.ts';

/** Where a test's page believes the apps to be. */
export const APPS = 'http://apps.test';

/** Answers of the shop itself, by path. */
export type ShopAnswers = Record<string, (init?: RequestInit) => unknown>;

const path = (address: string) => address.slice(APPS.length);

/**
 * Makes the page of a happy-dom test reach the apps: by `fetch`, and by script elements put into the head. `shop` answers the page's
 * calls to its own origin.
 */
export function connect(apps: Apps, shop: ShopAnswers = {}): void {
  vi.stubGlobal('fetch', async (input: string | URL, init: RequestInit = {}) => {
    const address = String(input);
    if (!address.startsWith(APPS)) {
      const answer = shop[address.replace(location.origin, '')];
      return answer ? Response.json(answer(init)) : new Response('', { status: 404 });
    }
    const { statusCode, body } = await apps.inject({
      method: init.method === 'POST' ? 'POST' : 'GET',
      url: path(address),
      headers: { 'content-type': 'application/json' },
      ...(typeof init.body === 'string' ? { payload: init.body } : {}),
    });
    return { ok: statusCode < 300, status: statusCode, json: async () => JSON.parse(body) };
  });
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) if (node instanceof HTMLScriptElement) void load(apps, node);
  });
}

/** As a browser does: what is no script, or no answer, runs nothing and tells nobody. */
async function load(apps: Apps, element: HTMLScriptElement): Promise<void> {
  const { statusCode, headers, body } = await apps.inject(path(element.src));
  if (statusCode === 200 && String(headers['content-type']).startsWith('text/javascript')) new Function(body)();
}

/** Runs an app's script in the page, from its address. */
export async function runScript(apps: Apps, address: string): Promise<void> {
  const { body, statusCode } = await apps.inject(address);
  if (statusCode !== 200) throw new Error(`${address} answered ${statusCode}.`);
  const element = document.createElement('script');
  element.setAttribute('src', `${APPS}${address}`);
  Object.defineProperty(document, 'currentScript', { value: element, configurable: true });
  new Function(body)();
}
