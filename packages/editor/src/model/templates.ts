import { refused, withoutKeys } from './edit.ts';
import { templatePath } from './page-parts.ts';
import { sectionsIn } from './stored.ts';
import type { Changed, EditorTheme, Files } from './types.ts';

/** Of what a suffix may consist: it is a part of a file's name and of addresses (`?view=`). */
const SUFFIX = /^[a-z0-9][a-z0-9_-]{0,49}$/;

/**
 * Makes the template `type.suffix` with the sections of another one. `template` is its name.
 *
 * @param basedOn name of a template with sections: `product`, `product.tall`
 */
export function makeTemplate(
  theme: EditorTheme,
  files: Files,
  type: string,
  suffix: string,
  basedOn: string,
): Changed<{ template: string }> {
  if (!SUFFIX.test(suffix)) return refused('bad-name');
  const template = `${type}.${suffix}`;
  const path = `templates/${template}.json`;
  const isTaken = path in files || theme.templates.some(({ name, isMade }) => name === template && !isMade);
  if (isTaken) return refused('name-taken');
  const list = sectionsIn(files, templatePath(theme, basedOn));
  if (!list) return refused('unknown');
  return { ok: true, files: { ...files, [path]: list.file }, template };
}

/** Removes a template that a merchant has made. The theme's own ones stay. */
export function removeTemplate(theme: EditorTheme, files: Files, template: string): Changed {
  const path = templatePath(theme, template);
  const known = theme.templates.find(({ name }) => name === template);
  if (!(path in files)) return refused('unknown');
  if (known && !known.isMade) return refused('static');
  return { ok: true, files: withoutKeys(files, path) };
}
