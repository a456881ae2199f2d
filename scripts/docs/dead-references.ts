import { posix } from 'node:path';

const LINK = /\[[^\]]*\]\(([^)\s]+)\)/g;
const CODE = /`([^`\n]+)`/g;
const FENCE = /^```[\s\S]*?^```/gm;
/** A path of a source file, not a pattern: `cache/facts.ts`. */
const SOURCE = /^[\w-][\w.-]*(\/[\w.-]+)*\.(ts|tsx|mjs|md|css|jsonl)$/;
/** A folder of the project: `packages/host/src`. */
const FOLDER = /^(packages|scripts|e2e|bench|campaigns|docs)(\/[\w.-]+)+\/?$/;
/** What a decision that another one replaces says on its first lines: the sources it names may be gone. */
const REPLACED = /^Replaced by \[/m;
const SCRIPT = /\bnpm run (?:(?:-s|--silent) )?([\w:-]*\w)/g;

/** The id a heading has in rendered Markdown: `## What is printed` → `what-is-printed`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

/** The ids of a page's headings. */
const anchorsOf = (page: string): ReadonlySet<string> =>
  new Set([...page.replace(FENCE, '').matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => anchorOf(heading)));

interface Project {
  /** Files and folders, by their paths from the root. */
  paths: ReadonlySet<string>;
  /** The commands of package.json. */
  scripts: ReadonlySet<string>;
  /** The text of a page that is there. */
  read(path: string): string;
}

/**
 * What a page of Markdown names that is not there: targets of relative links and their headings, source files and folders in code spans,
 * commands of npm. A source file may be named by the end of its path.
 */
export function deadReferences(path: string, text: string, { paths, scripts, read }: Project): string[] {
  const dead: string[] = [];
  for (const [, target = ''] of text.replace(FENCE, '').matchAll(LINK)) {
    if (/^[a-z]+:/i.test(target)) continue;
    const [file = '', anchor] = target.split('#');
    const full = file === '' ? path : posix.normalize(posix.join(posix.dirname(path), file)).replace(/\/$/, '');
    if (!paths.has(full)) dead.push(target);
    else if (anchor !== undefined && full.endsWith('.md') && !anchorsOf(read(full)).has(anchor)) dead.push(target);
  }
  for (const [, code = ''] of REPLACED.test(text) ? [] : text.matchAll(CODE)) {
    const isThere =
      paths.has(code.replace(/\/$/, '')) || (SOURCE.test(code) && [...paths].some((one) => one.endsWith(`/${code}`)));
    if (!isThere && (SOURCE.test(code) || FOLDER.test(code))) dead.push(code);
  }
  for (const [command, name = ''] of text.matchAll(SCRIPT)) if (!scripts.has(name)) dead.push(command);
  return dead;
}
