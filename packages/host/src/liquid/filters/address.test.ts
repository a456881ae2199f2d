import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test.each([
  [
    {
      name: 'Ada <b>',
      company: '',
      address1: '1 Main St',
      city: 'Austin',
      province_code: 'TX',
      zip: '73301',
      country: 'United States',
      country_code: 'US',
    },
    '<p>Ada &lt;b&gt;<br>1 Main St<br>Austin TX 73301<br>United States</p>',
  ],
  [
    {
      first_name: 'Eva',
      last_name: 'Lind',
      address1: 'Gasse 2',
      city: 'Wien',
      province: 'Wien',
      zip: '1010',
      country: 'Austria',
      country_code: 'AT',
    },
    '<p>Eva Lind<br>Gasse 2<br>1010 Wien<br>Austria</p>',
  ],
])('%#', (address, expected) => {
  expect(renderText('{{ address | format_address }}', { address })).toBe(expected);
});
