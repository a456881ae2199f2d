import type { ConsentProps } from '@vitrine/contract';
import { lazy, Suspense } from 'react';
import { useConsent } from './use-consent.ts';

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'));

/**
 * Asks for consent where the platform says that the visitor's market does, and again when a link to `#cookie-preferences` is followed. The
 * layout wakes it (`theme.liquid`); a page where nobody is asked fetches nothing of it.
 */
export function Consent({ text, policy }: ConsentProps) {
  const consent = useConsent();
  return (
    <>
      <span ref={consent.mark} hidden />
      {consent.view !== 'closed' && (
        <Suspense fallback={null}>
          <ConsentBanner {...consent} text={text} policy={policy} />
        </Suspense>
      )}
    </>
  );
}
