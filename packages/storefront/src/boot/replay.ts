/** What a visitor did to an island that was not alive yet. */
interface Deed {
  target: Element;
  /** It counts beside what was done to the same target before, as every press of an arrow does. */
  counts?: boolean;
  redo(): void;
}

/**
 * Keeps what is done to sleeping islands and does it again when they are alive, so that the first click is never lost.
 * Buttons and links that scripts take over (`data-scripted`) wait; plain links navigate, and choices show, at once.
 */
export interface Replay {
  /** Does again what was done in this island. Call it when the island is alive, or will never be. */
  release(island: Element): void;
}

const PRESSED = 'button,input,label,summary,[role=button],a[data-scripted]';

/** `sleeping` answers the island around an element while it is not alive; `wake` is told that it is wanted. */
export function replayDeeds(
  page: Document,
  sleeping: (target: Element) => Element | undefined,
  wake: (island: Element) => void,
): Replay {
  const deeds = new Map<Element, Deed[]>();

  const keep = (island: Element, deed: Deed) => {
    // A field that is typed into again, a button pressed in impatience: the last counts.
    const others = (deeds.get(island) ?? []).filter(({ target }) => deed.counts || target !== deed.target);
    deeds.set(island, [...others, deed]);
    wake(island);
  };

  const listen = (type: string, make: (target: Element, event: Event) => Deed | undefined) =>
    page.addEventListener(
      type,
      (event) => {
        const { target } = event;
        const island = target instanceof Element ? sleeping(target) : undefined;
        const deed = island && make(target as Element, event);
        if (deed) keep(island, deed);
      },
      true,
    );

  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  listen('click', (target, event) => {
    const { button, metaKey, ctrlKey, shiftKey } = event as MouseEvent;
    const pressed = target.closest<HTMLElement>(PRESSED);
    const elsewhere = button > 0 || metaKey || ctrlKey || shiftKey;
    if (!pressed || elsewhere || isText(pressed)) return undefined;
    // A label presses its control, and that press comes here too.
    if (pressed instanceof HTMLLabelElement && isChoice(pressed.control)) return undefined;
    if (isChoice(pressed)) {
      const { checked } = pressed;
      return { target: pressed, redo: () => choose(pressed, checked) };
    }
    hold(event);
    return { target: pressed, redo: () => pressed.click() };
  });

  listen('submit', (target, event) => {
    if (!(target instanceof HTMLFormElement)) return undefined;
    const { submitter } = event as SubmitEvent;
    hold(event);
    return { target, redo: () => target.requestSubmit(submitter) };
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
      const kept = deeds.get(island) ?? [];
      deeds.delete(island);
      for (const { target, redo } of kept) if (target.isConnected) redo();
    },
  };
}

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
