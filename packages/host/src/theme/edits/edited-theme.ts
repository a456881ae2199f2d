import type { Json } from '@vitrine/contract/editor/theme.ts';
import { contentVersion } from '../files.ts';
import type { Theme } from '../load.ts';
import type { Strings } from '../locales.ts';
import { missingSections } from '../missing-sections.ts';
import { joinScripts, pageScripts, textsIn } from '../page-scripts.ts';
import type { Problem } from '../problem.ts';
import { orderProblems } from '../templates.ts';
import { editPath } from './edit-path.ts';
import { type ParsedEdit, parsedGroup, parsedSettings, parsedTemplate, parsedTexts } from './parsed-edit.ts';
import { withSettings } from './settings-edit.ts';

/** The merchant's files by path, as they are stored (`storedForm`). */
export type Edits = ReadonlyMap<string, Json>;

/**
 * A theme with the merchant's files in place of its own; all else is shared with it. A file that does not parse is a problem, and the
 * theme's own counts. `own` must not be an edited theme itself.
 */
export function editedTheme(own: Theme, edits: Edits): Theme {
  if (edits.size === 0) return own;
  const templates = new Map(own.templates);
  const groups = new Map(own.groups);
  const storefront = new Map(own.locales.storefront);
  const settingTexts = new Map<string, Strings>();
  let { config } = own;
  const problems: Problem[] = [];
  const use = <T>(path: string, parsed: ParsedEdit<T>, put: (data: T) => void) => {
    if (parsed.ok) put(parsed.data);
    else problems.push({ file: path, line: null, message: `as saved in the theme editor, ${parsed.message}` });
  };
  let hasTexts = false;
  for (const [path, content] of edits) {
    const at = editPath(path);
    if (at?.kind === 'template')
      use(path, parsedTemplate(content), (data) => {
        templates.set(at.name, { kind: 'json', name: at.name, path, data });
        problems.push(...orderProblems(path, data));
      });
    else if (at?.kind === 'group') use(path, parsedGroup(content), (data) => groups.set(at.name, data));
    else if (at?.kind === 'settings')
      use(path, parsedSettings(content), (data) => {
        config = withSettings(config, data, own.appsOrigin);
      });
    else if (at?.kind === 'texts')
      use(path, parsedTexts(content), (texts) => {
        hasTexts = true;
        storefront.set(at.locale, new Map([...(storefront.get(at.locale) ?? []), ...Object.entries(texts)]));
      });
    else if (at?.kind === 'translations')
      use(path, parsedTexts(content), (texts) => settingTexts.set(at.locale, new Map(Object.entries(texts))));
    else problems.push({ file: path, line: null, message: 'is no file of the theme editor' });
  }
  const changed = [...edits.keys()];
  const isChanged = (path: string) => edits.has(path);
  problems.push(
    ...missingSections(
      [...templates.values()].filter(({ path }) => isChanged(path)),
      [...groups].filter(([name]) => isChanged(`sections/${name}.json`)),
      own.sections,
    ),
  );
  const broken = new Set(problems.map(({ file }) => file));
  return {
    ...own,
    version: contentVersion(
      JSON.stringify([own.version, changed.map((path) => [path, versionOf(edits.get(path) ?? null)])]),
    ),
    templates,
    groups,
    config,
    locales: hasTexts ? { ...own.locales, storefront } : own.locales,
    settingTexts,
    pageScripts: joinScripts(own.pageScripts, pageScripts([], [...edits.values()].flatMap(textsIn))),
    unedited: own,
    // A file of the theme that the merchant's replaces is not read any more.
    problems: [...own.problems.filter(({ file }) => !isChanged(file) || broken.has(file)), ...problems],
  };
}

const versions = new WeakMap<object, string>();

function versionOf(content: Json): string {
  if (typeof content !== 'object' || content === null) return contentVersion(JSON.stringify(content));
  const version = versions.get(content) ?? contentVersion(JSON.stringify(content));
  versions.set(content, version);
  return version;
}
