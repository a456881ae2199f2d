import type { FastifyReply } from 'fastify';
import { networkOf } from '../../gate/host.ts';
import { recordRefusedLogin } from '../../shop/audit/record-refused-login.ts';
import {
  checkPassword,
  closeSession,
  customersByIds,
  openSession,
  sessionCustomerId,
} from '../../shop/customers/customers.ts';
import type { Address } from '../../shop/markets/types-shop.ts';
import type { Id } from '../../shop/types.ts';
import type { AccountLimits } from '../account/limits.ts';
import { connection, gid, listOf } from './answers.ts';
import type { Shopper } from './context.ts';

type Window = Parameters<typeof connection>[1];

const addressAnswer = (address: Address) => ({
  id: gid('MailingAddress', address.id),
  firstName: address.firstName,
  lastName: address.lastName,
  name: `${address.firstName} ${address.lastName}`.trim(),
  company: address.company || null,
  address1: address.address1,
  address2: address.address2 || null,
  city: address.city,
  province: address.province || null,
  provinceCode: address.provinceCode || null,
  zip: address.zip,
  country: address.country,
  countryCodeV2: address.countryCode || null,
  phone: address.phone || null,
});

export async function customerById({ host }: Shopper, id: Id): Promise<object | null> {
  const customer = (await customersByIds(host.store, [id])).get(id);
  if (!customer) return null;
  const { firstName, lastName, addresses } = customer;
  const usual = addresses.find((address) => address.id === customer.defaultAddressId);
  return {
    id: gid('Customer', id),
    email: customer.email,
    firstName: firstName || null,
    lastName: lastName || null,
    displayName: `${firstName} ${lastName}`.trim() || customer.email,
    phone: customer.phone || null,
    acceptsMarketing: customer.acceptsMarketing,
    tags: customer.tags,
    createdAt: customer.createdAt,
    updatedAt: customer.createdAt,
    numberOfOrders: String(customer.ordersCount),
    defaultAddress: usual ? addressAnswer(usual) : null,
    addresses: (window: Window) => connection(listOf(addresses.map(addressAnswer)), window),
  };
}

/** Classic accounts: an access token is a session of the shop, with the same limits of guessing. */
export function customerAnswers(shopper: Shopper, reply: FastifyReply, limits: AccountLimits) {
  const { host, request } = shopper;
  return {
    async customer({ customerAccessToken }: { customerAccessToken: string }) {
      const id = await sessionCustomerId(host.store, customerAccessToken, new Date(host.now()));
      return id === null ? null : customerById(shopper, id);
    },
    async customerAccessTokenCreate({ input }: { input: { email: string; password: string } }) {
      const refuse = (code: string, message: string) => ({
        customerAccessToken: null,
        customerUserErrors: [{ code, field: ['input'], message }],
      });
      const email = input.email.trim();
      const subject = email.toLowerCase();
      if (!(await limits.login.take(request, subject)))
        return refuse('BAD_REQUEST', 'Login attempt limit exceeded. Please try again later.');
      const checked = await host.passwordTurns.wait(request, reply, () =>
        checkPassword(host.store, email, input.password),
      );
      if (!checked.ok) {
        host.afterwards(() => recordRefusedLogin(host.store, email, networkOf(request), new Date(host.now())));
        return refuse('UNIDENTIFIED_CUSTOMER', 'Unidentified customer');
      }
      await limits.login.forgive(request, subject);
      const { token, expiresAt } = await openSession(host.store, checked.value, {
        now: new Date(host.now()),
        network: networkOf(request),
      });
      return { customerAccessToken: { accessToken: token, expiresAt }, customerUserErrors: [] };
    },
    async customerAccessTokenDelete({ customerAccessToken: token }: { customerAccessToken: string }) {
      const id = await sessionCustomerId(host.store, token, new Date(host.now()));
      if (id !== null) await closeSession(host.store, token, networkOf(request));
      return {
        deletedAccessToken: id === null ? null : token,
        deletedCustomerAccessTokenId: id === null ? null : gid('CustomerAccessToken', token),
        userErrors:
          id === null ? [{ field: ['customerAccessToken'], message: 'The access token does not exist.' }] : [],
      };
    },
  };
}
