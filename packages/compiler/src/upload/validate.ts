/**
 * Whether the hosted platform takes a theme. What it refuses at upload it refuses a file at a time, with all that names the file; what it
 * does not know it drops silently. Both are told here, each with its file and line, before anything is uploaded.
 */
import { checkSettingsData, checkSettingsSchema, themeOf } from './config.ts';
import { type Json, parseJson } from './json.ts';
import { JSON_TEMPLATES, SECTION_GROUPS, THEME_BLOCKS } from './limits.ts';
import { checkLiquid, type LiquidFile } from './liquid/check-liquid.ts';
import { checkLocale, checkSchemaKeys, textsOf } from './locales.ts';
import { checkNames } from './names.ts';
import { checkSchema, readSchema, type Schema, type Unread } from './section-schema.ts';
import { checkGroup, checkTemplate, checkTemplateName, type TemplateContext } from './templates.ts';
import { type Note, readThemeFiles, type ThemeFiles, type ThemeProblem, textOfFile } from './theme-files.ts';

/** The theme in a folder. */
export const validateFolder = (folder: string): ThemeProblem[] => validateTheme(readThemeFiles(folder));

/** Reads a Liquid file. */
export type ReadLiquid = (source: string) => LiquidFile;

/**
 * Every mistake that can be found, in the order of the files.
 * @param read May answer from a cache: what is found in a Liquid file depends on its text alone.
 */
export function validateTheme(files: ThemeFiles, read: ReadLiquid = checkLiquid): ThemeProblem[] {
  const problems = checkNames(files);
  const noteOf =
    (path: string): Note =>
    (line, message) =>
      problems.push({ path, line, message });
  const json = readJson(files, noteOf);
  const liquid = readLiquid(files, read, noteOf);
  const schemas = readSchemas(liquid, noteOf);

  const settingsSchema = json.get('config/settings_schema.json');
  const settingsData = json.get('config/settings_data.json');
  const theme = themeOf(settingsSchema, settingsData);
  const editorTexts = textsOf(json.get(only(files, /^locales\/[^/]*\.default\.schema\.json$/, noteOf) ?? ''));
  const shopTexts = textsOf(json.get(only(files, /^locales\/[^/.]*\.default\.json$/, noteOf) ?? ''));
  const translate = (text: string) => (text.startsWith('t:') ? editorTexts.get(text.slice(2)) : text);
  const sections = new Map<string, Schema | Unread>();
  for (const [path, { problem, bodies }] of liquid) {
    if (!path.startsWith('sections/')) continue;
    const schema = schemas.get(path);
    const isRead = schema !== undefined || (problem === undefined && !bodies.some(({ tag }) => tag === 'schema'));
    sections.set(stem(path), isRead ? readSchema(schema) : 'unread');
  }
  const layouts = new Set([...files.keys()].filter((path) => path.startsWith('layout/')).map(stem));
  const context: TemplateContext = { theme, translate, sections, layouts };

  for (const [path, schema] of schemas) {
    checkSchema(schema, path.startsWith('sections/') ? 'section' : 'block', context, noteOf(path));
    checkSchemaKeys(schema, editorTexts, noteOf(path));
  }
  for (const [path, value] of json) {
    const note = noteOf(path);
    if (path.startsWith('locales/')) checkLocale(value, note);
    else if (path.startsWith('assets/')) continue;
    else {
      checkSchemaKeys(value, editorTexts, note);
      if (path.startsWith('templates/')) checkTemplate(value, path, context, note);
      else if (path.startsWith('sections/')) checkGroup(value, context, note);
    }
  }
  if (settingsSchema) checkSettingsSchema(settingsSchema, context, noteOf('config/settings_schema.json'));
  if (settingsData) checkSettingsData(settingsData, settingsSchema, context, noteOf('config/settings_data.json'));
  for (const [path, { translations, files: named }] of liquid) {
    const note = noteOf(path);
    const schema = sections.get(stem(path));
    const own = schema === 'unread' || schema?.hasLocales ? `sections.${stem(path)}.` : undefined;
    for (const { name, line } of translations)
      if (!shopTexts.has(name) && !name.startsWith('shopify.') && !(own && name.startsWith(own)))
        note(line, `There is no text for '${name}'. Add it to the default locale`);
    for (const { tag, name, line } of named) {
      const place = TAG_PLACES[tag];
      if (place !== undefined && !place.folders.test(path))
        note(line, `The tag \`${tag}\` is one of ${place.of} alone. Move it there`);
      const wanted = {
        section: `sections/${name}.liquid`,
        sections: `sections/${name}.json`,
        render: `snippets/${name}.liquid`,
      }[tag];
      if (wanted !== undefined && !files.has(wanted)) note(line, `There is no ${wanted}, which \`${tag}\` names`);
    }
  }
  checkWhole(files, problems, noteOf);
  const order = [...files.keys()];
  return problems.toSorted((a, b) => order.indexOf(a.path) - order.indexOf(b.path) || a.line - b.line);
}

