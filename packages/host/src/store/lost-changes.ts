import { readFileSync } from 'node:fs';
import { sizeOf } from './database-file.ts';

/** Bytes of the log's own header, and of a frame's before its page (https://sqlite.org/fileformat.html#the_write_ahead_log). */
const HEADER = 32;
const FRAME = 24;

/** Adds words to the running checksum of a log. */
function addChecksum(sum: Uint32Array, bytes: DataView, from: number, to: number, isLittle: boolean): void {
  let [a = 0, b = 0] = sum;
  for (let at = from; at < to; at += 8) {
    a = (a + bytes.getUint32(at, isLittle) + b) >>> 0;
    b = (b + bytes.getUint32(at + 4, isLittle) + a) >>> 0;
  }
  sum[0] = a;
  sum[1] = b;
}

/**
 * How many changes in the log next to a database cannot be read because the log is damaged before them: SQLite skips them silently. 0 where
 * the log is intact, and where it ends in a change that was never acknowledged: each change was on disk before the next began, so nothing
 * follows a torn one.
 */
export function lostChanges(file: string): number {
  const log = `${file}-wal`;
  if (sizeOf(log) <= HEADER) return 0;
  const buffer = readFileSync(log);
  const bytes = new DataView(buffer.buffer, buffer.byteOffset, buffer.byteLength);
  const isLittle = bytes.getUint32(0) === 0x377f0682;
  const size = FRAME + bytes.getUint32(8);
  const salt = bytes.getBigUint64(16);
  const sum = new Uint32Array(2);
  addChecksum(sum, bytes, 0, 24, isLittle);
  let isSound = sum[0] === bytes.getUint32(24) && sum[1] === bytes.getUint32(28);
  if (!isSound || size < FRAME + 512) return 0;
  let commits = 0;
  for (let at = HEADER; at + size <= bytes.byteLength; at += size) {
    // Of an earlier use of the file.
    if (bytes.getBigUint64(at + 8) !== salt) continue;
    if (isSound) {
      addChecksum(sum, bytes, at, at + 8, isLittle);
      addChecksum(sum, bytes, at + FRAME, at + size, isLittle);
      isSound = sum[0] === bytes.getUint32(at + 16) && sum[1] === bytes.getUint32(at + 20);
    }
    if (!isSound && bytes.getUint32(at + 4) !== 0) commits += 1;
  }
  return commits > 1 ? commits : 0;
}
