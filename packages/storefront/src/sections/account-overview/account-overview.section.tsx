import { defineSection, fallback } from '@vitrine/compiler';
import { AccountOverviewProps } from '@vitrine/contract';
import { AccountOverview } from './AccountOverview.tsx';

export default defineSection({
  name: 't:names.account_overview',
  props: AccountOverviewProps,
  hydrate: 'idle',
  enabledOn: { templates: ['customers/account'] },
  data: ({ customer }) => ({ first_name: fallback(customer?.first_name, '') }),
  view: AccountOverview,
});
