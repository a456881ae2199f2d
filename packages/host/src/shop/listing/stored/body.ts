/** A copy that begins where words and doubles may. */
const copied = (body: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(body);

/**
 * The bytes of a block as the driver gives them, at an address where words and doubles may begin. Numbers in blocks are little-endian, as they are in
 * memory on every processor that Node is built for here.
 */
export function alignedBody(body: Uint8Array): Uint8Array<ArrayBuffer> {
  const { buffer, byteOffset, byteLength } = body;
  // What shares a small buffer with others would keep all of it in memory.
  const isOwn = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength;
  return isOwn ? new Uint8Array(buffer, byteOffset, byteLength) : copied(body);
}

/** The same of numbers that PostgreSQL's `int4send` or `float8send` wrote, which are big-endian. */
export function swappedBody(body: Uint8Array, width: 4 | 8): Uint8Array<ArrayBuffer> {
  const own = copied(body);
  const bytes = Buffer.from(own.buffer);
  if (width === 4) bytes.swap32();
  else bytes.swap64();
  return own;
}

/** An aligned body as words. */
export const wordsOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint32Array =>
  new Uint32Array(buffer, byteOffset, byteLength >>> 2);

/** An aligned body as doubles. */
export const doublesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Float64Array =>
  new Float64Array(buffer, byteOffset, byteLength >>> 3);

/** Aligned bodies in a row. */
export function joined(bodies: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(bodies.reduce((length, { byteLength }) => length + byteLength, 0));
  let at = 0;
  for (const body of bodies) {
    all.set(body, at);
    at += body.byteLength;
  }
  return all;
}
