import { randomUUID } from 'node:crypto';
import {
  countEditors,
  forgetEditor,
  noteEditor,
  OPEN_EDITORS,
  seeEditors,
} from '../../shop/theme-edits/open-editors.ts';
import type { Store } from '../../store/open.ts';
import { StoreError } from '../../store/store-error.ts';

/** How many editors are open on the shop. */
export interface EditorCount {
  /** A page of an editor listens from now on; returns what is called when it has gone. Two pages of one editor are one. */
  enter(editor: string): () => void;
  /** The pages of this process still listen. */
  beat(): void;
  close(): void;
}

/** Of a shop that one process serves. `show` is called with each new count. */
export function localCount(show: (count: number) => void): EditorCount {
  const pages = new Map<symbol, string>();
  const emit = () => show(new Set(pages.values()).size);
  return {
    enter(editor) {
      const page = Symbol(editor);
      pages.set(page, editor);
      emit();
      return () => {
        pages.delete(page);
        emit();
      };
    },
    beat() {},
    close() {},
  };
}

export interface SharedCountOptions {
  store: Store;
  /** ms since 1970 */
  now(): number;
  show(count: number): void;
  report(line: string): void;
  /** ms after which a page that was not seen has gone: its process has ended. */
  lifetime: number;
}

/** Of a shop that several processes serve: each notes its pages in the database and hears of the others'. */
export function sharedCount({ store, now, show, report, lifetime }: SharedCountOptions): EditorCount {
  const pages = new Set<string>();
  /** One after the other, so that a page never goes before it has come. */
  let last: Promise<void> = Promise.resolve();
  let isClosed = false;
  const queue = (work: () => Promise<void>): void => {
    last = last.then(work).catch((error: unknown) => {
      // Who was not forgotten is not seen any more either.
      if (!isClosed && !(error instanceof StoreError)) report(`Open editors could not be counted: ${String(error)}`);
    });
  };
  const stop = store.changes.subscribe((facts) => {
    if (facts.has(OPEN_EDITORS) && pages.size > 0) queue(async () => show(await countEditors(store, now() - lifetime)));
  });
  return {
    enter(editor) {
      const page = randomUUID();
      pages.add(page);
      queue(() => noteEditor(store, { page, editor }, now()));
      return () => {
        pages.delete(page);
        queue(() => forgetEditor(store, page));
      };
    },
    beat() {
      if (pages.size > 0) queue(() => seeEditors(store, [...pages], now(), now() - lifetime));
    },
    close() {
      isClosed = true;
      stop();
    },
  };
}
