import { describe, expect, it } from 'vitest';
import { mailTime, recipientErrors } from './recipient.ts';

const now = new Date('2026-11-21T02:30:00Z');
const sent = (more: Record<string, string>) =>
  recipientErrors(
    { __shopify_send_gift_card_to_recipient: 'true', 'Recipient email': 'ada@example.com', ...more },
    now,
  );

describe('the day a gift card is sent', () => {
  const inNewYork = (day: string) => sent({ 'Send on': day, __shopify_offset: '300' });
  it("counts by the shopper's own calendar: their today is the first", () => {
    expect(inNewYork('2026-11-19')).toEqual({ send_on: ['must be within 90 days from now'] });
    expect(inNewYork('2026-11-20')).toBeNull();
  });
  it('is at most 90 days ahead', () => {
    expect(inNewYork('2027-02-18')).toBeNull();
    expect(inNewYork('2027-02-19')).toEqual({ send_on: ['must be within 90 days from now'] });
  });
  it('has a day of grace where the calendar is not known, or not to be believed', () => {
    const offsets: Record<string, string>[] = [{}, { __shopify_offset: 'x' }, { __shopify_offset: '9999' }];
    for (const offset of offsets) {
      expect(sent({ 'Send on': '2026-11-20', ...offset })).toBeNull();
      expect(sent({ 'Send on': '2026-11-19', ...offset })).not.toBeNull();
    }
  });
  it('is a day of the calendar, or none', () => {
    expect(sent({ 'Send on': '2027-02-29' })).not.toBeNull();
    expect(sent({ 'Send on': '21.11.2026' })).not.toBeNull();
    expect(sent({ 'Send on': '' })).toBeNull();
  });
});

it('wants an email only where the card is sent to someone', () => {
  expect(recipientErrors({ 'Recipient email': '' }, now)).toBeNull();
  expect(sent({ 'Recipient email': '' })).toEqual({ email: ["can't be blank"] });
  expect(sent({ 'Recipient email': 'nobody' })).toEqual({ email: ['is invalid'] });
});

it('limits the message to 200 characters', () => {
  expect(sent({ Message: 'x'.repeat(200) })).toBeNull();
  expect(sent({ Message: 'x'.repeat(201) })).toEqual({ message: ['is too long (maximum is 200 characters)'] });
});

it('is mailed when the chosen day begins for the buyer, at noon in UTC without their time zone, else at once', () => {
  const sentOn = (day: string, offset?: string) =>
    mailTime({
      __shopify_send_gift_card_to_recipient: 'true',
      'Send on': day,
      ...(offset === undefined ? {} : { __shopify_offset: offset }),
    })?.toISOString();
  expect(sentOn('2026-12-24', '300')).toBe('2026-12-24T05:00:00.000Z');
  expect(sentOn('2026-12-24', '-60')).toBe('2026-12-23T23:00:00.000Z');
  expect(sentOn('2026-12-24')).toBe('2026-12-24T12:00:00.000Z');
  expect([sentOn(''), sentOn('24.12.2026'), mailTime({ 'Send on': '2026-12-24' })]).toEqual([
    undefined,
    undefined,
    null,
  ]);
});
