import { issueText, SectionGroup } from './formats.ts';
import { parseJson } from './json.ts';
import type { Problem } from './problem.ts';

/** Section groups (`sections/{name}.json`) by file name (docs/platform.md: section groups). */
export function readGroups(texts: Map<string, string>): { groups: Map<string, SectionGroup>; problems: Problem[] } {
  const groups = new Map<string, SectionGroup>();
  const problems: Problem[] = [];
  for (const [path, text] of texts) {
    const name = /^sections\/(.+)\.json$/.exec(path)?.[1];
    if (!name || name.includes('.context.')) continue;
    const parsed = parseJson(text, path);
    if (!parsed.ok) {
      problems.push(parsed.error);
      continue;
    }
    const checked = SectionGroup.safeParse(parsed.value);
    if (checked.success) groups.set(name, checked.data);
    else problems.push({ file: path, line: null, message: issueText(checked.error) });
  }
  return { groups, problems };
}
