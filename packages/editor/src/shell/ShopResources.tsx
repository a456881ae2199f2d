import { type ReactNode, useMemo } from 'react';
import { ResourceContext } from '../controls/resources.ts';
import { resourceCalls } from '../server/resources.ts';
import { useLanguage } from '../texts/texts.ts';

/** Gives the controls below it the shop's resources, described in the editor's language. */
export function ShopResources({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const source = useMemo(() => resourceCalls(language), [language]);
  return <ResourceContext value={source}>{children}</ResourceContext>;
}
