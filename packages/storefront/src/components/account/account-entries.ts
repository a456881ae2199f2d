import { routes, t } from '@vitrine/compiler/view.ts';
import type { AccountNavigationEntry } from './account-navigation.schema.ts';

/** The sub-views of the account area, by the theme's templates (`templates/customers/{name}.json`). */
export type AccountTemplate = 'account' | 'account.orders' | 'addresses' | 'account.profile';

/** The pills of the account area in their order (rules account-1, data-12): each is a page of its own at a real address. */
export const accountEntries = (): (AccountNavigationEntry & { template: AccountTemplate })[] => [
  { title: t('account_area.overview'), url: routes.account_url, template: 'account' },
  { title: t('account_area.orders'), url: `${routes.account_url}?view=orders`, template: 'account.orders' },
  { title: t('account_area.addresses'), url: routes.account_addresses_url, template: 'addresses' },
  { title: t('account_area.profile'), url: `${routes.account_url}?view=profile`, template: 'account.profile' },
];
