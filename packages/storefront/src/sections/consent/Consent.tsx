import { announceNotLoaded } from '../../components/lazy/announce-not-loaded.ts';
import { viewChunk } from '../../components/lazy/chunk.ts';
import { useChunk } from '../../components/lazy/use-chunk.ts';
import type { ConsentProps } from './consent.schema.ts';
import { useConsent } from './use-consent.ts';

const banner = viewChunk(() => import('./ConsentBanner.tsx'));

/**
 * Asks for consent where the platform says that the visitor's market does, and again when a link to `#cookie-preferences` is followed. The
 * layout wakes it (`theme.liquid`); a page where nobody is asked fetches nothing of it.
 */
export function Consent({ text, policy }: ConsentProps) {
  const { mark, ...consent } = useConsent();
  const isOpen = consent.view !== 'closed';
  const ConsentBanner = useChunk(banner, isOpen, { instead: announceNotLoaded, retryOn: consent.view });
  return (
    <>
      <span ref={mark} hidden />
      {isOpen && ConsentBanner && <ConsentBanner {...consent} text={text} policy={policy} />}
    </>
  );
}
