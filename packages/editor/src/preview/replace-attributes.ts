const tokens = (element: Element): string[] => [...element.classList];

/**
 * Makes the attributes of an element those of `next`, given what it was printed with (`last`). Attributes and classes that scripts have added
 * stay.
 */
export function replaceAttributes(element: Element, last: Element, next: Element): void {
  for (const { name } of last.attributes) if (!next.hasAttribute(name)) element.removeAttribute(name);
  for (const { name, value } of next.attributes) {
    if (last.getAttribute(name) === value) continue;
    if (name !== 'class') {
      element.setAttribute(name, value);
      continue;
    }
    element.classList.remove(...tokens(last));
    element.classList.add(...tokens(next));
  }
}
