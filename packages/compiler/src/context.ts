/** What `data` is run with at build: the platform's names instead of its objects. */
import type { Section } from './define-section.ts';
import type { Setting, SettingKind, Settings } from './settings.ts';
import type { LeafType } from './symbol/node.ts';
import { leaf } from './symbol/value.ts';

const TYPES: Record<SettingKind, LeafType> = {
  string: 'string',
  number: 'number',
  integer: 'integer',
  boolean: 'boolean',
  drop: 'drop',
  list: 'unknown',
  none: 'unknown',
};

function settingLeaf(path: string, setting: Setting<unknown>): unknown {
  const nullable =
    setting.kind === 'drop' ||
    setting.schema.type === 'url' ||
    (setting.schema.type === 'number' && setting.schema.default === undefined);
  return leaf(path, { type: TYPES[setting.kind], nullable, drop: setting.kind === 'drop', sure: true });
}

const settingLeaves = (owner: string, settings: Settings): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(settings).map(([id, setting]) => [id, settingLeaf(`${owner}.settings.${id}`, setting)]),
  );

export function dataContext(section: Section): object {
  const own = {
    id: leaf('section.id', { type: 'string' }),
    index: leaf('section.index', { type: 'integer', nullable: true }),
    index0: leaf('section.index0', { type: 'integer', nullable: true }),
    location: leaf('section.location', { type: 'string' }),
    settings: settingLeaves('section', section.settings),
    blocks: leaf('section.blocks'),
  };
  return new Proxy({ section: own } as Record<string, unknown>, {
    get: (target, key) => (typeof key === 'string' ? (target[key] ?? leaf(key)) : undefined),
  });
}
