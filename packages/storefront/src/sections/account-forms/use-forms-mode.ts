import { t } from '@vitrine/compiler/view.ts';
import { type MouseEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type FormsMode, type FormsPage, modeAt, RECOVER } from './forms-mode.ts';

const pathOf = (address: string): string => new URL(address, window.location.href).pathname;

function titleOf(mode: FormsMode): string {
  switch (mode) {
    case 'login':
      return t('account_forms.login.tab');
    case 'register':
      return t('account_forms.register.tab');
    case 'recover':
      return t('account_forms.recover.title');
    case 'reset_password':
      return t('account_forms.reset.title');
    case 'activate_account':
      return t('account_forms.activate.title');
  }
}

/** What is typed as the address goes along from form to form. */
function carryEmail(box: Element, mode: FormsMode): void {
  const fields = [...box.querySelectorAll<HTMLInputElement>('input[type=email]')];
  const isHere = (field: Element) => field.closest(`[data-mode="${mode}"]`) !== null;
  const typed = fields.find((field) => field.value !== '' && !isHere(field))?.value;
  const here = fields.find(isHere);
  if (typed !== undefined && here?.value === '') here.value = typed;
}

/**
 * The mode of the forms: the address says it, a link changes it without a page load, the back button brings the last one. `mode` is null
 * until the browser has looked: till then the page is right as it was painted, or the style sheet makes it so, for a hash. `follow` is for
 * clicks on the links between the modes (`data-forms-link`).
 */
export function useFormsMode({
  page,
  recovering,
  shop,
  login,
  register,
}: {
  page: FormsPage;
  /** The page answers the form for a forgotten password. */
  recovering: boolean;
  shop: string;
  /** Addresses */
  login: string;
  register: string;
}): {
  box: RefObject<HTMLDivElement | null>;
  mode: FormsMode | null;
  /** Modes that were opened: what was typed in them stays. */
  opened: readonly FormsMode[];
  follow: (event: MouseEvent<HTMLElement>) => void;
} {
  const box = useRef<HTMLDivElement>(null);
  const [mode, setMode] = useState<FormsMode | null>(null);
  const [opened, setOpened] = useState<readonly FormsMode[]>([]);
  const before = useRef<FormsMode | null>(null);
  const look = useRef(() => {});

  useEffect(() => {
    const paths = { login: pathOf(login), register: pathOf(register) };
    // The answer has the address of the log-in: it gets the one of what it shows.
    if (recovering && !window.location.hash.includes(RECOVER)) {
      window.history.replaceState(window.history.state, '', `#${RECOVER}`);
    }
    const see = () => {
      const wanted = modeAt(window.location, page, paths);
      setMode(wanted);
      setOpened((known) => (known.includes(wanted) ? known : [...known, wanted]));
    };
    look.current = see;
    see();
    window.addEventListener('popstate', see);
    window.addEventListener('hashchange', see);
    return () => {
      window.removeEventListener('popstate', see);
      window.removeEventListener('hashchange', see);
    };
  }, [page, recovering, login, register]);

  useLayoutEffect(() => {
    if (mode === null || mode === before.current) return;
    const isFirst = before.current === null;
    before.current = mode;
    document.title = t('general.page_title', { page: titleOf(mode), shop });
    if (isFirst) return;
    if (box.current) carryEmail(box.current, mode);
    // A pill keeps the focus; what led here from within a form that is gone hands it on.
    const isPilled = mode === 'login' || mode === 'register';
    if (isPilled && document.activeElement?.closest('[data-forms-tabs]')) return;
    box.current?.querySelector<HTMLElement>(`[data-mode="${mode}"] h1`)?.focus();
  }, [mode, shop]);

  return {
    box,
    mode,
    opened,
    follow: (event) => {
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-forms-link]') : null;
      if (!link || event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      if (link.href !== window.location.href) window.history.pushState(null, '', link.href);
      // `pushState` tells nobody.
      look.current();
    },
  };
}
