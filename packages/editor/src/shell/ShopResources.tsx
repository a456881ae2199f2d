import { type ReactNode, useMemo } from 'react';
import { ResourceContext, type ResourceSource } from '../controls/resources.ts';
import { resourceCalls } from '../server/resources.ts';
import { useLanguage } from '../texts/texts.ts';
import { useEditor } from './editor-context.ts';

/**
 * Gives the controls below it the shop's resources, described in the editor's language. What is said of a picture is changed at once, without a
 * save: the preview shows it.
 */
export function ShopResources({ children }: { children: ReactNode }) {
  const { actions } = useEditor();
  const language = useLanguage();
  const source = useMemo((): ResourceSource => {
    const calls = resourceCalls(language);
    return {
      ...calls,
      async describe(name, description) {
        const answer = await calls.describe(name, description);
        if (answer.ok) actions.refresh();
        return answer;
      },
    };
  }, [language, actions]);
  return <ResourceContext value={source}>{children}</ResourceContext>;
}
