import type { ShownProblem } from '../problems.ts';

/** What found a problem: the compiler and the theme's check, or Vite in a module that the page has requested. */
type Finder = 'compiler' | 'modules';

export interface Overlay {
  /** Replaces the problems of a finder; without any problem the overlay is removed. */
  show(finder: Finder, problems: readonly ShownProblem[]): void;
  has(finder: Finder): boolean;
}

const STYLES = `
  :host { position: fixed; inset: 0; z-index: 2147483647; overflow: auto; background: #14120fd9; font: 14px/1.5 ui-monospace, monospace; color: #f3efe8; }
  ol { max-width: 100ch; margin: 5vh auto; padding: 0; list-style: none; }
  li { margin: 0 1rem 1rem; padding: 1rem 1.25rem; background: #1f1c18; border-top: 4px solid #e5604d; overflow-wrap: anywhere; }
  b { display: block; color: #f0b46a; font-weight: 400; }
  p { margin: .5rem 0 0; white-space: pre-wrap; }
  pre { margin: .75rem 0 0; overflow-x: auto; color: #b9b2a7; }
  button { position: fixed; top: 1rem; inset-inline-end: 1rem; padding: .25rem .75rem; font: inherit; color: inherit; background: none; border: 1px solid; cursor: pointer; }
`;

/** Shows problems over the page: place, message with its remedy, and the lines around. It can be closed, and opens again with the next problem. */
export function createOverlay(page: Document): Overlay {
  const problemsOf = new Map<Finder, readonly ShownProblem[]>();
  let shown: HTMLElement | undefined;

  const close = (): void => {
    shown?.remove();
    shown = undefined;
  };

  function render(): void {
    close();
    const compiler = problemsOf.get('compiler') ?? [];
    // Both report a module that does not parse.
    const others = (problemsOf.get('modules') ?? []).filter(
      ({ place }) => !compiler.some((one) => isSameFile(one.place, place)),
    );
    const problems = [...compiler, ...others];
    if (problems.length === 0) return;
    shown = page.createElement('vitrine-problems');
    const root = shown.attachShadow({ mode: 'open' });
    const style = page.createElement('style');
    style.textContent = STYLES;
    const list = page.createElement('ol');
    list.append(...problems.map(item));
    const button = page.createElement('button');
    button.textContent = 'Close';
    button.addEventListener('click', close);
    root.append(style, button, list);
    page.documentElement.append(shown);
  }

  function item({ place, message, frame }: ShownProblem): HTMLElement {
    const entry = page.createElement('li');
    for (const [tag, text] of [
      ['b', place],
      ['p', message],
      ['pre', frame],
    ] as const) {
      if (text === '') continue;
      const element = page.createElement(tag);
      element.textContent = text;
      entry.append(element);
    }
    return entry;
  }

  return {
    show(finder, problems) {
      if (JSON.stringify(problemsOf.get(finder) ?? []) === JSON.stringify(problems)) return;
      problemsOf.set(finder, problems);
      render();
    },
    has: (finder) => (problemsOf.get(finder) ?? []).length > 0,
  };
}

/** Places are `path:line:column`; one of the paths is relative. */
function isSameFile(relative: string, absolute: string): boolean {
  const file = (place: string) => place.replace(/(:\d+)*$/, '');
  return file(absolute).endsWith(file(relative));
}
