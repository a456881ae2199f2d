/**
 * Products are put into chunks, by type and then by age, so that a collection of one type is in few of them. Within a chunk those with more
 * variants come first: the products that have a variant in place `n` are then the first so many, and a bitmap for that place ends with them.
 */
export const CHUNK_BITS = 16;
/** Products of a chunk at most. */
export const CHUNK = 1 << CHUNK_BITS;
/** Words of a bitmap of all products that one chunk takes. */
export const CHUNK_WORDS = CHUNK / 32;

/** A product's place in the bitmaps of the whole catalogue. */
export type Slot = number;

export const chunkOf = (slot: Slot): number => Math.floor(slot / CHUNK);
/** Its place within the chunk. */
export const lowOf = (slot: Slot): number => slot % CHUNK;
