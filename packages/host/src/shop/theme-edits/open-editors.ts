import type { Store } from '../../store/open.ts';
import { oneOf } from '../../store/sql/one-of.ts';

/** Published where an editor has come or gone. */
export const OPEN_EDITORS = 'open-editors';

/** A page of the theme editor that listens. */
export interface EditorPage {
  /** Random: of this page alone. */
  page: string;
  /** Id of its draft. */
  editor: string;
}

/** Notes that a page listens. `now` in ms since 1970. */
export async function noteEditor(store: Store, { page, editor }: EditorPage, now: number): Promise<void> {
  await store.write(async (tx, changed) => {
    await tx.insertInto('open_editors').values({ page, editor, seen_at: now }).execute();
    changed(OPEN_EDITORS);
  });
}

/** Notes that a page has gone. */
export async function forgetEditor(store: Store, page: string): Promise<void> {
  await store.write(async (tx, changed) => {
    await tx.deleteFrom('open_editors').where('page', '=', page).execute();
    changed(OPEN_EDITORS);
  });
}

/** Notes that these pages still listen, and takes away those that nobody has seen since `since`, whose host has ended. All ms since 1970. */
export async function seeEditors(store: Store, pages: readonly string[], now: number, since: number): Promise<void> {
  await store.write(async (tx, changed) => {
    await tx.updateTable('open_editors').set({ seen_at: now }).where('page', 'in', oneOf(pages)).execute();
    const { numDeletedRows } = await tx
      .deleteFrom('open_editors')
      .where('seen_at', '<', since)
      .executeTakeFirstOrThrow();
    if (numDeletedRows > 0n) changed(OPEN_EDITORS);
  });
}

/** How many editors have a page that was seen since `since`, ms since 1970. */
export async function countEditors({ db }: Store, since: number): Promise<number> {
  const { count } = await db
    .selectFrom('open_editors')
    .where('seen_at', '>=', since)
    .select(({ fn }) => fn.count<number>('editor').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
