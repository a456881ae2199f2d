import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const at = '2022-04-14T20:56:02Z';

test.each([
  ["{{ at | date: '%B %d, %Y' }}", 'April 14, 2022'],
  ["{{ at | date: '%-d/%-m/%y %l:%M %p %z' }}", '14/4/22  4:56 PM -0400'],
  ["{{ at | date: '%a %A %b %^b %e %j %U %W %V %G %u %w' }}", 'Thu Thursday Apr APR 14 104 15 15 15 2022 4 4'],
  [
    "{{ at | date: '%s %L %N %H %I %k %P %C %D %F %T %R %r %%' }}",
    '1649969762 000 000000000 16 04 16 pm 20 04/14/22 2022-04-14 16:56:02 16:56 04:56:02 PM %',
  ],
  ["{{ at | date: '%Z %:z %5Y %_m %Q' }}", 'EDT -04:00 02022  4 %Q'],
  ["{{ '2022-04-14' | date: '%F %H:%M' }}", '2022-04-14 00:00'],
  ["{{ '2022-01-14 10:00' | date: '%F %H:%M %z' }}", '2022-01-14 10:00 -0500'],
  ["{{ '2022-04-14 16:56:02 +0200' | date: '%H:%M %z' }}", '16:56 +0200'],
  ["{{ 'March 14, 2016' | date: '%b %d, %y' }}", 'Mar 14, 16'],
  ["{{ 1649969762 | date: '%Y' }}", '2022'],
  ["{{ '1649969762' | date: '%Y' }}", '2022'],
  ["{{ 'soon' | date: '%Y' }}", 'soon'],
  ["{{ '' | date: '%Y' }}", ''],
  ["{{ nil | date: '%Y' }}", ''],
  ["{{ at | date: '' }}", at],
  ["{{ at | date: format: 'abbreviated_date' }}", 'Apr 14, 2022'],
  ["{{ at | date: format: 'basic' }}", '4/14/2022'],
  ["{{ at | date: format: 'date' }}", 'April 14, 2022'],
  ["{{ at | date: format: 'date_at_time' }}", 'April 14, 2022 at 4:56 pm'],
  ["{{ at | date: format: 'default' }}", 'Thursday, April 14, 2022 at 4:56 pm -0400'],
  ["{{ at | date: format: 'on_date' }}", 'on Apr 14, 2022'],
  ["{{ at | date: format: 'month' }}", 'April'],
  ['{{ at | time_tag }}', '<time datetime="2022-04-14T20:56:02Z">Thu, 14 Apr 2022 16:56:02 -0400</time>'],
  ["{{ at | time_tag: '%b %d' }}", '<time datetime="2022-04-14T20:56:02Z">Apr 14</time>'],
  ["{{ at | time_tag: format: 'basic', datetime: '%Y' }}", '<time datetime="2022">4/14/2022</time>'],
])('%s', (template, expected) => {
  const translate = (key: string) => (key === 'date_formats.month' ? '%B' : `Translation missing: en.${key}`);
  expect(renderText(template, { at }, { timezone: 'America/New_York', translate })).toBe(expected);
});

test('names of months and days are the visitor’s', () => {
  expect(renderText("{{ at | date: '%A %d %B' }}", { at }, { locale: 'fr' })).toBe('jeudi 14 avril');
});

test('the year turns with the shop’s clock, not with the machine’s', () => {
  const late = { at: '2022-01-01T03:00:00Z' };
  expect(renderText("{{ at | date: '%Y-%m-%d' }}", late, { timezone: 'America/Los_Angeles' })).toBe('2021-12-31');
  expect(renderText("{{ at | date: '%Y-%m-%d' }}", late, { timezone: 'Asia/Tokyo' })).toBe('2022-01-01');
});
