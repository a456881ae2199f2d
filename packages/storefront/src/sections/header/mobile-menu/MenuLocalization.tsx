import { useEffect, useRef } from 'react';

/**
 * The choice of country and language at the bottom of the mobile menu: a copy of the footer's form, so that no page has the
 * list of countries twice. Empty where the page has no such form.
 */
export function MenuLocalization() {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = document.querySelector('footer form.localization')?.cloneNode(true);
    if (!container.current || !(form instanceof HTMLFormElement)) return;
    for (const field of form.querySelectorAll('select')) {
      for (const label of form.querySelectorAll(`label[for="${field.id}"]`))
        label.setAttribute('for', `menu-${field.id}`);
      field.id = `menu-${field.id}`;
    }
    container.current.replaceChildren(form);
  }, []);
  return <div className="menu__localization" ref={container} />;
}
