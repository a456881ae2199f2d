import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { THEME_DIR } from '../../packages/host/test/pages-fixture.ts';
import type { Documented, Property } from './documented.ts';
import { type Found, probe, probes } from './probes.ts';
import { found, type Visit } from './visits.ts';

const SCHEMA = {
  name: 'Probe',
  settings: [
    { type: 'font_picker', id: 'font', label: 'Font', default: 'assistant_n4' },
    { type: 'color', id: 'colour', label: 'Colour', default: '#6e1f28' },
    { type: 'color_scheme', id: 'scheme', label: 'Scheme', default: 'dark' },
    { type: 'video', id: 'film', label: 'Film' },
  ],
  blocks: [{ type: 'note', name: 'Note', settings: [{ type: 'text', id: 'text', label: 'Text', default: 'Note' }] }],
};

/** Globals that are objects with properties. */
const objectsOf = (globals: readonly Property[], objects: Documented): Found[] =>
  globals.flatMap(({ name, type, of }) => {
    if (type === 'array') return [0, 1].map((index) => ({ path: `${name}[${index}]`, object: of }));
    return (objects.get(type) ?? []).length > 0 ? [{ path: name, object: type }] : [];
  });

/** The Liquid that reads what a visit asks for, inside a form, loops and pages of a list. */
export function probeOf(visit: Visit, objects: Documented, globals: readonly Property[]): string {
  // A variable of any type is there where it is not nil.
  const read = (member: Property) =>
    member.type === 'untyped'
      ? `{% if ${member.name} == nil %}nil{% else %}object{% endif %}`
      : probe(member.name, member, objects);
  const values = globals.map((member) => `global.${member.name}\t${read(member)}\n`).join('');
  const body = values + probes(objects, [...visit.paths.map(found), ...objectsOf(globals, objects)]);
  const looped = visit.paths.includes('forloop')
    ? `{% for outer in (1..2) %}{% for inner in (1..2) %}{% tablerow cell in (1..2) %}\n${body}{% endtablerow %}{% endfor %}{% endfor %}`
    : body;
  return `{% paginate collections by 2 %}{% form 'contact' %}\n${looped}{% endform %}{% endpaginate %}`;
}

/** Writes a theme with a section `probe-{n}` for each visit. */
export async function writeProbeTheme(
  dir: string,
  visits: readonly Visit[],
  objects: Documented,
  globals: readonly Property[],
): Promise<void> {
  await cp(THEME_DIR, dir, { recursive: true });
  await mkdir(join(dir, 'templates'), { recursive: true });
  const schema = `{% schema %}${JSON.stringify(SCHEMA)}{% endschema %}`;
  for (const [index, visit] of visits.entries()) {
    const body = probeOf(visit, objects, globals);
    await writeFile(join(dir, 'sections', `probe-${index}.liquid`), body + schema);
    if (visit.template === 'robots.txt') await writeFile(join(dir, 'templates', 'robots.txt.liquid'), body);
    if (visit.template === undefined || visit.template === 'robots.txt') continue;
    const probe = { type: `probe-${index}`, blocks: { note: { type: 'note' } }, block_order: ['note'] };
    const template = { layout: false, sections: { probe }, order: ['probe'] };
    await writeFile(join(dir, 'templates', `${visit.template}.json`), JSON.stringify(template));
  }
}
