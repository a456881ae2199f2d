import { carts } from './baseline/carts.ts';
import { catalogue } from './baseline/catalogue.ts';
import { content } from './baseline/content.ts';
import { mailsAndJobs } from './baseline/mails-and-jobs.ts';
import { orders } from './baseline/orders.ts';
import { protection } from './baseline/protection.ts';
import { search } from './baseline/search.ts';
import { state } from './baseline/state.ts';
import { themeEdits } from './baseline/theme-edits.ts';
import { visitors } from './baseline/visitors.ts';
import type { PostgresMigration } from './migration.ts';

/** Every table as SQLite's migrations have left them after 0028. A new PostgreSQL database begins here. */
export const baseline: PostgresMigration = {
  replaced: catalogue + content + search,
  others: visitors + carts + orders + mailsAndJobs + themeEdits + protection + state,
};
