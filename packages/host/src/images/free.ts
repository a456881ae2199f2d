/**
 * Frees a buffer's memory at once; it is empty afterwards, and nothing may be using it. Left to the garbage collector, decoded pictures
 * stay until JavaScript has produced garbage of its own: 40 MB and more. (sharp's `toUint8Array` exists for this, but retains a copy for
 * ever.) A view of shared memory is left alone.
 */
export function free({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}
