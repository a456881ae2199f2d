import type { LayoutPart } from '@vitrine/contract/editor/theme.ts';
import type { Theme } from '../../theme/load.ts';

const SILENT = /\{%-?\s*(comment|doc|raw|schema)\s*-?%\}[\s\S]*?\{%-?\s*end\1\s*-?%\}|\{%-?\s*#[\s\S]*?%\}/g;
const PART = /\{%-?\s*(sections?)\s+(['"])([^'"]+)\2[\s\S]*?%\}|\{\{-?\s*(content_for_layout)\b[\s\S]*?\}\}/g;
/** Lines of a `{% liquid %}` tag. */
const LIQUID = /\{%-?\s*liquid\b([\s\S]*?)-?%\}/g;
const LINE = /^[ \t]*(?:(sections?)\s+(['"])([^'"]+)\2|echo\s+(content_for_layout)\b).*$/gm;

/** The places of a Liquid file at which sections stand, in order; what is in comments is left out. */
export function sectionPlaces(source: string): LayoutPart[] {
  const text = source
    .replace(SILENT, '')
    .replace(LIQUID, (_tag, lines: string) =>
      lines.replace(LINE, (_line, tag?: string, _quote?: string, name?: string) =>
        tag === undefined ? '{{ content_for_layout }}' : `{% ${tag} '${name}' %}`,
      ),
    );
  const parts: LayoutPart[] = [];
  const seen = new Set<string>();
  for (const [, tag, , name = ''] of text.matchAll(PART)) {
    const part: LayoutPart =
      tag === undefined ? { kind: 'template' } : { kind: tag === 'sections' ? 'group' : 'section', name };
    // Two branches of a condition may print the same.
    if (seen.has(JSON.stringify(part))) continue;
    seen.add(JSON.stringify(part));
    parts.push(part);
  }
  return parts;
}

/** The parts of each layout of a theme by its name. */
export function layoutParts(theme: Theme): Record<string, LayoutPart[]> {
  const names = theme.paths.flatMap((path) => /^layout\/(.+)\.liquid$/.exec(path)?.[1] ?? []);
  return Object.fromEntries(
    names.flatMap((name) => {
      const source = theme.source(`layout/${name}`);
      return source === undefined ? [] : [[name, sectionPlaces(source)]];
    }),
  );
}
