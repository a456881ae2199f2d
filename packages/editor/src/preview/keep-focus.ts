/** Remembers which element of a section has focus. Call what it returns once the section's element is another: its like gets the focus. */
export function keepFocus(section: Element): (replaced: Element) => void {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !section.contains(focused)) return () => {};
  const { id } = focused;
  const name = focused.getAttribute('name');
  const caret = hasCaret(focused) ? ([focused.selectionStart, focused.selectionEnd] as const) : undefined;
  return (replaced) => {
    if (document.activeElement !== document.body) return;
    // A script may have put the old element itself back.
    const next = replaced.contains(focused)
      ? focused
      : [...replaced.querySelectorAll<HTMLElement>('[id],[name]')].find((one) =>
          id ? one.id === id : name !== null && one.getAttribute('name') === name,
        );
    next?.focus({ preventScroll: true });
    if (caret && hasCaret(next)) next.setSelectionRange(...caret);
  };
}

/** Other fields throw when a caret is set. */
const hasCaret = (element: Element | undefined): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && /^(password|search|tel|text|url)$/.test(element.type));
