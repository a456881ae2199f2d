import { issueText, JsonTemplate } from './formats.ts';
import { parseJson } from './json.ts';
import type { Problem } from './problem.ts';

export type Template =
  | { kind: 'json'; name: string; path: string; data: JsonTemplate }
  | { kind: 'liquid'; name: string; path: string; source: string }
  /** Its file cannot be used; the page shows the reason. */
  | { kind: 'broken'; name: string; path: string; problem: Problem };

/** Templates by name: `product`, `product.tall`, `customers/login`, `metaobject/look` (docs/platform.md: templates). */
export function readTemplates(texts: Map<string, string>): { templates: Map<string, Template>; problems: Problem[] } {
  const templates = new Map<string, Template>();
  const problems: Problem[] = [];
  for (const [path, text] of texts) {
    const match = /^templates\/(.+)\.(json|liquid)$/.exec(path);
    const name = match?.[1];
    if (!name || name.includes('.context.')) continue;
    if (templates.has(name)) {
      problems.push({
        file: path,
        line: null,
        message: `template "${name}" exists as .json and as .liquid; the .json is used`,
      });
    }
    if (match[2] === 'liquid') {
      if (!templates.has(name)) templates.set(name, { kind: 'liquid', name, path, source: text });
      continue;
    }
    const broken = (problem: Problem) => {
      problems.push(problem);
      templates.set(name, { kind: 'broken', name, path, problem });
    };
    const parsed = parseJson(text, path);
    if (!parsed.ok) {
      broken(parsed.error);
      continue;
    }
    const checked = JsonTemplate.safeParse(parsed.value);
    if (!checked.success) {
      broken({ file: path, line: null, message: issueText(checked.error) });
      continue;
    }
    templates.set(name, { kind: 'json', name, path, data: checked.data });
    problems.push(...orderProblems(path, checked.data));
  }
  return { templates, problems };
}

/** Keys that an order names and that no section has. */
export const orderProblems = (path: string, { order, sections }: JsonTemplate): Problem[] =>
  order
    .filter((key) => !sections[key])
    .map((key) => ({ file: path, line: null, message: `"order" names "${key}", which is not in "sections"` }));
