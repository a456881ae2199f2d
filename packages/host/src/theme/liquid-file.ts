import { FileSchema, issueText } from './formats.ts';
import { parseJson } from './json.ts';
import type { Problem } from './problem.ts';
import { unknownTypes } from './setting-types.ts';

/** One section, block or snippet file, with the content of its side tags. */
export interface LiquidFile {
  /** File name without folder and extension. */
  name: string;
  source: string;
  schema: FileSchema;
  javascript: string;
  stylesheet: string;
}

const tag = (name: string) => new RegExp(`\\{%-?\\s*${name}\\s*-?%\\}([\\s\\S]*?)\\{%-?\\s*end${name}\\s*-?%\\}`);
const SCHEMA = tag('schema');
const JAVASCRIPT = tag('javascript');
const STYLESHEET = tag('stylesheet');
const COMMENTS = /\{%-?\s*(comment|doc|raw)\s*-?%\}[\s\S]*?\{%-?\s*end\1\s*-?%\}/g;

/** Blanks comments, so that every line keeps its number. */
const withoutComments = (source: string) => source.replace(COMMENTS, (text) => text.replace(/[^\n]/g, ' '));

/** Reads `{% schema %}`, `{% javascript %}` and `{% stylesheet %}` of a file; a bad schema is a problem, not an end. */
export function readLiquidFile(path: string, source: string): { file: LiquidFile; problems: Problem[] } {
  const name = path.replace(/^[^/]*\//, '').replace(/\.liquid$/, '');
  const text = withoutComments(source);
  const problems: Problem[] = [];
  let schema: FileSchema = {};
  const match = SCHEMA.exec(text);
  if (match?.[1]?.trim()) {
    const line = text.slice(0, match.index + match[0].indexOf('%}')).split('\n').length;
    const parsed = parseJson(match[1], path, line - 1);
    if (parsed.ok) {
      const checked = FileSchema.safeParse(parsed.value);
      if (checked.success) schema = checked.data;
      else problems.push({ file: path, line, message: `schema ${issueText(checked.error)}` });
    } else problems.push(parsed.error);
  }
  const local = (schema.blocks ?? []).flatMap((block) => block.settings ?? []);
  problems.push(...unknownTypes(path, text, [...(schema.settings ?? []), ...local]));
  const javascript = JAVASCRIPT.exec(text)?.[1]?.trim() ?? '';
  const stylesheet = STYLESHEET.exec(text)?.[1]?.trim() ?? '';
  return { file: { name, source, schema, javascript, stylesheet }, problems };
}
