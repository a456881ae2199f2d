import type { MailTexts } from './texts.ts';

export const english: MailTexts = {
  language: 'en',
  pair: (name, value) => `${name}: ${value}`,
  reset: {
    subject: 'Reset your password',
    heading: 'Reset your password',
    sentence: 'Follow this link to choose a new password for your account.',
    action: 'Choose a new password',
    after: 'If you did not ask for it, there is nothing to do: your password stays as it is.',
  },
  activation: {
    subject: 'Activate your account',
    heading: 'Activate your account',
    sentence: 'Choose a password to see your orders and to check out faster.',
    action: 'Activate the account',
    after: 'The link is good for 30 days.',
  },
  welcome: (shop) => ({
    subject: `Welcome to ${shop}`,
    heading: 'Your account is ready',
    sentence:
      'Your orders and addresses are kept in it from now on. Confirm this address to also find the orders you made with it before.',
    action: 'Confirm this address',
    after:
      'You receive this mail because an account was made with this address. If it was not you, do not follow the link.',
  }),
  knownAddress: (shop) => ({
    subject: `Your account at ${shop}`,
    heading: 'You have an account already',
    sentence:
      'Somebody asked for a new account with this address. There is one: log in to it, or choose a new password.',
    action: 'Log in',
    after: 'If it was not you, there is nothing to do: nobody was told that you have an account.',
  }),
  questions: (email) => `Questions? Reply to this mail or write to ${email}.`,
  shipment: {
    subject: (order) => `A shipment of order ${order} is on its way`,
    heading: 'Your order is on its way',
    sentence: (pieces, carrier) => `In this parcel: ${pieces}.${carrier === '' ? '' : ` Sent with ${carrier}.`}`,
    track: 'Track the parcel',
    viewOrder: 'View your order',
  },
  refund: (order, amount) => ({
    subject: `A refund for order ${order}`,
    heading: `${amount} is on its way back to you`,
    sentence: `We have given back ${amount} of order ${order}, to what you paid it with. A bank may take a few days to show it.`,
    action: 'View your order',
  }),
  cancelled: (order, reason) => ({
    subject: `Order ${order} was cancelled`,
    heading: 'Your order was cancelled',
    sentence: `Order ${order} will not be sent.${reason === null ? '' : ` ${reason}.`}`,
    action: 'View your order',
  }),
  cancelReasons: {
    customer: 'You asked us to cancel it',
    declined: 'The payment was declined',
    fraud: null,
    inventory: 'A piece of it was no longer available',
    staff: null,
    other: null,
  },
  confirmation: {
    subject: (order) => `Order ${order} confirmed`,
    heading: 'Thank you for your order',
    sentence: (order) => `We are preparing ${order}. You will hear from us when it is on its way.`,
    viewOrder: 'View your order',
    subtotal: 'Subtotal',
    discount: 'Discount',
    shipping: 'Shipping',
    free: 'FREE',
    total: 'Total',
    shipTo: 'Ship to',
    address: 'Address',
    tax: (title) => title,
  },
  giftCard: {
    subject: (amount, shop) => `A gift card of ${amount} for ${shop}`,
    greeting: (name) => (name === '' ? 'Dear customer,' : `Dear ${name},`),
    sentence: (amount, shop) => `here is a gift card of ${amount} for ${shop}.`,
    heading: (amount) => `A gift card of ${amount}`,
    see: 'See the card',
    after: 'Enter the code at checkout. What is left stays on the card.',
  },
};
