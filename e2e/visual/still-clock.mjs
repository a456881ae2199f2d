/** Preload of a shop (`node --import`): its clock starts at VITRINE_STILL_NOW, so that the dates it prints stay the same. */
const { Date: Real } = globalThis;
const offset = Real.parse(process.env.VITRINE_STILL_NOW ?? '') - Real.now();
if (Number.isNaN(offset)) throw new Error('VITRINE_STILL_NOW must be a date.');

const now = () => Real.now() + offset;

globalThis.Date = new Proxy(Real, {
  construct: (date, args) => (args.length === 0 ? new date(now()) : new date(...args)),
  get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
});
