import type { SectionGroup } from './formats.ts';
import type { LiquidFile } from './liquid-file.ts';
import type { Problem } from './problem.ts';
import type { Template } from './templates.ts';

/** Section types that templates and groups name but no file defines. */
export function missingSections(
  templates: Iterable<Template>,
  groups: Iterable<[name: string, group: SectionGroup]>,
  sections: ReadonlyMap<string, LiquidFile>,
): Problem[] {
  const problems: Problem[] = [];
  const check = (file: string, data: SectionGroup['sections']) => {
    for (const [key, section] of Object.entries(data)) {
      if (!sections.has(section.type) && section.type !== 'apps') {
        problems.push({
          file,
          line: null,
          message: `section "${key}" has the type "${section.type}", but there is no sections/${section.type}.liquid`,
        });
      }
    }
  };
  for (const template of templates) if (template.kind === 'json') check(template.path, template.data.sections);
  for (const [name, group] of groups) check(`sections/${name}.json`, group.sections);
  return problems;
}
