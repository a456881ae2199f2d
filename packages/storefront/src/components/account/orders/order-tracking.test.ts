import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';

// Run by Node itself, so that the data and the parity check share one copy of the compiler.
const { dataPrinter } = createRequire(import.meta.filename)(
  '@vitrine/compiler/parity.ts',
) as typeof import('@vitrine/compiler/parity.ts');

interface Parcel {
  tracking_company: string | null;
  tracking_number: string | null;
  tracking_url: string | null;
}
type Line = { fulfillment: Parcel | null };
type Shown = { company: string; number: string; url: string }[];

const file = join(import.meta.dirname, 'order-tracking.ts');
const printed = (name: string) => dataPrinter(file, name, viewFixture(), 'line_item[]') as (lines: Line[]) => Shown;
const tracking = printed('trackingOf');
const untold = printed('untoldOf');

const parcel = (number: string | null, url: string | null, company: string | null = 'UPS'): Line => ({
  fulfillment: { tracking_company: company, tracking_number: number, tracking_url: url },
});

/** What can be followed, in the order in which it first comes. */
function byKey(lines: Line[], keyOf: (parcel: Parcel) => string | null): Shown {
  const shown = new Map<string, Shown[number]>();
  for (const { fulfillment } of lines) {
    const key = fulfillment?.tracking_url ? keyOf(fulfillment) : null;
    if (!fulfillment || !key || shown.has(key)) continue;
    shown.set(key, {
      company: fulfillment.tracking_company ?? '',
      number: fulfillment.tracking_number ?? '',
      url: fulfillment.tracking_url ?? '',
    });
  }
  return [...shown.values()];
}

test('lines in one parcel are followed by one link, and those in several by one each', { tags: ['account-19'] }, () => {
  expect(tracking([parcel('1Z', '/1Z'), parcel('2Z', '/2Z', 'FedEx'), parcel('1Z', '/1Z')])).toEqual([
    { company: 'UPS', number: '1Z', url: '/1Z' },
    { company: 'FedEx', number: '2Z', url: '/2Z' },
  ]);
});

test('without an address there is no link, whatever the number', { tags: ['account-18'] }, () => {
  expect([tracking([parcel('M-2217', null), { fulfillment: null }]), untold([parcel('M-2217', null)])]).toEqual([
    [],
    [],
  ]);
});

test('an address without a number is shown once, by its company', () => {
  expect(untold([parcel(null, '/a'), parcel(null, '/a'), parcel('1Z', '/1Z')])).toEqual([
    { company: 'UPS', number: '', url: '/a' },
  ]);
});

test('whatever the parcels: one link for each number that has an address, none else', { tags: ['account-19'] }, () => {
  const few = (...values: string[]) => fc.option(fc.constantFrom(...values), { nil: null });
  const lines = fc.array(
    fc.record({
      fulfillment: fc.option(
        fc.record({
          tracking_company: few('UPS', 'La Poste'),
          tracking_number: few('1Z', '2Z', '3 4'),
          tracking_url: few('/1', '/2?a=b&c="d"'),
        }),
        { nil: null },
      ),
    }),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(lines, (given) => {
      expect(tracking(given)).toEqual(byKey(given, ({ tracking_number }) => tracking_number));
      expect(untold(given)).toEqual(
        byKey(given, ({ tracking_number, tracking_url }) => (tracking_number === null ? tracking_url : null)),
      );
    }),
  );
});
