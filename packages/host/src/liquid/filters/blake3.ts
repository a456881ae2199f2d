/** The BLAKE3 hash function, unkeyed, 256 bits, after its specification. */
const IV = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19] as const;
const PERMUTATION = [2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8] as const;
/** Columns, then diagonals. */
const MIXES = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;

const BLOCK = 64;
const CHUNK = 1024;
const CHUNK_START = 1;
const CHUNK_END = 2;
const PARENT = 4;
const ROOT = 8;

interface Node {
  chaining: Uint32Array;
  block: Uint32Array;
  counter: number;
  length: number;
  flags: number;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function at(words: Uint32Array, index: number): number {
  return words[index] ?? 0;
}

function compress({ chaining, block, counter, length, flags }: Node): Uint32Array {
  const state = Uint32Array.of(
    ...chaining,
    ...IV.slice(0, 4),
    counter >>> 0,
    Math.floor(counter / 2 ** 32),
    length,
    flags,
  );
  let message = block;
  for (let round = 0; round < 7; round++) {
    MIXES.forEach(([a, b, c, d], index) => {
      for (let half = 0; half < 2; half++) {
        state[a] = at(state, a) + at(state, b) + at(message, 2 * index + half);
        state[d] = rotate(at(state, d) ^ at(state, a), half === 0 ? 16 : 8);
        state[c] = at(state, c) + at(state, d);
        state[b] = rotate(at(state, b) ^ at(state, c), half === 0 ? 12 : 7);
      }
    });
    const previous = message;
    message = Uint32Array.from(PERMUTATION, (index) => at(previous, index));
  }
  return Uint32Array.from({ length: 8 }, (_, index) => at(state, index) ^ at(state, index + 8));
}

/** The last block of a chunk, not yet compressed: it may turn out to be the root. */
function chunkNode(chunk: Uint8Array, counter: number): Node {
  let chaining: Uint32Array = Uint32Array.from(IV);
  const blocks = Math.max(1, Math.ceil(chunk.length / BLOCK));
  for (let index = 0; ; index++) {
    const bytes = chunk.subarray(index * BLOCK, (index + 1) * BLOCK);
    const padded = new Uint8Array(BLOCK);
    padded.set(bytes);
    const view = new DataView(padded.buffer);
    const block = Uint32Array.from({ length: 16 }, (_, word) => view.getUint32(word * 4, true));
    const flags = (index === 0 ? CHUNK_START : 0) | (index === blocks - 1 ? CHUNK_END : 0);
    const node = { chaining, block, counter, length: bytes.length, flags };
    if (index === blocks - 1) return node;
    chaining = compress(node);
  }
}

/** The tree over all chunks: the left side is the largest power of two of chunks that leaves something to the right. */
function treeNode(data: Uint8Array, firstChunk: number): Node {
  if (data.length <= CHUNK) return chunkNode(data, firstChunk);
  const left = 2 ** Math.floor(Math.log2((data.length - 1) / CHUNK));
  const children = [
    treeNode(data.subarray(0, left * CHUNK), firstChunk),
    treeNode(data.subarray(left * CHUNK), firstChunk + left),
  ];
  const block = Uint32Array.from(children.flatMap((child) => [...compress(child)]));
  return { chaining: Uint32Array.from(IV), block, counter: 0, length: BLOCK, flags: PARENT };
}

/** Hexadecimal BLAKE3 digest, 64 digits. */
export function blake3(data: Uint8Array): string {
  const root = treeNode(data, 0);
  const words = compress({ ...root, counter: 0, flags: root.flags | ROOT });
  const bytes = Buffer.alloc(32);
  for (const [index, word] of words.entries()) bytes.writeUInt32LE(word, index * 4);
  return bytes.toString('hex');
}
