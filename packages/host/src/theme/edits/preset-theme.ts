import type { JsonTemplate, SectionData } from '../formats.ts';
import type { Theme } from '../load.ts';

/** Key of the section in the templates of a `presetTheme`. */
const KEY = 'preset';

/** A theme whose templates have one section alone, and whose groups are empty: for small pictures of presets. */
export function presetTheme(theme: Theme, section: SectionData): Theme {
  const data: JsonTemplate = { sections: { [KEY]: section }, order: [KEY] };
  const templates: Theme['templates'] = new Map(
    [...theme.templates].map(([name, { path }]) => [name, { kind: 'json', name, path, data: { ...data } }]),
  );
  const groups = new Map([...theme.groups].map(([name, group]) => [name, { ...group, sections: {}, order: [] }]));
  return { ...theme, templates, groups };
}
