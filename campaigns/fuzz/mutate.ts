import type { Request } from '../client.ts';
import type { Random } from '../random.ts';
import { bodyOf, CONTENT_TYPES } from './body.ts';
import type { Example } from './examples.ts';
import { FRAMING, HEADERS, METHODS, NASTY, QUERIES } from './nasty.ts';

export interface Mutated {
  request: Request;
  /** The way its body ends was changed: no answer may be due. */
  isFramingChanged: boolean;
}

interface Draft {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  fields: [string, string][];
  contentType: string;
  /** Changes of the bytes, after the fields have become a body. */
  bytes: ((body: Buffer) => Buffer)[];
  isFramingChanged: boolean;
}

/** ms */
const FRAMING_PATIENCE = 300;

type Mutation = (draft: Draft, random: Random) => void;

const nasty = (random: Random) => random.pick(NASTY);
const encoded = (random: Random, text: string) => (random.oneIn(2) ? text : encodeURIComponent(text.toWellFormed()));

type Pair = [string, string];

function replaceOne<T>(list: T[], random: Random, replace: (item: T) => T): void {
  if (list.length === 0) return;
  const index = random.below(list.length);
  const item = list[index];
  if (item !== undefined) list[index] = replace(item);
}

const PATHS: readonly Mutation[] = [
  (draft, random) => {
    const parts = draft.path.split('/');
    replaceOne(parts, random, () => encoded(random, nasty(random)));
    draft.path = parts.join('/');
  },
  (draft, random) => {
    const at = random.below(draft.path.length + 1);
    draft.path = draft.path.slice(0, at) + encoded(random, nasty(random)) + draft.path.slice(at);
  },
  (draft, random) => {
    draft.path = `${random.pick(['/fr', '/en', '/FR', '/fr/', '//', '/fr/fr', '/xx', '/.', '/%2f'])}${draft.path}`;
  },
  (draft, random) => {
    draft.path += random.pick(['/', '//', '.js', '.json', '.atom', '/..', '/%2e%2e/', '.oembed', ';x', '%20', '~']);
  },
  (draft, random) => {
    const at = random.below(draft.path.length + 1);
    draft.path = draft.path.slice(0, at);
  },
  (draft) => {
    draft.path = draft.path.toUpperCase();
  },
];

const QUERY: readonly Mutation[] = [
  (draft, random) => {
    draft.query.push([random.pick(QUERIES), nasty(random)]);
  },
  (draft, random) => {
    draft.query.push([random.pick(QUERIES), String(random.below(10_000) - 10)]);
  },
  (draft, random) => {
    draft.query.push([nasty(random), nasty(random)]);
  },
  (draft, random) => {
    const name = random.pick(QUERIES);
    for (let count = random.below(60); count > 0; count--) draft.query.push([name, String(count)]);
  },
  (draft, random) => {
    draft.query.push([`${random.pick(QUERIES)}${'[a]'.repeat(1 + random.below(30))}`, nasty(random)]);
  },
  (draft, random) => replaceOne<Pair>(draft.query, random, ([name]) => [name, nasty(random)]),
];

const HEADER: readonly Mutation[] = [
  (draft, random) => {
    const name = random.pick(Object.keys(HEADERS));
    draft.headers[name] = random.pick(HEADERS[name] ?? []);
  },
  (draft, random) => {
    draft.headers[random.pick(Object.keys(HEADERS))] = nasty(random).replace(/[\r\n]/g, ' ');
  },
  (draft, random) => {
    const names = ['cart', 'customer', 'session', 'country', 'flash', 'localization', 'x'];
    draft.headers.cookie = `${random.pick(names)}=${nasty(random).replace(/[\r\n]/g, '')}; ${random.pick(names)}=${random.next()}`;
  },
  (draft, random) => {
    draft.headers.cookie = Array.from({ length: random.below(200) }, (_, index) => `c${index}=${index}`).join('; ');
  },
  (draft, random) => {
    for (let count = random.below(100); count > 0; count--) draft.headers[`x-many-${count}`] = 'y';
  },
];

