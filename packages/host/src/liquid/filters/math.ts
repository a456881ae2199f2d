import { LiquidError } from '../language/error.ts';
import type { Filter, FilterTable } from '../language/filter.ts';
import { decimal, fromNumeric, type Numeric, toInteger, toNumeric } from '../language/number.ts';

/** A calculation on two numbers; the result is a float if either is. */
function binary(calculate: (left: Numeric, right: Numeric) => number): Filter {
  return (input, [operand]) => {
    const left = toNumeric(input);
    const right = toNumeric(operand);
    return fromNumeric({ value: decimal(calculate(left, right)), float: left.float || right.float });
  };
}

function divide(left: Numeric, right: Numeric): number {
  if (right.value === 0) throw new LiquidError('divided by 0');
  const quotient = left.value / right.value;
  return left.float || right.float ? quotient : Math.floor(quotient);
}

/** Ruby's modulo: the result has the sign of the divisor. */
function modulo(left: Numeric, right: Numeric): number {
  if (right.value === 0) throw new LiquidError('divided by 0');
  return left.value - right.value * Math.floor(left.value / right.value);
}

/** Half away from zero, on the decimal digits as printed. */
function round(value: number, digits: number): number {
  if (!Number.isFinite(value)) return value;
  const [mantissa = '0', exponent = '0'] = String(Math.abs(value)).split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  const [head = '0', power = '0'] = String(shifted).split('e');
  const result = Number(`${head}e${Number(power) - digits}`);
  return value < 0 && result !== 0 ? -result : result;
}

/** The larger or smaller of two numbers, itself unchanged. */
function bound(choose: (left: number, right: number) => boolean): Filter {
  return (input, [limit]) => {
    const left = toNumeric(input);
    const right = toNumeric(limit);
    return fromNumeric(choose(left.value, right.value) ? right : left);
  };
}

export const mathFilters: FilterTable = {
  plus: binary((left, right) => left.value + right.value),
  minus: binary((left, right) => left.value - right.value),
  times: binary((left, right) => left.value * right.value),
  divided_by: binary(divide),
  modulo: binary(modulo),
  abs: (input) => {
    const { value, float } = toNumeric(input);
    return fromNumeric({ value: Math.abs(value), float });
  },
  ceil: (input) => Math.ceil(toNumeric(input).value) + 0,
  floor: (input) => Math.floor(toNumeric(input).value),
  round: (input, [digits]) => {
    const { value, float } = toNumeric(input);
    const places = Math.max(-20, Math.min(20, toInteger(digits)));
    return fromNumeric({ value: round(value, places), float: float && places > 0 });
  },
  at_least: bound((left, right) => left < right),
  at_most: bound((left, right) => left > right),
};
