import type { PreviewView } from '@vitrine/contract/editor/calls.ts';
import { COUNTRY_COOKIE } from '../../gate/cookies.ts';
import type { Draft } from '../../gate/previews/drafts.ts';
import { readCart } from '../../shop/cart/read-cart.ts';
import { fillCart } from '../../shop/theme-edits/fill-cart.ts';
import type { Store } from '../../store/open.ts';

/** Has a draft's preview show the shop as its editor asks. A country that is chosen in the page stays until the editor chooses another. */
export async function applyView(store: Store, draft: Draft, view: PreviewView): Promise<void> {
  if (view.country !== draft.view.country) {
    if (view.country === null) draft.jar.remove(COUNTRY_COOKIE);
    else draft.jar.set(COUNTRY_COOKIE, view.country);
  }
  draft.view = view;
  if (view.bag !== 'full') return;
  // The bag may have been emptied in the preview, or swept.
  const known = await readCart(store, draft.fullCart);
  if (known === null || known.lines.length === 0) draft.fullCart = await fillCart(store);
}
