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

test('the country is read in the language of the page, and a numbered province by its name', () => {
  const address = {
    name: 'Rin Mori',
    address1: '1-2',
    city: 'Setagaya',
    province: 'Tōkyō',
    province_code: 'JP-13',
    zip: '154-0001',
    country: 'Japan',
    country_code: 'JP',
  };
  const shown = (locale: string) => renderText('{{ address | format_address }}', { address }, { locale });
  expect(shown('en')).toBe('<p>Rin Mori<br>1-2<br>Setagaya Tōkyō 154-0001<br>Japan</p>');
  expect(shown('fr')).toContain('<br>Japon</p>');
});
