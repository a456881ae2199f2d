import { expect } from 'vitest';
import { openTestShop, type TestShop } from './open-test-shop.ts';
import { type RawAnswer, type RawRequest, raw } from './raw.ts';

export interface ListeningShop extends TestShop {
  /** `http://127.0.0.1:…`. */
  origin: string;
  /** Sends one request: its answer is no fault of the server, shows nothing of its inside, and has one of the `allowed` statuses. */
  ask(request: RawRequest, allowed?: readonly number[]): Promise<RawAnswer>;
  /** Fails where the host is not well, or has reported a fault of its own. */
  isWell(): Promise<void>;
}

/** A small shop on a port of its own, for requests that no browser would send. */
export async function openListeningShop(): Promise<ListeningShop> {
  const shop = await openTestShop();
  const origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
  return {
    ...shop,
    origin,
    async ask(request, allowed) {
      const answer = await raw(origin, request);
      const seen = { ...request, body: String(request.body ?? '').slice(0, 200), path: request.path.slice(0, 200) };
      const { status } = answer;
      const isFine = allowed ? allowed.includes(status) : status >= 200 && status < 500;
      expect({ ...seen, status, isFine }).toEqual({ ...seen, status, isFine: true });
      const leak = /node_modules|\.ts:\d+|SQLITE_|at Object\./.exec(answer.body)?.[0];
      expect({ ...seen, leak }).toEqual({ ...seen, leak: undefined });
      return answer;
    },
    async isWell() {
      expect(JSON.parse((await raw(origin, { path: '/_host/ready' })).body)).toEqual({ status: 'ready' });
      // A broken section is reported to its author; nothing else may be.
      expect(shop.reported.filter((line) => !line.includes('sections/broken'))).toEqual([]);
    },
  };
}

/** A POST with this body; `accept` is its type unless told. */
export const post = (path: string, body: string | Buffer, type = 'application/json', accept = type): RawRequest => ({
  method: 'POST',
  path,
  body,
  headers: { 'content-type': type, accept },
});

/** Names the sender's cookie. */
export const withCookie = (request: RawRequest, cookie: string): RawRequest => ({
  ...request,
  headers: { ...request.headers, cookie },
});

/** A refusal in the platform's words: a shopper or a script can read why. */
export function expectReason({ body }: RawAnswer): void {
  const { description } = JSON.parse(body) as { description?: unknown };
  expect(description).toEqual(expect.stringMatching(/\S/));
}
