/** A part of what is left, largest first; `unit` names the sentence that shows it. */
export interface CountdownPart {
  unit: 'days' | 'hours' | 'minutes' | 'seconds';
  count: number;
}

const SECONDS = { days: 86_400, hours: 3600, minutes: 60, seconds: 1 } as const;

/**
 * What is left until `date` (Unix seconds as text, rule data-25) at `now` (milliseconds): days, hours, minutes and seconds without the
 * leading ones that are zero; empty once the time has passed, or where the text is no time (rule popup-6).
 */
export function countdown(date: string, now: number): CountdownPart[] {
  let left = Math.ceil(Number(date) - now / 1000);
  if (date.trim() === '' || !Number.isFinite(left) || left <= 0) return [];
  const parts: CountdownPart[] = [];
  for (const unit of ['days', 'hours', 'minutes', 'seconds'] as const) {
    const count = Math.floor(left / SECONDS[unit]);
    left -= count * SECONDS[unit];
    if (parts.length > 0 || count > 0) parts.push({ unit, count });
  }
  return parts;
}
