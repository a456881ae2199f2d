import { useMemo } from 'react';
import { type Labels, labelsOf } from '../model/labels.ts';
import { useLanguage } from '../texts/texts.ts';
import { useEditorState } from './editor-context.ts';

/** The theme's own labels in the editor's language. */
export function useLabels(): Labels {
  const theme = useEditorState((state) => state.theme);
  const language = useLanguage();
  return useMemo(() => labelsOf(theme, language), [theme, language]);
}
