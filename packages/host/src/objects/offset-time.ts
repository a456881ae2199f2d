import { offsetAt } from '@vitrine/liquid';

/**
 * A stored time as the platform writes it in JSON and feeds: on the shop's clock, with its offset, to the second (`2022-04-14T16:56:02-04:00`).
 * A text that is no time stays as it is.
 * @param zone IANA name, as `Shop.timezone`
 */
export function offsetTime(stored: string, zone: string): string {
  const epoch = Math.floor(Date.parse(stored) / 1000);
  if (Number.isNaN(epoch)) return stored;
  const offset = offsetAt(epoch, zone);
  const minutes = Math.abs(Math.round(offset / 60));
  const pair = (value: number) => String(value).padStart(2, '0');
  const local = new Date((epoch + offset) * 1000).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${pair(Math.floor(minutes / 60))}:${pair(minutes % 60)}`;
}

/** A record with its times on the shop's clock. */
export function onShopClock<T extends { createdAt?: string; publishedAt?: string | null; updatedAt?: string }>(
  record: T,
  zone: string,
): T {
  const { createdAt, publishedAt, updatedAt } = record;
  return {
    ...record,
    ...(createdAt !== undefined && { createdAt: offsetTime(createdAt, zone) }),
    ...(typeof publishedAt === 'string' && { publishedAt: offsetTime(publishedAt, zone) }),
    ...(updatedAt !== undefined && { updatedAt: offsetTime(updatedAt, zone) }),
  };
}
