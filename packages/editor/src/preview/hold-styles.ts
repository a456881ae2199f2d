const SHEET = 'link[rel=stylesheet]';

/** ms that a stylesheet may take: a host that does not answer must not hold up the editor. */
const PATIENCE = 1000;

/** Resolves when a stylesheet counts, or does not come. */
export function sheetLoaded(link: HTMLLinkElement): Promise<void> {
  if (link.sheet || link.disabled) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => resolve();
    link.addEventListener('load', done);
    link.addEventListener('error', done);
    setTimeout(done, PATIENCE);
  });
}

/**
 * Loads the stylesheets of fragments that are to be inserted. Resolves when they count; call what it resolves to once the fragments are in the
 * page. A new link element counts only after a moment even if its file is cached, and its section would be seen without styles.
 */
export async function holdStyles(fragments: readonly ParentNode[]): Promise<() => void> {
  const links = fragments.flatMap((fragment) => [...fragment.querySelectorAll<HTMLLinkElement>(SHEET)]);
  if (links.length === 0) return () => {};
  const held = links.map((link) => {
    const copy = document.createElement('link');
    for (const { name, value } of link.attributes) copy.setAttribute(name, value);
    return copy;
  });
  document.head.append(...held);
  await Promise.all(held.map(sheetLoaded));
  return async () => {
    await Promise.all(links.filter(({ isConnected }) => isConnected).map(sheetLoaded));
    for (const copy of held) copy.remove();
  };
}
