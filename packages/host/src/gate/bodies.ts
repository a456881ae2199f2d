import { Busboy } from '@fastify/busboy';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { emptyFields, type Fields, type FieldValue, foldFields, isFields } from './brackets.ts';
import { RequestError } from './errors.ts';

/**
 * Bytes. Larger bodies are answered with 413. The texts of the fullest cart with a quantity for each line fit; a client that holds all its
 * connections one byte short of the limit occupies at most 64 MB.
 */
export const BODY_LIMIT = 128 * 1024;
const MAX_JSON_DEPTH = 32;
/** Values of a JSON body, at all levels: several for each line of the fullest cart. */
export const MAX_JSON_VALUES = 10_000;

/**
 * Accepts the three body types the platform accepts (docs/platform.md: cart API) and turns each into `Fields`. Every other type is
 * answered with 415, a body that does not parse with 400.
 */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) =>
    parseJson(body),
  );
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => foldFields(new URLSearchParams(body)),
  );
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => parseMultipart(request.headers['content-type'] ?? '', body),
  );
}

/** The fields of the address and of the body together; the body wins. */
export function requestFields(request: FastifyRequest): Fields {
  const merged = foldFields(queryOf(request));
  const body = request.body as FieldValue | undefined;
  if (isFields(body)) for (const [key, value] of Object.entries(body)) merged[key] = value;
  return merged;
}

/** Only the fields of the body. */
export function bodyFields(request: FastifyRequest): Fields {
  const body = request.body as FieldValue | undefined;
  return isFields(body) ? body : emptyFields();
}

/** Query of the request, with repeated names in their order. */
export function queryOf(request: FastifyRequest): URLSearchParams {
  const at = request.url.indexOf('?');
  return new URLSearchParams(at === -1 ? '' : request.url.slice(at + 1));
}

export function parseJson(text: string): FieldValue {
  if (text.trim() === '') return emptyFields();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new RequestError(400, 'The request body is not valid JSON.');
  }
  return fieldOf(value, { depth: 0, count: { values: 0 } });
}

/** Half of a surrogate pair, which `JSON.parse` lets through, becomes U+FFFD as in the bytes of a form: it fits no address and no database. */
function fieldOf(value: unknown, { depth, count }: { depth: number; count: { values: number } }): FieldValue {
  if (depth > MAX_JSON_DEPTH) throw new RequestError(400, 'The request body is nested too deeply.');
  count.values += 1;
  if (count.values > MAX_JSON_VALUES) throw new RequestError(400, 'The request body has too many values.');
  const inside = { depth: depth + 1, count };
  if (Array.isArray(value)) return value.map((entry) => fieldOf(entry, inside));
  if (typeof value === 'string') return value.toWellFormed();
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value !== 'object' || value === null) return null;
  const fields = emptyFields();
  for (const [key, entry] of Object.entries(value)) {
    if (key !== '__proto__') fields[key.toWellFormed()] = fieldOf(entry, inside);
  }
  return fields;
}

/** Characters that a browser escapes in the name of a field, because they would end it. */
const ESCAPED: Record<string, string> = { '%22': '"', '%0A': '\n', '%0D': '\r' };
const isFile = (_name: string | undefined, _type: string | undefined, fileName: string | undefined) =>
  fileName !== undefined;

/** The fields of a body that is in memory already, within its route's limit. Files are left out: no surface takes any. */
async function parseMultipart(contentType: string, body: Buffer): Promise<Fields> {
  if (body.length === 0) return emptyFields();
  const pairs: [string, string][] = [];
  await new Promise<void>((resolve, reject) => {
    const parser = new Busboy({ headers: { 'content-type': contentType }, isPartAFile: isFile });
    parser.on('field', (name: string | undefined, value) => {
      if (name !== undefined) pairs.push([name.replace(/%(?:22|0A|0D)/g, (text) => ESCAPED[text] ?? text), value]);
    });
    parser.once('finish', resolve).once('error', reject).end(body);
  }).catch(() => {
    throw new RequestError(400, 'The request body is not valid multipart form data.');
  });
  return foldFields(pairs);
}
