/**
 * Loaded into the host before its own modules: `Date` tells the time with the offset, in ms, that the file `CAMPAIGN_CLOCK` holds. Timers and
 * `performance.now()` go on as they do when a machine's clock is set.
 */
import { readFileSync, watchFile } from 'node:fs';

const file = process.env.CAMPAIGN_CLOCK;
if (file !== undefined) {
  const RealDate = Date;
  const readOffset = () => Number(readFileSync(file, 'utf8') || '0');
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
