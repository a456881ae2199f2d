/**
 * Minor units of a price as people and spreadsheets write it: `1,234.50`, `1.234,50 €`, `$ 19`, `12,5`. Null where it is no
 * price. A single point is always the decimal point, as in the platform's own export; a single comma before exactly three
 * digits separates thousands.
 */
export function parsePrice(text: string): number | null {
  const match = /^[^\d.,-]*(-?)[^\d.,-]*([\d.,'’\s]*\d)[^\d.,]*$/u.exec(text.trim());
  if (!match || match[1] === '-') return null;
  const digits = (match[2] ?? '').replace(/['’\s]/g, '');
  const comma = digits.lastIndexOf(',');
  const point = digits.lastIndexOf('.');
  const commas = digits.split(',').length - 1;
  const points = digits.split('.').length - 1;
  let decimal = -1;
  if (comma >= 0 && point >= 0) decimal = Math.max(comma, point);
  else if (points === 1) decimal = point;
  else if (commas === 1 && digits.length - comma !== 4) decimal = comma;
  const grouped = decimal < 0 ? digits : digits.slice(0, decimal);
  if (!/^\d*$|^\d{1,3}(,\d{2,3})*,\d{3}$|^\d{1,3}(\.\d{3})+$/.test(grouped)) return null;
  const whole = grouped.replace(/[.,]/g, '') || '0';
  const part = decimal < 0 ? '' : digits.slice(decimal + 1);
  if (!/^\d*$/.test(part)) return null;
  const minor = Number(whole) * 100 + Math.round(Number(`0.${part || '0'}`) * 100);
  return Number.isSafeInteger(minor) && minor <= 1e11 ? minor : null;
}
