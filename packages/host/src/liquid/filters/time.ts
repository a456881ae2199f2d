import { offsetAt } from '@vitrine/liquid';

/** The next time at which a clock of the zone shows another minute, or another hour. Times are ms since 1970. */
export function endOf(unit: 'minute' | 'hour', epoch: number, zone: string): number {
  const length = unit === 'minute' ? 60_000 : 3_600_000;
  const local = epoch + offsetAt(Math.floor(epoch / 1000), zone) * 1000;
  return epoch + length - (((local % length) + length) % length);
}
