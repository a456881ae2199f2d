/**
 * Gives a buffer's memory back at once; it is empty afterwards, and nobody may be using it. Left to the garbage collector,
 * decoded pictures wait until JavaScript has made garbage of its own: 40 MB and more. (sharp's `toUint8Array` is made for
 * this, but keeps a copy for ever.) What is a part of other memory is left alone.
 */
export function free({ buffer, length }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === length) buffer.transfer(0);
}
