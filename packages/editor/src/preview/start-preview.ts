import { listenToEditor, sendToEditor } from './channel.ts';
import { shopPath } from './draft-page.ts';
import { handFormsOver } from './forms.ts';
import { createInspector } from './inspector.ts';
import { sendKeys } from './keys.ts';
import { handLinksOver, handNavigationsOver } from './links.ts';
import { createOutlines } from './outlines.ts';
import { reportErrors } from './page-errors.ts';
import { afterPaint } from './painted.ts';
import { parsePage } from './printed-page.ts';
import { createReceiver } from './receive.ts';
import { reportedErrors } from './reported-errors.ts';
import { carryDraft } from './requests.ts';
import { createSelection } from './selection.ts';
import { sectionsOf } from './targets.ts';

const whenParsed = (page: Document): Promise<void> =>
  new Promise((resolve) => {
    if (page.readyState === 'loading') page.addEventListener('DOMContentLoaded', () => resolve());
    else resolve();
  });

interface Printed {
  /** Null where it is not to be had. */
  page: Document | null;
  errors: readonly string[];
}

/** The page as the host prints it, without what the page's scripts have made of it, and what Liquid reported of it. */
async function fetchPrinted(load: typeof fetch, address: string): Promise<Printed> {
  try {
    const response = await load(address, { headers: { accept: 'text/html' }, cache: 'no-store' });
    const errors = reportedErrors(response.headers);
    return { page: response.ok ? parsePage(await response.text()) : null, errors };
  } catch {
    return { page: null, errors: [] };
  }
}

/** Connects this page, which shows the draft, with the editor around it. Call it before any other script of the page runs. */
export async function startPreview(draft: string): Promise<void> {
  const address = location.href;
  const send = sendToEditor;
  // A request that carries the draft is a script's, and gets another page than the browser does.
  const load = fetch.bind(window);
  carryDraft(draft);
  reportErrors(send);
  sendKeys(send);
  handLinksOver(send);
  handFormsOver(draft, send);
  handNavigationsOver(send);
  const outlines = createOutlines(document);
  const selection = createSelection(document);
  const inspector = createInspector(document, send, outlines.point);

  await whenParsed(document);
  // The editor changes nothing before this page is ready, so that what is printed now is what the page shows.
  const { page: printed, errors } = await fetchPrinted(load, address);
  const parts = { page: document, printed, selection, outlines, inspector, send, afterPaint };
  listenToEditor(createReceiver({ ...parts, reload: () => location.reload() }));
  const sections = sectionsOf(document).map(({ id, type }) => ({ id, type }));
  send({ vitrine: 'ready', path: shopPath(new URL(location.href)), title: document.title, sections, errors });
}
