import type { PaymentReason } from '../../shop/checkout/gateway.ts';

/** Fields of addresses and contacts that messages name, as the forms label them. */
export type NamedField =
  | 'email'
  | 'first_name'
  | 'last_name'
  | 'address1'
  | 'city'
  | 'country'
  | 'province'
  | 'zip'
  | 'phone';

/** All texts of the checkout and order pages in one language. Amounts and names are passed in formatted. */
export interface CheckoutTexts {
  /** For the page's `lang`, and for what `Intl` writes. */
  language: string;
  page: {
    title(page: string, shop: string): string;
    /** The title of a page with something wrong on it. */
    wrong(title: string): string;
    skip: string;
    shop: string;
    bag: string;
    /** A name and what belongs to it: `Engraving: A.V.` */
    pair(name: string, value: string): string;
    /** Recipient properties of a gift card, by their English name. */
    properties: Readonly<Record<string, string>>;
    /** A chosen day, `YYYY-MM-DD`. */
    day(day: string): string;
    /** By handle. */
    policies: Readonly<Record<string, string>>;
  };
  steps: { label: string; information: string; shipping: string; payment: string };
  forward: { shipping: string; payment: string; plain: string };
  back: { bag: string; information: string; shipping: string };
  messages: { changed: string; changeCart: string; fields(count: number): string };
  contact: {
    legend: string;
    email: string;
    hint: string;
    news: string;
    haveAccount: string;
    logIn: string;
    addresses: string;
    shippingAddress: string;
  };
  address: {
    optional: string;
    country: string;
    chooseCountry: string;
    updateStates: string;
    firstName: string;
    lastName: string;
    company: string;
    address1: string;
    address2: string;
    city: string;
    phone: string;
    choose: string;
    none: string;
    /** What provinces are called, by the platform's English word. */
    zones: Readonly<Record<string, string>>;
    /** What postal codes are called, by the platform's English word. */
    zips: Readonly<Record<string, string>>;
  };
  shipping: { legend: string; nowhere: string; free: string };
  review: {
    contact: string;
    shipTo: string;
    address: string;
    method: string;
    change: string;
    /** Visually hidden text after `change`. */
    what: { contact: string; address: string; method: string };
  };
  payment: {
    nothing: string;
    billingAddress: string;
    order: string;
    pay(amount: string): string;
    same: string;
    other: string;
    card: string;
    test: string;
    number: string;
    name: string;
    expiry: string;
    code: string;
  };
  summary: {
    title: string;
    quantity: string;
    was: string;
    code: string;
    apply: string;
    remove: string;
    unusable(code: string): string;
    codes: string;
    giftCard(lastCharacters: string): string;
    subtotal: string;
    discount: string;
    shipping: string;
    shippingLater: string;
    tax: string;
    taxLater: string;
    total: string;
    refunded: string;
  };
  /** A tax as its line names it, or by its place where that is known. */
  tax(title: string, place: string): string;
  fields: {
    names: Readonly<Record<NamedField, string>>;
    unnamed: string;
    blank(what: string): string;
    tooLong: string;
    notFound(what: string): string;
    email: string;
    zip: string;
    phone: string;
    invalid(what: string): string;
  };
  problems: {
    discount(code: string): string;
    giftCard: string;
    rate: string;
    total(amount: string): string;
    stock: string;
    soldOut(name: string): string;
    fewer(name: string, available: number, wanted: number): string;
    noCode: string;
    codes: string;
    /** Messages of the payment provider, both whole sentences. */
    declined(why: string): string;
    failed(why: string): string;
    payment: Readonly<Record<PaymentReason, string>>;
    checkoutGone: string;
    orderGone: string;
    noOrder: string;
  };
  card: { number: string; name: string; expiry: string; expired: string; code: string };
  order: {
    name(order: string): string;
    /** Title of the page after paying. */
    thanks: string;
    /** `name` is empty where it is not known. */
    thankYou(name: string): string;
    confirmed(email: string): string;
    confirmation(number: string): string;
    continue: string;
    cancelled: string;
    sent: string;
    partlySent: string;
    preparing: string;
    parcel: string;
    contact: string;
    shippingAddress: string;
    billingAddress: string;
    shippingMethod: string;
    payment: string;
    card(brand: string, lastDigits: string): string;
  };
}
