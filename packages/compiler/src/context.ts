/** The argument of `data` at build: names of the platform's objects instead of the objects. */
import type { Section } from './define-section.ts';
import { traitsOfMember } from './expression/member-traits.ts';
import type { PathTraits } from './expression/node.ts';
import { path } from './expression/value.ts';
import { GLOBALS } from './platform/objects.generated.ts';
import { blockTraits, settingPath } from './setting-path.ts';
import type { Settings } from './settings.ts';

const settingPaths = (owner: string, settings: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).map(([id, setting]) => [id, settingPath(path(`${owner}.settings`), id, setting)]),
  );

/** The traits of a global of the page. */
function globalTraits(name: string): PathTraits {
  if (name === 'settings') return { type: 'object' };
  const described = Object.hasOwn(GLOBALS, name) ? GLOBALS[name] : undefined;
  return described ? traitsOfMember(described) : {};
}

export function dataContext(section: Section): object {
  const own = {
    id: path('section.id', { type: 'string' }),
    index: path('section.index', { type: 'integer', nullable: true }),
    index0: path('section.index0', { type: 'integer', nullable: true }),
    location: path('section.location', { type: 'string' }),
    settings: settingPaths('section', section.settings),
    blocks: path('section.blocks', { type: 'list', items: blockTraits(section.blocks) }),
  };
  return new Proxy({ section: own } as Record<string, unknown>, {
    get: (target, key) => (typeof key === 'string' ? (target[key] ?? path(key, globalTraits(key))) : undefined),
  });
}
