import type { ToPreview } from '@vitrine/contract/editor/preview.ts';
import type { Send } from './channel.ts';
import type { Inspector } from './inspector.ts';
import type { Outlines } from './outlines.ts';
import { createPrintedPage, type PrintedPage, parsePage } from './printed-page.ts';
import { replacePage } from './replace-page.ts';
import { replaceSections } from './replace-sections.ts';
import { reveal } from './reveal.ts';
import type { Selection } from './selection.ts';

type SectionsMessage = Extract<ToPreview, { vitrine: 'sections' }>;
type PageMessage = Extract<ToPreview, { vitrine: 'page' }>;

export interface ReceiverOptions {
  page: Document;
  /** What the host printed; null where it is not known. */
  printed: Document | null;
  selection: Selection;
  outlines: Outlines;
  inspector: Inspector;
  send: Send;
  /** Loads the page again. */
  reload(): void;
  /** Runs `next` once the next frame is on the screen. */
  afterPaint(next: () => void): void;
}

/** Carries out the editor's messages one after the other: a section may have to wait for its stylesheet. */
export function createReceiver(options: ReceiverOptions): (message: ToPreview) => Promise<void> {
  const { page, selection, outlines, inspector, send, reload, afterPaint } = options;
  let printed: PrintedPage | null = options.printed && createPrintedPage(options.printed);
  let last = Promise.resolve();

  async function takeSections({ sections, added, order, moved }: SectionsMessage): Promise<void> {
    const changed = Object.entries(sections).filter(([id, html]) => !printed || printed.take(id, html, added?.[id]));
    if (order) printed?.order(order, moved);
    if (changed.length > 0 || order)
      await replaceSections({ sections: new Map(changed), added, order, moved }, selection);
  }

  async function takePage({ html }: PageMessage): Promise<boolean> {
    const next = parsePage(html);
    if (!printed || !(await replacePage(printed, next, selection))) return false;
    printed = createPrintedPage(next);
    return true;
  }

  async function change(message: SectionsMessage | PageMessage): Promise<void> {
    const start = performance.now();
    const isDone = message.vitrine === 'page' ? await takePage(message) : await takeSections(message).then(() => true);
    if (!isDone) {
      reload();
      return;
    }
    outlines.refresh();
    afterPaint(() => send({ vitrine: 'shown', turn: message.turn, ms: performance.now() - start }));
  }

  function take(message: ToPreview): Promise<void> | undefined {
    switch (message.vitrine) {
      case 'sections':
      case 'page':
        return change(message);
      case 'select':
        selection.select(message.target, message.load);
        outlines.select(message.target);
        if (!message.still) reveal(page, message.target);
        return undefined;
      case 'deselect':
        selection.deselect();
        outlines.select(null);
        return undefined;
      case 'point':
        outlines.point(message.target);
        return undefined;
      case 'names':
        outlines.name(message.names);
        return undefined;
      case 'inspect':
        inspector.setActive(message.active);
        return undefined;
      default:
        return undefined;
    }
  }

  return (message) => {
    last = last.then(() => take(message)).catch((error: unknown) => send({ vitrine: 'failed', message: `${error}` }));
    return last;
  };
}
