import { useEffect, useRef } from 'react';

/**
 * The choice of country and language at the foot of the mobile menu: a copy of the page's own form, so that no page carries its
 * list of countries twice. Nothing where the page has none.
 */
export function MenuLocalization() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = document.querySelector('footer form.localization')?.cloneNode(true);
    if (!place.current || !(form instanceof HTMLFormElement)) return;
    for (const field of form.querySelectorAll('select')) {
      for (const label of form.querySelectorAll(`label[for="${field.id}"]`))
        label.setAttribute('for', `menu-${field.id}`);
      field.id = `menu-${field.id}`;
    }
    place.current.replaceChildren(form);
  }, []);
  return <div className="menu__localization" ref={place} />;
}
