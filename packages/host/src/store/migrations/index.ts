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
import { discounts } from './0024-discounts.ts';
import { exportColumns } from './0025-export-columns.ts';
import { ownFields } from './0027-own-fields.ts';
import { themeEdits } from './0028-theme-edits.ts';
import { uploads } from './0029-uploads.ts';
import { purges } from './0030-purges.ts';
import { searchPostings } from './0031-search-postings.ts';
import { listingIndex } from './0032-listing-index.ts';
import { sharedState } from './0033-shared-state.ts';

/**
 * The SQL of each migration by its name, in order. A released migration is never edited and nothing is ever put between two: the next change is a new
 * file at the end. Imports (`staging.ts`) may leave an index of a table they replace under the name `next_…`, so a migration that drops one
 * drops it by both names.
 */
export const migrations: Readonly<Record<string, string>> = {
  '0001-catalogue': catalogue,
  '0002-content': content,
  '0003-commerce': commerce,
  '0004-search': search,
  '0005-redirects': redirects,
  '0006-markets': markets,
  '0007-gift-card-mails': giftCardMails,
  '0008-subscribers': subscribers,
  '0009-accounts': accounts,
  '0010-languages': languages,
  '0011-search-in-languages': searchInLanguages,
  '0012-search-vocabulary': searchVocabulary,
  '0013-audit-log': auditLog,
  '0014-slow-tries': slowTries,
  '0015-devices': devices,
  '0016-jobs': jobs,
  '0017-sweeps': sweeps,
  '0018-registrations': registrations,
  '0019-typed-address': typedAddress,
  '0020-product-indexes': productIndexes,
  '0021-sales-order': salesOrder,
  '0022-scheduled-products': scheduledProducts,
  '0023-unranked-sales': unrankedSales,
  '0024-discounts': discounts,
  '0025-export-columns': exportColumns,
  '0027-own-fields': ownFields,
  '0028-theme-edits': themeEdits,
  '0029-uploads': uploads,
  '0030-purges': purges,
  '0031-search-postings': searchPostings,
  '0032-listing-index': listingIndex,
  '0033-shared-state': sharedState,
};
