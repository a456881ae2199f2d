import { type Drop, defineDrop } from '@vitrine/liquid';
import { type ObjectScope, once } from './scope.ts';
import { activeLocale } from './shop/shop-locale.ts';

/** Calls that answer with sections have no page type of their own. */
const SHOWN_AS: Record<string, string> = { 'predictive-search': 'search', recommendations: 'product' };

const requestDrop = defineDrop<ObjectScope>({
  kind: 'request',
  fields: {
    host: ({ host }) => host,
    origin: ({ origin }) => origin,
    path: ({ path }) => path,
    page_type: ({ pageType }) => SHOWN_AS[pageType] ?? pageType,
    locale: activeLocale,
    design_mode: ({ designMode }) => designMode,
    visual_preview_mode: ({ visualPreviewMode }) => visualPreviewMode,
  },
});

export const requestObject = (scope: ObjectScope): Drop => once(scope, 'request', () => requestDrop(scope));
