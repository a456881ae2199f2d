import type { ChunkParts } from './chunk-masks.ts';
import type { LiveListing } from './live-listing.ts';
import type { ResolvedList } from './resolve-list.ts';
import { CHUNK_WORDS } from './slots.ts';
import { decodeTerms } from './term-block.ts';

/** Chunks whose blocks are in use at once: more of a catalogue would not fit into what a process keeps. */
const TOGETHER = 16;
/** ms of computing before others get a turn. */
const TURN = 8;

/** Chunks that may have products of a list. */
function chunksOf({ members, foundBits }: ResolvedList, everyChunk: readonly number[]): number[] {
  return everyChunk.filter((chunk) =>
    [members, foundBits].every(
      (bits) =>
        bits === null || bits.subarray(chunk * CHUNK_WORDS, (chunk + 1) * CHUNK_WORDS).some((word) => word !== 0),
    ),
  );
}

/** The chunks of a list with the blocks that its filters and `params` need; between them others get a turn. */
export async function* readParts(
  live: LiveListing,
  list: ResolvedList,
  params: readonly string[],
): AsyncGenerator<ChunkParts> {
  const chunks = chunksOf(list, live.everyChunk);
  const names = [
    ...new Set([...list.ofList, ...list.ofProducts, ...list.ofVariants].map(({ param }) => param).concat(params)),
  ];
  let began = performance.now();
  for (let start = 0; start < chunks.length; start += TOGETHER) {
    const some = chunks.slice(start, start + TOGETHER);
    const [priced, ...terms] = await Promise.all([
      live.pricedVariants(some, list.priceFrom, list.priceTo),
      ...names.map((name) => live.reader.read('terms', name, some)),
    ]);
    for (const [at, chunk] of some.entries()) {
      const stock = live.stock[chunk];
      if (!stock) continue;
      if (performance.now() - began > TURN) {
        await new Promise((resolve) => setImmediate(resolve));
        began = performance.now();
      }
      const blocks = names.flatMap((name, index) => {
        const body = terms[index]?.[at];
        return body ? [[name, decodeTerms(body)] as const] : [];
      });
      yield { chunk, stock, terms: new Map(blocks), priced: priced[at] ?? null };
    }
  }
}
