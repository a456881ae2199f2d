/** `vitrine section NAME`: creates a section in the project. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isProject, projectOf } from './project.ts';
import { namesOf, sectionSource } from './section-source.ts';
import { UsageError } from './usage-error.ts';

/** Maximum characters of a section's name. */
const LONGEST = 25;

/** The languages of the theme, its default first. */
function languagesOf(project: string): string[] {
  const files = globSync('*.json', { cwd: join(project, 'theme/locales') }).filter(
    (file) => !/\.schema\.json$/.test(file),
  );
  const [first] = files.filter((file) => file.endsWith('.default.json'));
  return [...new Set([first ?? 'en.default.json', ...files.toSorted()])].map((file) =>
    file.replace(/(\.default)?\.json$/, ''),
  );
}

/** @throws UsageError for a name that is invalid or taken; nothing is written then */
function checkName(name: string | undefined, project: string): string {
  if (!name) throw new UsageError('Which section? "vitrine section look-book" makes the section look-book.');
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new UsageError(
      `"${name}" cannot be the name of a section. Take small letters, digits and single hyphens, and begin with a letter: section look-book.`,
    );
  if (name.length > LONGEST)
    throw new UsageError(
      `"${name}" has ${name.length} characters. The theme editor shows at most ${LONGEST}: take a shorter name.`,
    );
  for (const taken of [join(project, 'src/sections', name), join(project, 'theme/sections', `${name}.liquid`)])
    if (existsSync(taken))
      throw new UsageError(
        `There is a section "${name}" already: ${relative(project, taken)}. Nothing was written; take another name.`,
      );
  return name;
}

/** Imports the section's styles after those of the other sections, where the project lists them: what follows there overrides sections. */
function importStyles(project: string, name: string): string | undefined {
  const index = join(project, 'src/styles/index.css');
  if (!existsSync(index)) return undefined;
  const lines = readFileSync(index, 'utf8').split('\n');
  const lastOf = (start: string) => lines.findLastIndex((line) => line.startsWith(start));
  const sections = lastOf('@import "../sections/');
  const last = sections < 0 ? lastOf('@import') : sections;
  lines.splice(last + 1, 0, `@import "../sections/${name}/${name}.css";`);
  writeFileSync(index, lines.join('\n'));
  return index;
}

/** `vitrine section NAME [--in DIR]`; without `--in` in the project of the current folder. */
export async function section(args: string[]): Promise<number> {
  const { values, positionals } = read(args);
  const [given, ...more] = positionals;
  if (more.length > 0) throw new UsageError(`"section" makes one section, and "${more[0]}" was given too.`);
  const cwd = process.env.INIT_CWD ?? process.cwd();
  const named = values.in === undefined ? undefined : resolve(cwd, values.in);
  if (named !== undefined && !isProject(named))
    throw new UsageError(`${named} is no theme project: it lacks src/sections or theme.`);
  const project = named ?? projectOf(cwd);
  const name = checkName(given, project);
  const folder = join(project, 'src/sections', name);
  mkdirSync(folder);
  const written = [...sectionSource(namesOf(name), languagesOf(project))].map(([file, text]) => {
    writeFileSync(join(folder, file), text, { flag: 'wx' });
    return join(folder, file);
  });
  const styles = importStyles(project, name);
  for (const file of written) console.log(relative(cwd, file));
  if (styles) console.log(`${relative(cwd, styles)}: imports its styles`);
  console.log(`
To show it on the home page, add to ${relative(cwd, join(project, 'theme/templates/index.json'))}
  "${name}": { "type": "${name}", "settings": {} }   in "sections", and
  "${name}"   in "order".`);
  return 0;
}

function read(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { in: { type: 'string' } } });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
