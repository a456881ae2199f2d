/** What the page printed into an element as JSON; nothing where it cannot be read. */
export function readJson<T extends object>(page: Document, selector: string): Partial<T> {
  try {
    return JSON.parse(page.querySelector(selector)?.textContent ?? '');
  } catch {
    return {};
  }
}
