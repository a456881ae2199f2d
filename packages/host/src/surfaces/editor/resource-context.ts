import type { FastifyRequest } from 'fastify';
import type { Host } from '../../gate/host.ts';
import type { Shop } from '../../shop/markets/types-shop.ts';
import type { Store } from '../../store/open.ts';
import type { Theme } from '../../theme/load.ts';
import { type EditorLanguage, editorLanguage } from './editor-language.ts';

/** What the lists of resources are made of. */
export interface ResourceContext {
  store: Store;
  shop: Shop;
  theme: Theme;
  language: EditorLanguage;
  /** ms since 1970. */
  now: number;
}

/** The shop as it is now, in the language of the editor that asks. */
export const resourceContext = (
  host: Pick<Host, 'store' | 'shop' | 'theme' | 'now'>,
  request: FastifyRequest,
): ResourceContext => ({
  store: host.store,
  shop: host.shop(),
  theme: host.theme.current(),
  language: editorLanguage(request),
  now: host.now(),
});
