/** A float as the language prints it: `4.0`, `0.0001`, `1.0e-05`, `1.0e+15`, `-0.0`, `Infinity`, `NaN`. */
export function printFloat(value: number): string {
  if (!Number.isFinite(value)) return String(value);
  if (value === 0) return Object.is(value, -0) ? '-0.0' : '0.0';
  const size = Math.abs(value);
  if (Number.isInteger(value) ? size < 1e15 : size >= 1e-4)
    return Number.isInteger(value) ? `${value}.0` : String(value);
  const [, mantissa = '', sign = '', power = ''] = /^(.*)e([-+])(.*)$/.exec(value.toExponential()) ?? [];
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${sign}${power.padStart(2, '0')}`;
}
