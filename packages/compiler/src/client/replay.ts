import { leadsElsewhere } from './leads-elsewhere.ts';
import { togglePlain } from './plain.ts';

/** What a visitor did to an island that was not alive yet. */
interface Deed {
  target: Element;
  /** It counts beside what was done to the same target before, as every press of an arrow does. */
  counts?: boolean;
  redo(): void;
  /** Does what can be done without scripts. */
  plain?(): void;
  /** Nothing can be done without scripts: the island has to show what it is without them. */
  stuck?: boolean;
}

/**
 * Keeps what is done to sleeping islands and does it again when they are alive, so that the first click is never lost.
 * Buttons and links that scripts take over (`data-scripted`) wait; plain links navigate, and choices show, at once.
 */
export interface Replay {
  /** Does again what was done in this island. Call it when the island is alive. */
  release(island: Element): void;
  /** Does what can be done without scripts. False where something that was pressed needs them. */
  giveUp(island: Element): boolean;
}

/** ms a shopper waits for a link, or for a menu that is there without scripts too. */
const PATIENCE = 1000;

/** Windows in which a dialog beside the page opens, where a phone has a page (rule layout-1). */
const DESKTOP = '(min-width: 1024px)';

const PRESSED = 'button,input,label,summary,[role=button],a[data-scripted]';

/** `sleeping` answers the island around an element while it is not alive; `wake` is told that it is wanted. */
export function replayDeeds(
  page: Document,
  sleeping: (target: Element) => Element | undefined,
  wake: (island: Element) => void,
): Replay {
  const deeds = new Map<Element, Deed[]>();
  /** What happens is not taken: the browser's own answer is wanted. */
  let passing = false;
  const pass = (run: () => void) => () => {
    passing = true;
    run();
    passing = false;
  };

  const keep = (element: Element, deed: Deed) => {
    const island = sleeping(element);
    if (!island) return;
    // A field that is typed into again, a button pressed in impatience: the last counts.
    const others = (deeds.get(island) ?? []).filter(({ target }) => deed.counts || target !== deed.target);
    deeds.set(island, [...others, deed]);
    wake(island);
  };

  const take = (island: Element) => {
    const kept = deeds.get(island) ?? [];
    deeds.delete(island);
    for (const { target } of kept) target.ariaBusy = null;
    return kept.filter(({ target }) => target.isConnected);
  };

  const listen = (type: string, make: (target: Element, event: Event) => Deed | undefined) =>
    page.addEventListener(
      type,
      (event) => {
        const { target } = event;
        // A dialog that was painted with the page closes by itself.
        const isLate = !passing && target instanceof Element && sleeping(target) && !target.closest('dialog');
        const deed = isLate && make(target, event);
        if (deed) keep(deed.target, deed);
      },
      true,
    );

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  listen('click', (target, event) => {
    const pressed = target.closest<HTMLElement>(PRESSED);
    if (!pressed || leadsElsewhere(event as MouseEvent) || isText(pressed)) return undefined;
    // A label presses its control, and that press comes here too.
    if (pressed instanceof HTMLLabelElement && isChoice(pressed.control)) return undefined;
    if (isChoice(pressed)) {
      const { checked } = pressed;
      return { target: pressed, redo: () => choose(pressed, checked) };
    }
    const hasPlain = 'plain' in pressed.dataset;
    const stuck = !hasPlain && needsScript(pressed);
    const plain = hasPlain ? () => togglePlain(pressed) : pass(() => stuck || pressed.click());
    const { opens } = pressed.dataset;
    const dialog = opens && page.querySelector<HTMLDialogElement>(`dialog#${opens}`);
    // On a phone the link leads to the page of the same.
    if (dialog && !matchMedia(DESKTOP).matches) return undefined;
    hold(event);
    pressed.ariaBusy = 'true';
    if (dialog && sleeping(dialog)) {
      // It was painted with the page, so it opens at once; after a frame, as it takes a slow processor a tenth of a second.
      requestAnimationFrame(() => requestAnimationFrame(() => dialog.showModal()));
      keep(dialog, { target: pressed, redo() {}, plain });
      return undefined;
    }
    // A picture enlarged is worth waiting for, and no page.
    if (hasPlain || pressed.matches('a:not([role])')) {
      setTimeout(() => {
        const island = sleeping(pressed);
        if (island && take(island).length > 0) plain();
      }, PATIENCE);
    }
    return { target: pressed, redo: () => pressed.click(), plain, stuck };
  });

  listen('submit', (target, event) => {
    if (!(target instanceof HTMLFormElement)) return undefined;
    const { submitter } = event as SubmitEvent;
    hold(event);
    const redo = () => target.requestSubmit(submitter);
    const stuck = isIncomplete(target);
    return { target, redo, plain: stuck ? undefined : pass(redo), stuck };
  });

  listen('input', (target) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) || !isText(target))
      return undefined;
    const { value } = target;
    return { target, redo: () => type(target, value) };
  });

  listen('change', (target) => {
    if (!(target instanceof HTMLSelectElement)) return undefined;
    const { value } = target;
    const redo = () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return { target, redo };
  });

  // The keys of a row of tabs; the focus moves on with each.
  listen('keydown', (target, event) => {
    const { key, altKey, metaKey, ctrlKey } = event as KeyboardEvent;
    const row = target.closest('[role=tablist]');
    if (!row || altKey || metaKey || ctrlKey) return undefined;
    // The space bar presses a button by itself, a link not.
    if (!/^(Arrow(Left|Right)|Home|End)$/.test(key) && !(key === ' ' && target.matches('a'))) return undefined;
    hold(event);
    const redo = () => {
      const tab = row.querySelector(':focus') ?? target;
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    return { target, counts: true, redo };
  });

  return {
    release(island) {
      for (const { redo } of take(island)) redo();
    },
    giveUp(island) {
      const kept = take(island);
      for (const { plain } of kept) plain?.();
      return !kept.some((deed) => deed.stuck);
    },
  };
}

/** A form that has fields of its own for a page without scripts: they have to be shown first. */
const isIncomplete = (form: HTMLFormElement): boolean => !!form.querySelector('noscript');

/** Whether the browser has no answer of its own to a press. */
const needsScript = (pressed: Element): boolean =>
  (pressed instanceof HTMLButtonElement || pressed instanceof HTMLInputElement) &&
  (pressed.type !== 'submit' || !pressed.form || isIncomplete(pressed.form));

/** A field one types into: a click only puts the cursor there. */
function isText(element: Element): boolean {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(button|checkbox|image|radio|reset|submit)$/.test(element.type))
  );
}

function isChoice(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
}

/** Chooses as a visitor does, also what already looks chosen: React answers a click only where it changes something. */
function choose(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked;
  field.click();
}

/** React answers an input event only when the value is not the one it knows: it is told another first, then this one unseen. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
