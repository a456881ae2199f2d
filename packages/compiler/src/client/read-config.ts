/** JSON that the page printed, parsed; empty where it cannot be read. */
export function parseJson<T extends object>(text: string | null | undefined): Partial<T> {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}

/** What the layout prints for the scripts of a page; empty where it prints nothing. Nothing else reads it. */
export const readConfig = <T extends object>(page: Document): Partial<T> =>
  parseJson(page.querySelector('#vitrine-config')?.textContent);
