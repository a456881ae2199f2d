import type { EditorSetting } from '@vitrine/contract/editor/theme.ts';
import { type Labels, readable } from '../model/labels.ts';

/** A setting with all that it says in the editor's language. One without a label has its id as one. */
export function localizedSetting(setting: EditorSetting, labels: Labels): EditorSetting & { label: string } {
  const { id, label, info, content, placeholder, default: initial, options, definition } = setting;
  const said = (text: string | undefined) => (text === undefined ? undefined : labels(text));
  return {
    ...setting,
    label: labels(label) || readable(id ?? ''),
    info: said(info),
    content: said(content),
    placeholder: said(placeholder),
    default: typeof initial === 'string' ? labels(initial) : initial,
    options: options?.map((option) => ({ ...option, label: said(option.label), group: said(option.group) })),
    definition: definition?.map((part) => localizedSetting(part, labels)),
  };
}
