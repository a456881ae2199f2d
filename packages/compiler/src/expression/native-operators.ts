/** Shared by the operators: on constants JavaScript's operators run; a result of values that must not be rendered must not be rendered either. */
import { Entry } from './entry.ts';
import { isExpression, isUnrendered } from './node.ts';
import { RefusedError, refuse } from './refuse.ts';

/** A value computed from one that must not be rendered must not be rendered either. */
export const unrendered = (...values: readonly unknown[]): unknown => values.find(isUnrendered);

/** Applies JavaScript's operator to constants. */
export function natively<T>(sign: string, values: readonly unknown[], run: () => T): T {
  if (values.some((value) => isOfPage(value)))
    return refuse(
      `\`${sign}\` is used on a list or an object, of which only the page knows what it is as a text or a number`,
      'Use .join, name a member, or call its method',
    );
  try {
    return run();
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return refuse(`\`${sign}\` throws an error here (${(error as Error).message})`, 'Convert the values first');
  }
}

/** Whether converting an object to a text or a number would read expressions. */
export function isOfPage(value: unknown, depth = 0): boolean {
  if (value === null || typeof value !== 'object') return false;
  if (isExpression(value) || value instanceof Entry) return true;
  if (Array.isArray(value)) return depth > 5 || value.some((item) => isOfPage(item, depth + 1));
  if (value instanceof Error && (isExpression(value.message) || isExpression(value.name))) return true;
  return CONVERSIONS.some((name) => !isNative((value as Record<PropertyKey, unknown>)[name]));
}

const CONVERSIONS = [Symbol.toPrimitive, 'valueOf', 'toString'] as const;
const isNative = (method: unknown): boolean =>
  method === undefined ||
  [Object, Date, RegExp, Error, Number, String, Boolean].some(({ prototype }) =>
    CONVERSIONS.some((name) => Reflect.get(prototype, name) === method),
  );

export const isConstant = (...values: unknown[]): boolean => values.every((v) => !isExpression(v));
