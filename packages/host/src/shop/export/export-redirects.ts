import type { Store } from '../../store/open.ts';
import { csvRow } from './csv-row.ts';

/** Redirects as lines of the platform's export. */
export async function* exportRedirects({ db }: Store): AsyncGenerator<string> {
  yield csvRow(['Redirect from', 'Redirect to']);
  for (const { path, target } of await db.selectFrom('redirects').selectAll().orderBy('path').execute())
    yield csvRow([path, target]);
}
