import { catalogue } from './0001-catalogue.ts';
import { content } from './0002-content.ts';
import { commerce } from './0003-commerce.ts';
import { search } from './0004-search.ts';
import { redirects } from './0005-redirects.ts';
import { markets } from './0006-markets.ts';
import { giftCardMails } from './0007-gift-card-mails.ts';
import { subscribers } from './0008-subscribers.ts';
import { accounts } from './0009-accounts.ts';
import { languages } from './0010-languages.ts';
import { searchInLanguages } from './0011-search-in-languages.ts';
import { searchVocabulary } from './0012-search-vocabulary.ts';
import { auditLog } from './0013-audit-log.ts';
import { slowTries } from './0014-slow-tries.ts';
import { devices } from './0015-devices.ts';
import { jobs } from './0016-jobs.ts';
import { sweeps } from './0017-sweeps.ts';
import { registrations } from './0018-registrations.ts';
import { typedAddress } from './0019-typed-address.ts';
import { productIndexes } from './0020-product-indexes.ts';
import { salesOrder } from './0021-sales-order.ts';
import { scheduledProducts } from './0022-scheduled-products.ts';
import { unrankedSales } from './0023-unranked-sales.ts';

/**
 * In order, forward only: a released migration is never edited, the next change is a new file at the end. An index of a table
 * that imports replace (`REPLACED`) may be called `next_…` in a database: one that is dropped is dropped by both names.
 */
export const migrations: readonly { name: string; sql: string }[] = [
  { name: 'catalogue', sql: catalogue },
  { name: 'content', sql: content },
  { name: 'commerce', sql: commerce },
  { name: 'search', sql: search },
  { name: 'redirects', sql: redirects },
  { name: 'markets', sql: markets },
  { name: 'gift-card-mails', sql: giftCardMails },
  { name: 'subscribers', sql: subscribers },
  { name: 'accounts', sql: accounts },
  { name: 'languages', sql: languages },
  { name: 'search-in-languages', sql: searchInLanguages },
  { name: 'search-vocabulary', sql: searchVocabulary },
  { name: 'audit-log', sql: auditLog },
  { name: 'slow-tries', sql: slowTries },
  { name: 'devices', sql: devices },
  { name: 'jobs', sql: jobs },
  { name: 'sweeps', sql: sweeps },
  { name: 'registrations', sql: registrations },
  { name: 'typed-address', sql: typedAddress },
  { name: 'product-indexes', sql: productIndexes },
  { name: 'sales-order', sql: salesOrder },
  { name: 'scheduled-products', sql: scheduledProducts },
  { name: 'unranked-sales', sql: unrankedSales },
];
