import { toggleFallback } from './fallback.ts';
import { isModifiedClick } from './modified-click.ts';

/** An event in a dormant island, and how to dispatch it again. */
interface RecordedEvent {
  target: Element;
  /** Earlier events of the same target are replayed too, as every press of an arrow key counts. */
  repeats?: boolean;
  replay(): void;
  /** What the event does without scripts. */
  fallback?(): void;
  /** It does nothing without scripts: the island has to show its content for pages without scripts. */
  needsScript?: boolean;
}

/**
 * Records events in dormant islands and replays them once these have hydrated, so that the first click is never lost. Buttons and links that
 * scripts handle (`data-scripted`) wait; other links navigate at once, and choices show at once.
 */
export interface Replay {
  /** Replays the events of this island. Call it when the island has hydrated. */
  release(island: Element): void;
  /** Runs the fallbacks of this island's events. False if one of them does nothing without scripts. */
  giveUp(island: Element): boolean;
}

/** ms until a link, or a menu that works without scripts too, is handled without them. */
const PATIENCE = 1000;

/** Windows in which a dialog beside the page opens, where a phone has a page (rule layout-1). */
const DESKTOP = '(min-width: 1024px)';

const PRESSED = 'button,input,label,summary,[role=button],a[data-scripted]';

/** `dormantAround` returns the dormant island that an element is in; `hydrate` hydrates it. */
export function replayEvents(
  page: Document,
  dormantAround: (target: Element) => Element | undefined,
  hydrate: (island: Element) => void,
): Replay {
  const recorded = new Map<Element, RecordedEvent[]>();
  /** Events are left to the browser. */
  let isPassing = false;
  const pass = (run: () => void) => () => {
    isPassing = true;
    run();
    isPassing = false;
  };

  const record = (element: Element, event: RecordedEvent) => {
    const island = dormantAround(element);
    if (!island) return;
    // Of a field that is typed into again, a button that is pressed again, or radio buttons, the last event is enough.
    const others = (recorded.get(island) ?? []).filter(
      ({ target }) => event.repeats || !isSameField(target, event.target),
    );
    recorded.set(island, [...others, event]);
    hydrate(island);
  };

  const take = (island: Element) => {
    const events = recorded.get(island) ?? [];
    recorded.delete(island);
    for (const { target } of events) target.ariaBusy = null;
    return events.filter(({ target }) => target.isConnected);
  };

  const listen = (type: string, toRecord: (target: Element, event: Event) => RecordedEvent | undefined) =>
    page.addEventListener(
      type,
      (event) => {
        const { target } = event;
        // A dialog of the server markup closes without scripts.
        const isDormant = !isPassing && target instanceof Element && dormantAround(target) && !target.closest('dialog');
        const made = isDormant && toRecord(target, event);
        if (!made) return;
        // Between its first render and the end of its effects React knows what is done to a field: again would be twice.
        if (!event.defaultPrevented && target.closest('[data-live]')) made.replay = () => {};
        record(made.target, made);
      },
      true,
    );

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  listen('click', (target, event) => {
    const pressed = target.closest<HTMLElement>(PRESSED);
    if (!pressed || isModifiedClick(event as MouseEvent) || isTextField(pressed)) return undefined;
    // A click on a label also clicks its control, which is recorded itself.
    if (pressed instanceof HTMLLabelElement && isChoice(pressed.control)) return undefined;
    if (isChoice(pressed)) {
      const { checked } = pressed;
      return {
        target: pressed,
        // One that already looks chosen, too: React handles a click only if it changes the field.
        replay() {
          pressed.checked = !checked;
          pressed.click();
        },
      };
    }
    const hasFallback = 'plain' in pressed.dataset;
    const isStuck = !hasFallback && needsScript(pressed);
    const fallback = hasFallback ? () => toggleFallback(pressed) : pass(() => isStuck || pressed.click());
    const { opens } = pressed.dataset;
    const dialog = opens && page.querySelector<HTMLDialogElement>(`dialog#${opens}`);
    // On a phone the link opens a page instead of the dialog.
    if (dialog && !matchMedia(DESKTOP).matches) return undefined;
    hold(event);
    pressed.ariaBusy = 'true';
    if (dialog && dormantAround(dialog)) {
      // It is in the server markup, so it opens at once; after a frame, because opening takes a slow processor 100 ms.
      requestAnimationFrame(() => requestAnimationFrame(() => dialog.showModal()));
      record(dialog, { target: pressed, replay() {}, fallback });
      return undefined;
    }
    // A link with a role, such as the zoom of a picture, is worth waiting for: without scripts it only opens a file.
    if (hasFallback || pressed.matches('a:not([role])')) {
      setTimeout(() => {
        const island = dormantAround(pressed);
        if (island && take(island).length > 0) fallback();
      }, PATIENCE);
    }
    return { target: pressed, replay: () => pressed.click(), fallback, needsScript: isStuck };
  });

  listen('submit', (target, event) => {
    if (!(target instanceof HTMLFormElement)) return undefined;
    const { submitter } = event as SubmitEvent;
    hold(event);
    const replay = () => target.requestSubmit(submitter);
    const isStuck = isIncomplete(target);
    return { target, replay, fallback: isStuck ? undefined : pass(replay), needsScript: isStuck };
  });

  listen('input', (target) => {
    if (!isTextField(target)) return undefined;
    const { value } = target;
    return { target, replay: () => type(target, value) };
  });

  listen('change', (target) => {
    if (!(target instanceof HTMLSelectElement)) return undefined;
    const { value } = target;
    const replay = () => {
      target.value = value;
      target.dispatchEvent(new Event('change', { bubbles: true }));
    };
    return { target, replay };
  });

  // The keys of a tab list; each moves the focus.
  listen('keydown', (target, event) => {
    const { key, altKey, metaKey, ctrlKey } = event as KeyboardEvent;
    const row = target.closest('[role=tablist]');
    if (!row || altKey || metaKey || ctrlKey) return undefined;
    // The space bar clicks a button natively, but not a link.
    if (!/^(Arrow(Left|Right)|Home|End)$/.test(key) && !(key === ' ' && target.matches('a'))) return undefined;
    hold(event);
    const replay = () => {
      const tab = row.querySelector(':focus') ?? target;
      tab.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    };
    return { target, repeats: true, replay };
  });

  return {
    release(island) {
      for (const { replay } of take(island)) replay();
    },
    giveUp(island) {
      const events = take(island);
      for (const { fallback } of events) fallback?.();
      return !events.some((event) => event.needsScript);
    },
  };
}

/** Whether they are the same, or radio buttons of one choice. */
const isSameField = (one: Element, other: Element): boolean =>
  one === other ||
  ((one as HTMLInputElement).type === 'radio' && (one as HTMLInputElement).name === (other as HTMLInputElement).name);

/** A form that has fields of its own for a page without scripts: they have to be shown first. */
const isIncomplete = (form: HTMLFormElement): boolean => !!form.querySelector('noscript');

/** Whether a press does nothing without scripts. */
const needsScript = (pressed: Element): boolean =>
  (pressed instanceof HTMLButtonElement || pressed instanceof HTMLInputElement) &&
  (pressed.type !== 'submit' || !pressed.form || isIncomplete(pressed.form));

/** A field to type into: a click only sets the cursor. */
function isTextField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(button|checkbox|image|radio|reset|submit)$/.test(element.type))
  );
}

function isChoice(element: Element | null): element is HTMLInputElement {
  return element instanceof HTMLInputElement && /^(checkbox|radio)$/.test(element.type);
}

/** React handles an input event only if the value differs from the one it knows: so an empty one is set through React, then this one past it. */
function type(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  field.value = '';
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
