import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { schemesUsed, ThemeColorsContext, themeColors } from '../controls/theme-colors.ts';
import { themeValues } from '../model/nodes.ts';
import { useEditorState } from './editor-context.ts';

/** Gives the color controls below it the theme's schemes and colors. They change only when those do: not with every key. */
export function ThemeColorsProvider({ children }: { children: ReactNode }) {
  const groups = useEditorState((state) => state.theme.settings);
  const files = useDeferredValue(useEditorState((state) => state.history.present));
  const settings = files[SETTINGS_PATH] ?? null;
  const colors = useMemo(() => themeColors(groups, themeValues({ [SETTINGS_PATH]: settings })), [groups, settings]);
  // Only the theme's own settings tell what is used.
  const isTold = useEditorState((state) => state.panel === 'theme');
  const used = useMemo(() => (isTold ? schemesUsed(colors.schemes, files).join('\n') : ''), [isTold, colors, files]);
  const value = useMemo(() => ({ ...colors, used: new Set(used.split('\n')) }), [colors, used]);
  return <ThemeColorsContext value={value}>{children}</ThemeColorsContext>;
}
