/**
 * Loaded into the host before its own modules: shifts `Date` by the offset, in ms, in the file `clock.txt` of the data folder; 0 without
 * one. Timers and `performance.now()` continue as they do when a machine's clock is set.
 */
import { existsSync, readFileSync, watchFile } from 'node:fs';
import path from 'node:path';

export const CLOCK_FILE = 'clock.txt';

const folder = process.env.CAMPAIGN_DATA;
if (folder !== undefined) {
  const file = path.join(folder, CLOCK_FILE);
  const RealDate = Date;
  const readOffset = () => (existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0);
  let offset = readOffset();
  watchFile(file, { interval: 20, persistent: false }, () => {
    offset = readOffset();
  });
  const now = () => RealDate.now() + offset;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
  });
}