const BODY: readonly Mutation[] = [
  (draft, random) => replaceOne<Pair>(draft.fields, random, ([name]) => [name, nasty(random)]),
  (draft, random) => replaceOne<Pair>(draft.fields, random, ([, value]) => [nasty(random), value]),
  (draft, random) =>
    replaceOne<Pair>(draft.fields, random, ([name, value]) => [`${name}${'[x]'.repeat(1 + random.below(40))}`, value]),
  (draft, random) => replaceOne<Pair>(draft.fields, random, ([name, value]) => [name.replace(/\[.*/, ''), value]),
  (draft, random) => {
    draft.fields.splice(random.below(draft.fields.length + 1), 1);
  },
  (draft, random) => {
    for (let count = random.below(300); count > 0; count--) draft.fields.push([`properties[p${count}]`, 'x']);
  },
  (draft, random) => {
    draft.contentType = random.pick(CONTENT_TYPES);
  },
  (draft, random) => {
    draft.headers['content-type'] = random.pick(HEADERS['content-type'] ?? []);
  },
  (draft, random) => {
    const at = random.next();
    draft.bytes.push((body) => body.subarray(0, Math.floor(body.length * at)));
  },
  (draft, random) => {
    const [at, value] = [random.next(), random.below(256)];
    draft.bytes.push((body) => {
      const changed = Buffer.from(body);
      if (changed.length > 0) changed[Math.floor(changed.length * at)] = value;
      return changed;
    });
  },
  (draft, random) => {
    const times = random.below(8);
    draft.bytes.push((body) => Buffer.concat(Array.from({ length: times }, () => body)));
  },
  (draft, random) => {
    const text = random.pick([
      '[',
      '{"a":',
      '"',
      '1',
      'null',
      '[[[[',
      '{"items":[null]}',
      '{"updates":[]}',
      '{"__proto__":{"x":1}}',
    ]);
    draft.bytes.push(() => Buffer.from(text));
  },
  (draft, random) => {
    const size = random.below(20_000);
    draft.bytes.push(() => Buffer.from(Array.from({ length: size }, (_, index) => (index * 37 + size) % 256)));
  },
];

const OTHERS: readonly Mutation[] = [
  (draft, random) => {
    draft.method = random.pick(METHODS);
  },
  (draft, random) => {
    const name = random.pick(Object.keys(FRAMING));
    draft.headers[name] = random.pick(FRAMING[name] ?? []);
    draft.isFramingChanged = true;
  },
];

/** One in ten stays as it is; the others are changed in one to four places. */
export function mutate(example: Example, random: Random): Mutated {
  const [path = '', query = ''] = example.path.split('?');
  const draft: Draft = {
    method: example.method,
    path,
    query: [...new URLSearchParams(query)],
    headers: { accept: random.pick(['text/html', 'application/json', '*/*']) },
    fields: Object.entries(example.fields ?? {}),
    contentType: random.pick(CONTENT_TYPES.slice(0, 3)),
    bytes: [],
    isFramingChanged: false,
  };
  const hasBody = example.method !== 'GET' && example.method !== 'HEAD';
  const kinds = hasBody ? [PATHS, QUERY, HEADER, BODY, BODY, BODY] : [PATHS, QUERY, QUERY, HEADER];
  for (let count = random.below(10) === 0 ? 0 : 1 + random.below(4); count > 0; count--) {
    const kind = random.oneIn(20) ? OTHERS : random.pick(kinds);
    random.pick(kind)(draft, random);
  }
  const request = requestOf(draft, random);
  return draft.isFramingChanged
    ? { request: { ...request, patience: FRAMING_PATIENCE }, isFramingChanged: true }
    : { request, isFramingChanged: false };
}

function requestOf(draft: Draft, random: Random): Request {
  const query = draft.query.map(([name, value]) => `${encoded(random, name)}=${encoded(random, value)}`).join('&');
  // What ends the request line would be another request.
  const target = `${draft.path}${query === '' ? '' : `?${query}`}`.replace(/[\r\n ]/g, '%20');
  const isBare =
    (draft.method === 'GET' || draft.method === 'HEAD') && draft.fields.length === 0 && draft.bytes.length === 0;
  const made = isBare ? null : bodyOf(draft.fields, draft.contentType);
  const body = made && draft.bytes.reduce((bytes, change) => change(bytes), made);
  return {
    method: draft.method,
    path: target,
    headers: { ...(body === null ? {} : { 'content-type': draft.contentType }), ...draft.headers },
    ...(body === null ? {} : { body }),
  };
}
