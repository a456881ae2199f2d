/** What a file of the theme editor is, by its path. */
export type EditPath =
  | { kind: 'template'; name: string }
  | { kind: 'group'; name: string }
  | { kind: 'settings' }
  /** Texts of a language that replace the theme's. */
  | { kind: 'texts'; locale: string }
  /** Texts of a language by the text of a setting. */
  | { kind: 'translations'; locale: string };

const LONGEST = 120;
const TEMPLATE = /^templates\/((?:customers\/|metaobject\/)?[A-Za-z0-9][\w-]*(?:\.[A-Za-z0-9][\w-]*)*)\.json$/;
const GROUP = /^sections\/([A-Za-z0-9][\w-]*)\.json$/;
const LANGUAGE = /^(locales|translations)\/([A-Za-z]{2,3}(?:-[A-Za-z0-9]{1,8}){0,2})\.json$/;

/** Null for a path that the editor has no file at; contextual files of markets are among them. */
export function editPath(path: string): EditPath | null {
  if (path.length > LONGEST) return null;
  if (path === 'config/settings_data.json') return { kind: 'settings' };
  const [, template] = TEMPLATE.exec(path) ?? [];
  if (template !== undefined) return template.includes('.context.') ? null : { kind: 'template', name: template };
  const [, group] = GROUP.exec(path) ?? [];
  if (group !== undefined) return { kind: 'group', name: group };
  const [, folder, locale] = LANGUAGE.exec(path) ?? [];
  if (locale === undefined) return null;
  return { kind: folder === 'locales' ? 'texts' : 'translations', locale };
}
