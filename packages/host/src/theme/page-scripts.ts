import { createHash } from 'node:crypto';

/** What the texts of a theme make a page run and ask for: what its content security policy is made of. */
export interface PageScripts {
  /** `'sha256-…'` of each inline script that has no Liquid in it. */
  hashes: ReadonlySet<string>;
  /** Origins of scripts that are named in full. */
  scriptOrigins: ReadonlySet<string>;
  /** Origins of addresses that are the whole value of a setting: the theme's scripts may call them. */
  calledOrigins: ReadonlySet<string>;
  /**
   * Why the policy cannot be enforced for this theme: scripts whose text or address is only known at render time, and inline event
   * handlers.
   */
  unknown: readonly string[];
}

export const NO_SCRIPTS: PageScripts = {
  hashes: new Set(),
  scriptOrigins: new Set(),
  calledOrigins: new Set(),
  unknown: [],
};

/** An inline script as a policy names it. The text is hashed as the browser has it, which reads every line end as `\n`. */
export const scriptHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64')}'`;

/** Blocks of a Liquid file that print nothing, or not in the page. */
const SILENT =
  /\{%-?\s*(comment|doc|schema|javascript|stylesheet)\s*-?%\}[\s\S]*?\{%-?\s*end\1\s*-?%\}|\{%-?\s*#[\s\S]*?%\}/g;
/** A script element; Liquid and quoted values in its tag may hold `>`. */
const SCRIPT =
  /<script(?=[\s>])((?:\{\{[\s\S]*?\}\}|\{%[\s\S]*?%\}|\{(?![{%])|"[^"]*"|'[^']*'|[^>"'{])*)>([\s\S]*?)<\/script\s*>/gi;
/** Every other type of a script element is data. */
const RUNS = /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;
const HANDLER = /<[a-z][^<>]*?\s(on[a-z]+)\s*=\s*["'{\w]/gi;
const SCRIPT_ADDRESS = /(?:href|src|action)\s*=\s*["']?\s*(javascript:)/gi;
const SCRIPT_TAG = /\{\{-?([^{}]*?)\|\s*script_tag\b/g;
const LIQUID = /\{\{|\{%/;

/** Reads the texts of a theme: its Liquid files by path, and the values of its settings. */
export function pageScripts(files: Iterable<[path: string, text: string]>, settings: Iterable<string>): PageScripts {
  const found = { hashes: new Set<string>(), scriptOrigins: new Set<string>(), calledOrigins: new Set<string>() };
  const unknown: string[] = [];
  for (const [path, text] of files) read(path, text.replace(SILENT, ''), found, unknown);
  for (const text of settings) {
    const origin = originOf(text.trim());
    if (origin !== null) found.calledOrigins.add(origin);
    else if (text.includes('<')) read('a setting', text, found, unknown);
  }
  return { ...found, unknown };
}

/** Two readings as one. */
export function joinScripts(one: PageScripts, other: PageScripts): PageScripts {
  return {
    hashes: one.hashes.union(other.hashes),
    scriptOrigins: one.scriptOrigins.union(other.scriptOrigins),
    calledOrigins: one.calledOrigins.union(other.calledOrigins),
    unknown: [...one.unknown, ...other.unknown],
  };
}

/** Every text inside a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsIn);
}

function read(
  path: string,
  text: string,
  found: { hashes: Set<string>; scriptOrigins: Set<string> },
  unknown: string[],
): void {
  let count = 0;
  const rest = text.replace(SCRIPT, (_, attributes: string, body: string) => {
    count += 1;
    const type = attributeOf(attributes, 'type') ?? '';
    if (LIQUID.test(type)) unknown.push(`${path}: a script whose type is Liquid`);
    else if (!RUNS.test(type.trim())) return '';
    const source = attributeOf(attributes, 'src');
    if (source !== undefined) readAddress(path, source, found.scriptOrigins, unknown);
    else if (LIQUID.test(body)) unknown.push(`${path}: a script with Liquid in its text`);
    else found.hashes.add(scriptHash(body));
    return '';
  });
  if (count !== (text.match(/<script\b/gi)?.length ?? 0)) unknown.push(`${path}: a script that could not be read`);
  for (const [, input = ''] of rest.matchAll(SCRIPT_TAG))
    readAddress(path, /^\s*(['"])(.*?)\1\s*$/.exec(input)?.[2] ?? `{{${input}}}`, found.scriptOrigins, unknown);
  for (const [, handler] of rest.matchAll(HANDLER)) unknown.push(`${path}: the attribute ${handler}`);
  for (const [, scheme] of rest.matchAll(SCRIPT_ADDRESS)) unknown.push(`${path}: an address of the kind ${scheme}`);
}

/** Value of an attribute as it is written; undefined where it is not there. */
function attributeOf(attributes: string, name: string): string | undefined {
  const value = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"']+))`, 'i').exec(attributes);
  return value?.[1] ?? value?.[2] ?? value?.[3];
}

function readAddress(path: string, address: string, origins: Set<string>, unknown: string[]): void {
  const origin = originOf(address.replace(/^\/\//, 'https://').replace(/\{[{%][\s\S]*$/, ''));
  if (origin !== null) origins.add(origin);
  // The theme's own files, and the platform's, are served by the shop.
  else if (LIQUID.test(address) && !/\basset_url\b/.test(address))
    unknown.push(`${path}: a script at an address that is Liquid`);
}

/** Origin of a text that is an address in full; null for every other text. */
function originOf(text: string): string | null {
  if (!/^https?:\/\/[^\s"'<>;,]+$/i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).origin;
}
