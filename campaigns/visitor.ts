import { type Answer, type ClientOptions, createClient, type Request } from './client.ts';

/** Someone with a browser: keeps cookies, comes from one address. */
export interface Visitor {
  cookies: Map<string, string>;
  /** Null where the host did not answer. */
  send(request: Request): Promise<Answer | null>;
  get(path: string): Promise<Answer | null>;
  form(path: string, fields: Record<string, string>): Promise<Answer | null>;
  json(path: string, body: unknown): Promise<Answer | null>;
  close(): void;
}

export function createVisitor(origin: () => string, options: ClientOptions = {}): Visitor {
  const client = createClient(origin, options);
  const cookies = new Map<string, string>();
  const visitor: Visitor = {
    cookies,
    async send(request) {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await client.send({
        ...request,
        headers: { ...(cookie === '' ? {} : { cookie }), ...request.headers },
      });
      for (const line of answer?.cookies ?? []) keep(cookies, line);
      return answer;
    },
    get: (path) => visitor.send({ path, headers: { accept: 'text/html' } }),
    form: (path, fields) =>
      visitor.send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
        body: new URLSearchParams(fields).toString(),
      }),
    json: (path, body) =>
      visitor.send({
        method: 'POST',
        path,
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
      }),
    close: client.close,
  };
  return visitor;
}

function keep(cookies: Map<string, string>, line: string): void {
  const [pair = '', ...attributes] = line.split(';');
  const equals = pair.indexOf('=');
  const name = pair.slice(0, equals).trim();
  const isGone = attributes.some((text) => /^\s*(max-age=0|expires=Thu, 01 Jan 1970)/i.test(text));
  if (isGone) cookies.delete(name);
  else cookies.set(name, pair.slice(equals + 1).trim());
}

/** The loopback address number `index`: to the host each is a client of its own. 127.0.0.1 is never among them. */
export function addressOf(index: number): string {
  return `127.${1 + (Math.floor(index / 62_500) % 250)}.${1 + (Math.floor(index / 250) % 250)}.${1 + (index % 250)}`;
}
