import { t } from '@vitrine/compiler/view.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  type Consent,
  type CustomerPrivacy,
  chooseConsent,
  consentOf,
  loadCustomerPrivacy,
} from '../../integrations/consent/customer-privacy.ts';
import { pageConfig } from '../../platform/page-config.ts';
import { announce, announceError } from '../../state/live-region.ts';

/** Address of links that open the choice again: in the footer, or in a merchant's text. */
export const CONSENT_HASH = '#cookie-preferences';

/** `ask`: the banner came by itself. `choose`: each purpose has its own control. */
export type ConsentView = 'closed' | 'ask' | 'choose';

interface ConsentState {
  view: ConsentView;
  /** What is allowed before the choice that is open. */
  consent: Consent;
  /** True where the visitor opened it: the focus moves in, and back. */
  opened: boolean;
}

const NONE: Consent = { preferences: false, analytics: false, marketing: false };
const CLOSED: ConsentState = { view: 'closed', consent: NONE, opened: false };

/** Whether the banner is there, what it shows, and what its buttons do. In the theme editor it follows its section (no choice is kept). */
export function useConsent(): ConsentState & {
  mark: RefObject<HTMLElement | null>;
  choose(): void;
  save(consent: Consent): void;
  close(): void;
} {
  const [state, setState] = useState(CLOSED);
  const mark = useRef<HTMLElement>(null);
  const privacy = useRef<CustomerPrivacy | null>(null);
  const before = useRef<Element | null>(null);
  const { designMode } = pageConfig();

  useEffect(() => {
    const gone = new AbortController();
    const open = async (view: ConsentView, opened: boolean) => {
      if (!privacy.current) privacy.current = await loadCustomerPrivacy();
      if (gone.signal.aborted) return;
      if (privacy.current) setState({ view, consent: consentOf(privacy.current), opened });
      else if (opened) announceError(t('consent.unavailable'));
    };
    const openByHash = () => {
      if (location.hash !== CONSENT_HASH) return false;
      // The next press on the link is a change of the address again.
      history.replaceState(history.state, '', location.pathname + location.search);
      before.current = document.activeElement;
      void open('choose', true);
      return true;
    };
    if (designMode) {
      const own = ({ target }: Event) => target instanceof Element && target.contains(mark.current);
      const select = (event: Event) => own(event) && setState({ ...CLOSED, view: 'ask' });
      const deselect = (event: Event) => own(event) && setState(CLOSED);
      document.addEventListener('shopify:section:select', select);
      document.addEventListener('shopify:section:deselect', deselect);
      return () => {
        document.removeEventListener('shopify:section:select', select);
        document.removeEventListener('shopify:section:deselect', deselect);
      };
    }
    if (!openByHash()) {
      void loadCustomerPrivacy().then((found) => {
        privacy.current = found;
        if (!gone.signal.aborted && found?.shouldShowBanner())
          setState({ view: 'ask', consent: consentOf(found), opened: false });
      });
    }
    addEventListener('hashchange', openByHash);
    return () => {
      gone.abort();
      removeEventListener('hashchange', openByHash);
    };
  }, [designMode]);

  /** The focus goes back where it came from; out of a banner that came by itself, to the page. */
  const leave = () => {
    const inside = document.activeElement?.closest('.consent');
    setState(CLOSED);
    if (!inside) return;
    const back = before.current?.isConnected ? before.current : document.getElementById('main');
    if (back instanceof HTMLElement) back.focus({ preventScroll: true });
  };

  return {
    ...state,
    mark,
    choose: () => setState((now) => ({ ...now, view: 'choose' })),
    async save(consent) {
      const kept = privacy.current ? await chooseConsent(privacy.current, consent) : designMode;
      leave();
      announce(t(kept ? 'consent.saved' : 'consent.not_saved'));
    },
    close() {
      // Asked, the visitor answers; a look at what was chosen changes nothing.
      if (state.opened) leave();
      else setState((now) => ({ ...now, view: 'ask' }));
    },
  };
}
