import type { EditorFiles, Json } from '@vitrine/contract/editor/theme.ts';
import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import type { Theme } from '../load.ts';
import { editPath } from './edit-path.ts';
import type { Edits } from './edited-theme.ts';
import { jsonOf } from './json-value.ts';
import { currentSettings } from './settings-edit.ts';

/** The files of an edited theme, whole, as the editor begins with them. `edits` are those it was made with. */
export function editorFiles(theme: Theme, edits: Edits): EditorFiles {
  const files: Record<string, Json> = {};
  for (const template of theme.templates.values())
    if (template.kind === 'json') files[template.path] = jsonOf(template.data);
  for (const [name, group] of theme.groups) files[`sections/${name}.json`] = jsonOf(group);
  files[SETTINGS_PATH] = { current: jsonOf(currentSettings(theme.config)) };
  for (const [path, content] of edits) {
    const kind = editPath(path)?.kind;
    if (kind === 'texts' || kind === 'translations') files[path] = content;
  }
  return files;
}
