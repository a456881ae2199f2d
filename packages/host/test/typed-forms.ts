type Fields = Record<string, string>;

/** The fields of an address form, as somebody in New York fills them in. */
export const addressForm = (
  prefix: 'address' | 'shipping_address' | 'billing_address',
  changes: Fields = {},
): Fields => {
  const typed = {
    country: 'US',
    first_name: 'Ada',
    last_name: 'Vale',
    address1: '12 Mercer Street',
    city: 'New York',
    province: 'NY',
    zip: '10013',
    ...changes,
  };
  return Object.fromEntries(Object.entries(typed).map(([name, value]) => [`${prefix}[${name}]`, value]));
};

/** The checkout's first step. */
export const contactForm = (email = 'ada@example.com', changes: Fields = {}): Fields => ({
  email,
  ...addressForm('shipping_address', changes),
});

/** The checkout's last step. Number 1 pays. */
export const cardForm = (number = '1', name = 'Ada Vale'): Fields => ({
  billing: 'same',
  'card[number]': number,
  'card[name]': name,
  'card[expiry]': '12/39',
  'card[verification_value]': '123',
});
