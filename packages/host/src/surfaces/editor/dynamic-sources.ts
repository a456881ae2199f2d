import type { DynamicSource } from '@vitrine/contract/editor/calls.ts';
import {
  type KnownField,
  knownMetafields,
  knownMetaobjectFields,
  type MetafieldOwner,
} from '../../shop/resources/metafields.ts';
import { nameOfKey } from '../../shop/resources/metaobjects.ts';
import type { Store } from '../../store/open.ts';
import type { SettingDefinition } from '../../theme/formats.ts';
import type { Theme } from '../../theme/load.ts';
import type { EditorLanguage } from './editor-language.ts';
import { SOURCE_FIELDS, SOURCE_GROUPS } from './source-fields.ts';
import { type ConnectedSetting, kindOfField, type SourceKind, takes } from './source-kinds.ts';

/** The resource that a template is about. */
export type SourceOwner = MetafieldOwner | 'none' | { metaobject: string };

interface SourceQuery {
  owner: SourceOwner;
  setting: ConnectedSetting;
  language: EditorLanguage;
}

/** The owner of a query: `product`, `metaobject:look`, `none`; null for any other. */
export function readOwner(text: string): SourceOwner | null {
  const type = /^metaobject:([\w-]+)$/.exec(text)?.[1];
  if (type !== undefined) return { metaobject: type };
  return text === 'none' || isMetafieldOwner(text) ? text : null;
}

const isMetafieldOwner = (text: string): text is MetafieldOwner => Object.hasOwn(SOURCE_FIELDS, text);

/** A name that can stand between the dots of a path; others are left out. */
const isName = (text: string) => /^[\w-]+$/.test(text);

/** Liquid of a field's value. Rich text is JSON: the filter writes its HTML. */
const liquidOf = (path: string, type: string): string =>
  type === 'rich_text_field' ? `{{ ${path} | metafield_tag }}` : `{{ ${path}.value }}`;

function fieldSources(
  fields: readonly KnownField[],
  pathOf: (field: KnownField) => string,
  group: string,
  setting: ConnectedSetting,
): DynamicSource[] {
  return fields.flatMap((field) => {
    const kind = kindOfField(field);
    if (
      kind === null ||
      !takes(setting, kind) ||
      ![field.namespace, field.key].every((name) => name === '' || isName(name))
    )
      return [];
    return [{ value: liquidOf(pathOf(field), field.type), label: nameOfKey(field.key), group }];
  });
}

async function resourceSources(store: Store, owner: MetafieldOwner, query: SourceQuery): Promise<DynamicSource[]> {
  const { setting, language } = query;
  const own = SOURCE_FIELDS[owner];
  const group = own[0]?.label[language] ?? owner;
  const fields = own.filter(({ kind }) => takes(setting, kind));
  return [
    ...fields.map(({ path, label }) => ({ value: `{{ ${path} }}`, label: label[language], group })),
    ...fieldSources(
      await knownMetafields(store, owner),
      ({ namespace, key }) => `${owner}.metafields.${namespace}.${key}`,
      SOURCE_GROUPS[language].metafields(owner),
      setting,
    ),
  ];
}

async function metaobjectSources(store: Store, type: string, query: SourceQuery): Promise<DynamicSource[]> {
  const { setting, language } = query;
  const { metaobject: group, address } = SOURCE_GROUPS[language];
  const own: { path: string; kind: SourceKind; label: string }[] = [
    { path: 'metaobject', kind: `metaobject:${type}`, label: nameOfKey(type) },
    { path: 'metaobject.system.url', kind: 'url', label: address },
  ];
  return [
    ...own
      .filter(({ kind }) => takes(setting, kind))
      .map(({ path, label }) => ({ value: `{{ ${path} }}`, label, group })),
    ...fieldSources(await knownMetaobjectFields(store, type), ({ key }) => `metaobject.${key}`, group, setting),
  ];
}

/** Settings that have no value to take over, or whose value is Liquid of its own. */
const UNCONNECTED = new Set(['header', 'paragraph', 'liquid', 'color_scheme_group']);

/** The label of a setting in a language, else in the theme's own. */
function labelOf(theme: Theme, { id = '', label }: SettingDefinition, language: EditorLanguage): string {
  if (typeof label !== 'string' || label === '') return nameOfKey(id);
  if (!label.startsWith('t:')) return label;
  const { schema, primary } = theme.locales;
  const key = label.slice('t:'.length);
  return schema.get(language)?.get(key) ?? schema.get(primary)?.get(key) ?? nameOfKey(id);
}

function themeSources(theme: Theme, { setting, language }: SourceQuery): DynamicSource[] {
  return theme.config.definitions
    .filter(({ type, id = '' }) => type === setting.type && !UNCONNECTED.has(type) && isName(id))
    .filter(({ metaobject_type }) => setting.metaobjectType === null || metaobject_type === setting.metaobjectType)
    .map((definition) => ({
      value: `{{ settings.${definition.id} }}`,
      label: labelOf(theme, definition, language),
      group: SOURCE_GROUPS[language].theme,
    }));
}

/** What a setting can be connected to: fields of the template's resource, its metafields, settings of the theme of the same type. */
export async function dynamicSources(store: Store, theme: Theme, query: SourceQuery): Promise<DynamicSource[]> {
  const { owner } = query;
  const ofTheme = themeSources(theme, query);
  if (owner === 'none') return ofTheme;
  if (typeof owner === 'string') return [...(await resourceSources(store, owner, query)), ...ofTheme];
  return [...(await metaobjectSources(store, owner.metaobject, query)), ...ofTheme];
}
