import { LiquidFloat } from '../src/values/float.ts';

/** The JSON text that `readJson` reads as this value: floats with their point, integers with all digits, keys in order. */
export function writeJson(value: unknown): string {
  if (value instanceof LiquidFloat) return Object.is(value.value, -0) ? '-0.0' : value.value.toFixed(1);
  if (typeof value === 'bigint') return String(value);
  if (Array.isArray(value)) return `[${value.map(writeJson).join(',')}]`;
  if (value instanceof Map) return writeMembers([...value]);
  if (typeof value === 'object' && value !== null) return writeMembers(Object.entries(value));
  return JSON.stringify(value ?? null);
}

const writeMembers = (members: readonly (readonly [string, unknown])[]): string =>
  `{${members.map(([key, value]) => `${JSON.stringify(key)}:${writeJson(value)}`).join(',')}}`;
