import { useDeferredValue, useMemo } from 'react';
import { nodeProblems } from '../model/node-problems.ts';
import { treeOf } from '../model/tree.ts';
import type { TreeItem } from '../model/types.ts';
import { useEditorState } from './editor-context.ts';
import { useLabels } from './use-labels.ts';

/** The tree of the page's sections. It may lag behind a merchant who types: the field does not wait for it. */
export function useTree(): readonly TreeItem[] {
  const theme = useEditorState((state) => state.theme);
  const files = useDeferredValue(useEditorState((state) => state.history.present));
  const template = useEditorState((state) => state.template);
  const labels = useLabels();
  return useMemo(
    () => treeOf(theme, files, template, labels, nodeProblems(theme, files, template)),
    [theme, files, template, labels],
  );
}
