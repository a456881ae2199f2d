import type { Store } from '../store/open.ts';
import type { MailFiles } from './mail-files.ts';

const DAY = 86_400_000;
/** Days after which the text of a mail that was sent is dropped. */
const TEXT_DAYS = 7;
/** Days after which nothing of a mail is kept: neither its row nor its file. */
const KEPT_DAYS = 30;
/** Rows in one write, which stays short. */
const AT_ONCE = 500;

/** Drops the text of mails a week after they were sent, and their rows and files after thirty days. Returns how many rows and files went. */
export async function sweepMails(store: Store, files: Pick<MailFiles, 'sweep'>, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  let dropped = AT_ONCE;
  while (dropped === AT_ONCE) dropped = await dropTexts(store, before(TEXT_DAYS));
  let gone = 0;
  for (let count = AT_ONCE; count === AT_ONCE; gone += count) count = await dropRows(store, before(KEPT_DAYS));
  return gone + (await files.sweep(KEPT_DAYS * DAY, now));
}

async function dropTexts(store: Store, sentBefore: string): Promise<number> {
  const { numUpdatedRows } = await store.write((tx) =>
    tx
      .updateTable('mails')
      .set({ message: null })
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('mails')
          .where('sent_at', '<', sentBefore)
          .where('message', 'is not', null)
          .select('id')
          .limit(AT_ONCE),
      )
      .executeTakeFirstOrThrow(),
  );
  return Number(numUpdatedRows);
}

/** Those that wait to be sent stay, however old they are. */
async function dropRows(store: Store, madeBefore: string): Promise<number> {
  const { numDeletedRows } = await store.write((tx) =>
    tx
      .deleteFrom('mails')
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('mails')
          .where('created_at', '<', madeBefore)
          .where((or) => or.or([or('sent_at', '<', madeBefore), or('message', 'is', null)]))
          .select('id')
          .limit(AT_ONCE),
      )
      .executeTakeFirstOrThrow(),
  );
  return Number(numDeletedRows);
}
