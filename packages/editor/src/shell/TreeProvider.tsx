import { createContext, type ReactNode, use, useDeferredValue, useMemo } from 'react';
import { areaPath, treeOf } from '../model/tree.ts';
import type { TreeItem } from '../model/types.ts';
import { unknownTypes } from '../model/unknown-types.ts';
import { useText } from '../texts/texts.ts';
import { useEditorState } from './editor-context.ts';
import { useLabels } from './use-labels.ts';
import { useTemplateName } from './use-template-name.ts';

const TreeContext = createContext<readonly TreeItem[]>([]);

/** The tree of the page's sections. It may lag behind a merchant who types: the field does not wait for it. */
export const useTree = (): readonly TreeItem[] => use(TreeContext);

/** Makes the tree once for all that show a part of it. */
export function TreeProvider({ children }: { children: ReactNode }) {
  const theme = useEditorState((state) => state.theme);
  const files = useDeferredValue(useEditorState((state) => state.history.present));
  const template = useEditorState((state) => state.template);
  const labels = useLabels();
  const text = useText();
  const unknown = unknownTypes(theme, files);
  // As a text, so that the map stays the same, and with it every line of the tree, as long as the same types are missing.
  const written = JSON.stringify([...unknown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `written` stands for `unknown`
  const problems = useMemo(
    () => new Map([...unknown].map(([id, type]) => [id, text('settings.unknown-type', { type })])),
    [written, text],
  );
  const nameOf = useTemplateName();
  const tree = useMemo(
    () =>
      treeOf(theme, files, template, labels, problems).map((item) =>
        item.kind === 'area' && areaPath(item).startsWith('templates/') ? { ...item, title: nameOf(template) } : item,
      ),
    [theme, files, template, labels, problems, nameOf],
  );
  return <TreeContext value={tree}>{children}</TreeContext>;
}