/** Tags that the platform knows in some folders alone. */
const TAG_PLACES: Record<string, { folders: RegExp; of: string }> = {
  sections: { folders: /^layout\//, of: 'layouts' },
  content_for: { folders: /^(sections|blocks)\//, of: 'sections and blocks' },
};

const stem = (path: string): string => path.replace(/^.*\//, '').replace(/\.[^.]*$/, '');

type NoteOf = (path: string) => Note;

function readJson(files: ThemeFiles, noteOf: NoteOf): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const [path, content] of files) {
    if (!path.endsWith('.json') || path.startsWith('assets/')) continue;
    const parsed = parseJson(textOfFile(content), { lenient: true });
    if (!parsed.ok) {
      noteOf(path)(parsed.error.line, `This is no JSON. ${parsed.error.message}`);
      continue;
    }
    for (const { line, message } of parsed.repeated) noteOf(path)(line, message);
    found.set(path, parsed.value);
  }
  return found;
}

function readLiquid(files: ThemeFiles, read: ReadLiquid, noteOf: NoteOf): Map<string, LiquidFile> {
  const found = new Map<string, LiquidFile>();
  for (const [path, content] of files) {
    if (!path.endsWith('.liquid')) continue;
    const file = read(textOfFile(content));
    found.set(path, file);
    if (file.problem) noteOf(path)(file.problem.line, file.problem.message);
  }
  return found;
}

/** The schemas of sections and blocks, by path. */
function readSchemas(liquid: ReadonlyMap<string, LiquidFile>, noteOf: NoteOf): Map<string, Json> {
  const found = new Map<string, Json>();
  for (const [path, { bodies }] of liquid) {
    const note = noteOf(path);
    for (const tag of ['schema', 'javascript', 'stylesheet']) {
      const own = bodies.filter((body) => body.tag === tag);
      for (const body of own) {
        if (body.isNested)
          note(
            body.line,
            `\`${tag}\` stands within another tag. Move it out: the platform reads it without running the file`,
          );
        if (tag === 'schema' && !/^(sections|blocks)\//.test(path))
          note(body.line, 'Only sections and blocks have a schema. Remove it');
      }
      for (const body of own.slice(1)) note(body.line, `\`${tag}\` is there twice. Make one of the two`);
    }
    const schema = bodies.find((body) => body.tag === 'schema');
    if (schema === undefined || !/^(sections|blocks)\//.test(path)) continue;
    const parsed = parseJson(schema.text, { line: schema.line });
    if (!parsed.ok) {
      note(parsed.error.line, `The schema is no JSON. ${parsed.error.message}`);
      continue;
    }
    for (const { line, message } of parsed.repeated) note(line, message);
    found.set(path, parsed.value);
  }
  return found;
}

/** The one file of this name; notes it where there are several. */
function only(files: ThemeFiles, name: RegExp, noteOf: NoteOf): string | undefined {
  const [first, ...others] = [...files.keys()].filter((path) => name.test(path));
  for (const path of others) noteOf(path)(0, `A theme has one default language, and this is ${first}. Rename the file`);
  return first;
}

/** What the files are together. */
function checkWhole(files: ThemeFiles, problems: ThemeProblem[], noteOf: NoteOf): void {
  const paths = [...files.keys()];
  const layout = files.get('layout/theme.liquid');
  if (layout === undefined)
    problems.push({ path: '', line: 0, message: 'There is no layout/theme.liquid, without which nothing is a theme' });
  else
    for (const object of ['content_for_header', 'content_for_layout'])
      if (!textOfFile(layout).includes(object))
        noteOf('layout/theme.liquid')(0, `The layout does not print \`{{ ${object} }}\`, which the platform needs`);
  if (paths.some((path) => path.startsWith('locales/')) && !paths.some((path) => /\.default\.json$/.test(path)))
    problems.push({
      path: '',
      line: 0,
      message: 'No locale file is the default. Call one of them like en.default.json',
    });
  for (const path of paths.filter((p) => /^templates\//.test(p))) {
    checkTemplateName(path, noteOf(path));
    if (path.endsWith('.liquid') && files.has(path.replace(/\.liquid$/, '.json')))
      noteOf(path)(0, 'The template is there as .json too. Remove one of the two');
  }
  for (const [pattern, most, what] of [
    [/^templates\/.*\.json$/, JSON_TEMPLATES, 'JSON templates'],
    [/^sections\/.*\.json$/, SECTION_GROUPS, 'section groups'],
    [/^blocks\//, THEME_BLOCKS, 'blocks of the theme'],
  ] as const) {
    const count = paths.filter((path) => pattern.test(path)).length;
    if (count > most)
      problems.push({ path: '', line: 0, message: `There are ${count} ${what}, and the platform takes ${most}` });
  }
}
