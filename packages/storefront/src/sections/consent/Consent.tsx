import { useChunk } from '../../components/use-chunk.ts';
import { viewChunk } from '../../state/chunk.ts';
import type { ConsentProps } from './consent.schema.ts';
import { useConsent } from './use-consent.ts';

const banner = viewChunk(() => import('./ConsentBanner.tsx'));

/**
 * Asks for consent where the platform says that the visitor's market does, and again when a link to `#cookie-preferences` is followed. The
 * layout wakes it (`theme.liquid`); a page where nobody is asked fetches nothing of it.
 */
export function Consent({ text, policy }: ConsentProps) {
  const consent = useConsent();
  const isOpen = consent.view !== 'closed';
  const ConsentBanner = useChunk(banner, isOpen, { retryOn: consent.view });
  return (
    <>
      <span ref={consent.mark} hidden />
      {isOpen && ConsentBanner && <ConsentBanner {...consent} text={text} policy={policy} />}
    </>
  );
}
