import type { FileStore } from '../file-store/file-store.ts';
import type { Connections } from '../gate/connections/connections.ts';
import type { Host } from '../gate/host.ts';
import type { Renditions } from '../images/renditions.ts';
import type { Metrics } from '../observe/metrics.ts';
import type { Store } from '../store/open.ts';
import type { LiveTheme } from '../theme/watch.ts';
import type { Purging } from './purging.ts';

interface Watched {
  host: Host;
  store: Store;
  theme: LiveTheme;
  connections: Pick<Connections, 'figures'>;
  pictures: Pick<Renditions, 'figures'>;
  fileStore?: Pick<FileStore, 'figures'> | undefined;
  purging?: Pick<Purging, 'figures'> | undefined;
}

/** Figures of pages that only grow. */
const COUNTED_BY_PAGES = ['page', 'row', 'section'].flatMap((region) =>
  ['hits', 'misses', 'shared', 'private', 'drops', 'not_stored'].map((name) => `${region}_cache_${name}`),
);
const COUNTED_BY_CONNECTIONS = ['refused', 'closed'];
/** Of a queue of work. */
const COUNTED_BY_TURNS = ['done', 'failed', 'dropped'];
/** Of the cache that nodes share. */
const COUNTED_BY_SHARING = ['fetched', 'absent', 'added', 'given_up'];
const COUNTED_BY_PICTURES = ['hits', 'misses', ...COUNTED_BY_TURNS, 'decodes', 'decodes_shared', ...COUNTED_BY_SHARING];
const COUNTED_BY_FILES = ['reads', 'writes', 'failures', 'refused', 'damaged'];

/** Has the metrics read the figures of the whole host. */
export function watchFigures(
  metrics: Metrics,
  { host, store, theme, connections, pictures, fileStore, purging }: Watched,
): void {
  metrics.watch('', host.pages.figures, COUNTED_BY_PAGES);
  if (host.directAnswers) metrics.watch('direct_answers', host.directAnswers.figures, ['answered']);
  metrics.watch('theme', () => ({ problems: theme.current().problems.length }));
  metrics.watch('store', store.figures, ['lockWaits', 'refused']);
  metrics.watch('connections', connections.figures, COUNTED_BY_CONNECTIONS);
  metrics.watch('pictures', pictures.figures, COUNTED_BY_PICTURES);
  if (purging) metrics.watch('purges', purging.figures, ['keys', 'calls', 'failures']);
  if (fileStore) metrics.watch('files', fileStore.figures, COUNTED_BY_FILES);
  metrics.watch('passwords', host.passwordTurns.figures, COUNTED_BY_TURNS);
  metrics.watch('jobs', host.jobs.figures, ['done', 'failed']);
  metrics.watch('new_carts', host.newCarts.figures, ['refused']);
  metrics.watch('account_changes', host.accountChanges.figures, ['refused']);
  metrics.watch('cart_bytes', host.cartBytes.figures, ['refused']);
}
