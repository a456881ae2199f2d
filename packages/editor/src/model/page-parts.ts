import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { sectionsIn } from './stored.ts';
import type { EditorTheme, Files } from './types.ts';

/** A place of a page at which sections stand: a file of sections, or one static section. */
export type PagePart =
  | { kind: 'group' | 'template'; path: string }
  /** `isOfTemplate`: printed by a Liquid template and not by the layout. */
  | { kind: 'section'; name: string; isOfTemplate: boolean };

/** Path of a template, also of one that has just been made. */
export function templatePath(theme: EditorTheme, template: string): string {
  return theme.templates.find(({ name }) => name === template)?.path ?? `templates/${template}.json`;
}

/** The parts of a template's page in the order of its layout, each once. A layout that cannot be read leaves the template alone. */
export function pageParts(theme: EditorTheme, files: Files, template: string): readonly PagePart[] {
  const path = templatePath(theme, template);
  const known = theme.templates.find(({ name }) => name === template);
  const chosen = sectionsIn(files, path)?.file.layout;
  const layout = chosen === false ? undefined : theme.layouts[typeof chosen === 'string' ? chosen : 'theme'];
  const ofTemplate: PagePart[] = [
    { kind: 'template', path },
    ...(known?.sections ?? []).map((name): PagePart => ({ kind: 'section', name, isOfTemplate: true })),
  ];
  const parts = (layout ?? [{ kind: 'template' as const }]).flatMap((part): PagePart[] => {
    if (part.kind === 'template') return ofTemplate;
    if (part.kind === 'group') return [{ kind: 'group', path: `sections/${part.name}.json` }];
    return [{ kind: 'section', name: part.name, isOfTemplate: false }];
  });
  const seen = new Set<string>();
  return parts.filter((part) => {
    const id = part.kind === 'section' ? `${SETTINGS_PATH}#${part.name}` : part.path;
    return !seen.has(id) && seen.add(id);
  });
}
