/** What the page printed as JSON; nothing where it cannot be read. */
export function parseJson<T extends object>(text: string | null | undefined): Partial<T> {
  try {
    return JSON.parse(text || '{}');
  } catch {
    return {};
  }
}
