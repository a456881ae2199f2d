import { type Drop, defineDrop } from '@vitrine/liquid';

const known = { symbol: new Map<string, string>(), name: new Map<string, string>() };

/** Symbols that the platform writes in another way than the runtime does. */
const SYMBOLS: Readonly<Record<string, string>> = {
  AED: 'د.إ',
  BGN: 'лв.',
  BHD: 'د.ب',
  DKK: 'kr.',
  EGP: 'ج.م',
  JOD: 'د.ا',
  KES: 'KSh',
  KWD: 'د.ك',
  LBP: 'ل.ل',
  MAD: 'د.م.',
  OMR: 'ر.ع.',
  PEN: 'S/',
  QAR: 'ر.ق',
  RON: 'Lei',
  SAR: 'ر.س',
};

/** A list of countries formats each currency many times, and the first call takes 0.1 ms. */
function part(iso: string, style: 'symbol' | 'name'): string {
  const text = known[style].get(iso) ?? read(iso, style);
  known[style].set(iso, text);
  return text;
}

function read(iso: string, style: 'symbol' | 'name'): string {
  const own = style === 'symbol' ? SYMBOLS[iso] : undefined;
  if (own !== undefined) return own;
  try {
    if (style === 'name') return new Intl.DisplayNames('en', { type: 'currency' }).of(iso) ?? iso;
    const parts = new Intl.NumberFormat('en', {
      style: 'currency',
      currency: iso,
      currencyDisplay: 'narrowSymbol',
    }).formatToParts(0);
    return parts.find((candidate) => candidate.type === 'currency')?.value ?? iso;
  } catch {
    return iso;
  }
}

/** A currency by its ISO 4217 code. */
export const currencyDrop: (iso: string) => Drop = defineDrop<string>({
  kind: 'currency',
  fields: { iso_code: (iso) => iso, symbol: (iso) => part(iso, 'symbol'), name: (iso) => part(iso, 'name') },
  print: (iso) => iso,
  json: (iso) => ({ iso_code: iso, symbol: part(iso, 'symbol'), name: part(iso, 'name') }),
  identity: (iso) => iso,
});
