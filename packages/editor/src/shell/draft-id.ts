const PLACE = 'vitrine-editor-draft';

/** Id of this tab's draft on the host: the same after the tab was loaded again, another in every tab. */
export function draftId(storage: Storage = sessionStorage): string {
  try {
    const known = storage.getItem(PLACE);
    if (known !== null && /^[\w-]{8,64}$/.test(known)) return known;
    const made = newId();
    storage.setItem(PLACE, made);
    return made;
  } catch {
    return newId();
  }
}

/** `crypto.randomUUID` is missing where a page came over plain HTTP from another machine. */
const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
