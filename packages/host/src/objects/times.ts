import { type Drop, defineDrop } from '@vitrine/liquid';
import { strftime } from '@vitrine/liquid/filters/date/strftime.ts';
import { inZone } from '@vitrine/liquid/filters/date/wall-time.ts';
import type { ObjectScope } from './scope.ts';

function format(iso: string, timezone: string, pattern: string): string {
  const milliseconds = Date.parse(iso);
  return Number.isNaN(milliseconds) ? iso : strftime(inZone(Math.floor(milliseconds / 1000), timezone), pattern, 'en');
}

/** A stored time as the platform's JSON has it, in the shop's zone: `2022-04-14T16:56:02-04:00`. */
export function jsonTime<T extends string | null>(iso: T, timezone: string): T | string {
  return iso === null ? iso : format(iso, timezone, '%Y-%m-%dT%H:%M:%S%:z');
}

/** A time as templates see it: prints `2022-04-14 16:56:02 -0400`, compares as that text, and is read by the date filters. */
const timeDrop = defineDrop<{ iso: string; timezone: string }>({
  kind: 'time',
  fields: {},
  print: ({ iso, timezone }) => format(iso, timezone, '%Y-%m-%d %H:%M:%S %z'),
  json: ({ iso, timezone }) => jsonTime(iso, timezone),
  identity: ({ iso }) => iso,
  asText: true,
});

/** A stored time (ISO 8601) for a template, in the shop's zone; null stays null. */
export const timeObject = (scope: ObjectScope, iso: string | null): Drop | null =>
  iso === null ? null : timeDrop({ iso, timezone: scope.timezone });
