import { customerObject } from '../../objects/commerce/customer.ts';
import { giftCardDrop } from '../../objects/commerce/gift-card.ts';
import { orderObject } from '../../objects/commerce/order.ts';
import type { Id } from '../../shop/types.ts';
import type { Reader } from '../rows/reader.ts';
import { notFound, type PagePlan, type Plan, pagePlan } from './plan.ts';

interface Visitor {
  customerId: Id | null;
  locale: string;
  rootUrl: string;
  path: string;
  query: URLSearchParams;
}

const page = (name: string, titleKey: string): PagePlan =>
  pagePlan(`customers/${name}`, {
    resources: (scope) => {
      const customer = customerObject(scope);
      return customer ? { customer } : {};
    },
    title: (scope) => scope.translate(`shopify.page_titles.${titleKey}`, {}),
  });

/** Classic customer accounts (docs/platform.md: customer accounts). */
export async function planAccount(reader: Reader, parts: string[], visitor: Visitor): Promise<Plan> {
  const [first = '', second = '', third = ''] = parts;
  const { customerId, locale, rootUrl } = visitor;
  const query = visitor.query.size > 0 ? `?${visitor.query}` : '';
  // The start of the account is where a log-in leads by itself.
  const plain = first === '' && query === '';
  const back = plain ? '' : `?return_to=${encodeURIComponent(rootUrl + visitor.path.slice(1) + query)}`;
  const toLogin: Plan = { kind: 'redirect', status: 302, to: `${rootUrl}account/login${back}` };
  const toAccount: Plan = { kind: 'redirect', status: 302, to: `${rootUrl}account` };
  switch (first) {
    case '':
      return customerId === null ? toLogin : page('account', 'account');
    case 'login':
      return customerId === null ? page('login', 'account') : toAccount;
    case 'register':
      return customerId === null ? page('register', 'create_account') : toAccount;
    case 'addresses':
      if (parts.length > 1) return notFound();
      return customerId === null ? toLogin : page('addresses', 'addresses');
    case 'reset':
      return second && third ? page('reset_password', 'reset_account') : notFound();
    case 'activate':
      return second && third ? page('activate_account', 'create_account') : notFound();
    case 'orders': {
      if (second === '' || parts.length > 2) return notFound();
      if (customerId === null) return toLogin;
      const order = await reader.need('order', `${customerId}:${locale}:${second}`);
      if (!order) return notFound();
      return {
        ...page('order', 'account'),
        resources: (scope) => ({ order: orderObject(scope, order) }),
        title: (scope) => scope.translate('shopify.page_titles.order', { name: order.name }),
      };
    }
    default:
      return notFound();
  }
}

/** `/gift_cards/{shop}/{token}` */
export async function planGiftCard(reader: Reader, token: string): Promise<PagePlan> {
  const card = await reader.need('giftCard', token);
  if (!card) return notFound();
  return pagePlan('gift_card', { resources: (scope) => ({ gift_card: giftCardDrop({ scope, card }) }) });
}
