/** Money as the platform prints it (docs/platform.md: filters). */

type Separators = { decimals: boolean; thousands: string; decimal: string };

const PLACEHOLDERS: Record<string, Separators> = {
  amount: { decimals: true, thousands: ',', decimal: '.' },
  amount_no_decimals: { decimals: false, thousands: ',', decimal: '.' },
  amount_with_comma_separator: { decimals: true, thousands: '.', decimal: ',' },
  amount_no_decimals_with_comma_separator: { decimals: false, thousands: '.', decimal: ',' },
  amount_with_apostrophe_separator: { decimals: true, thousands: "'", decimal: '.' },
  amount_no_decimals_with_space_separator: { decimals: false, thousands: ' ', decimal: '.' },
  amount_with_space_separator: { decimals: true, thousands: ' ', decimal: ',' },
  amount_with_period_and_space_separator: { decimals: true, thousands: ' ', decimal: '.' },
};

/** `cents` in a format of the shop, e.g. `${{amount_no_decimals}}`. Minor units; halves round away from zero. */
export function formatMoney(cents: number, format: string): string {
  return format.replace(/\{\{\s*(\w+)\s*\}\}/g, (whole, name: string) => {
    const separators = Object.hasOwn(PLACEHOLDERS, name) ? PLACEHOLDERS[name] : undefined;
    return separators ? amount(cents, separators) : whole;
  });
}

function amount(cents: number, { decimals, thousands, decimal }: Separators): string {
  const minor = Math.round(Math.abs(cents));
  const units = decimals ? Math.floor(minor / 100) : Math.round(Math.abs(cents) / 100);
  const grouped = String(units).replace(/\B(?=(\d{3})+$)/g, thousands);
  // An amount that is rounded to nothing has no sign.
  const sign = cents < 0 && (decimals ? minor : units) > 0 ? '-' : '';
  return sign + grouped + (decimals ? decimal + String(minor % 100).padStart(2, '0') : '');
}
