import { expect, test } from 'vitest';
import { blake3 } from './blake3.ts';

/** Bytes 0 to 250 over and over, as in the specification's own test vectors. */
const pattern = (length: number) => Uint8Array.from({ length }, (_, index) => index % 251);

test.each([
  [1, '2d3adedff11b61f14c886e35afa036736dcd87a74d27b5c1510225d0f592e213'],
  [1024, '42214739f095a406f3fc83deb889744ac00df831c10daa55189b5d121c855af7'],
  [1025, 'd00278ae47eb27b34faecf67b4fe263f82d5412916c1ffd97c8cb7fb814b8444'],
  [2048, 'e776b6028c7cd22a4d0ba182a8bf62205d2ef576467e838ed6f2529b85fba24a'],
  [3072, 'b98cb0ff3623be03326b373de6b9095218513e64f1ee2edd2525c7ad1e5cffd2'],
])('%i bytes', (length, digest) => {
  expect(blake3(pattern(length))).toBe(digest);
});
