import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { mergeOrder } from './merge-order.ts';
import { isSame } from './same.ts';
import { isObject } from './stored.ts';
import type { Files, Json, JsonObject } from './types.ts';

type Value = Json | undefined;

/** Both sides, and what they began with. */
interface Versions {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** Called with the keys down to a value that both sides have changed to different ones. */
type OnBoth = (keys: readonly string[]) => void;

/** The list of which an order has the keys. */
const LISTED = { order: 'sections', block_order: 'blocks' };

const isOrder = (keys: readonly string[]): boolean => Object.hasOwn(LISTED, keys.at(-1) ?? '');

const texts = (value: Value): string[] | undefined =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : undefined;

function mergeValues({ base, mine, theirs }: Versions, keys: readonly string[], onBoth: OnBoth): Value {
  if (mine === theirs || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  if (isSame(mine, theirs)) return mine;
  if (isObject(mine) && isObject(theirs)) return mergeObjects(base, mine, theirs, keys, onBoth);
  const [own, other] = [texts(mine), texts(theirs)];
  if (isOrder(keys) && own && other) {
    const { order, isBoth } = mergeOrder(texts(base) ?? [], own, other);
    if (isBoth) onBoth(keys);
    return order;
  }
  onBoth(keys);
  return mine;
}

function mergeObjects(
  base: Value,
  mine: JsonObject,
  theirs: JsonObject,
  keys: readonly string[],
  onBoth: OnBoth,
): Json {
  const from = isObject(base) ? base : {};
  const merged: Record<string, Json> = {};
  for (const key of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const value = mergeValues({ base: from[key], mine: mine[key], theirs: theirs[key] }, [...keys, key], onBoth);
    if (value !== undefined) merged[key] = value;
  }
  return withWholeOrders(merged, mine, theirs);
}

/**
 * An order names what is there: what one side removed and the other changed has stayed, and goes to the end. What was in neither order, and
 * so is not shown, comes into none.
 */
function withWholeOrders(merged: Record<string, Json>, mine: JsonObject, theirs: JsonObject): Record<string, Json> {
  for (const [name, list] of Object.entries(LISTED)) {
    const order = texts(merged[name]);
    const parts = merged[list];
    if (!order || !isObject(parts)) continue;
    const all = new Set([...order, ...(texts(mine[name]) ?? []), ...(texts(theirs[name]) ?? [])]);
    merged[name] = [...all].filter((key) => key in parts);
  }
  return merged;
}

/** `templates/index.json#hero/row` of the keys down to a value; `config/settings_data.json#page_scheme` of a theme setting. */
function nameOf([path = '', ...keys]: readonly string[]): string {
  const inside = path === SETTINGS_PATH && keys[0] === 'current' ? keys.slice(1) : keys;
  if (inside[0] !== 'sections') return inside[0] === undefined ? path : `${path}#${inside[0]}`;
  const [, section, ...rest] = inside;
  const names = section === undefined ? [] : [section];
  for (let at = 0; rest[at] === 'blocks' && rest[at + 1] !== undefined; at += 2) names.push(rest[at + 1] ?? '');
  return names.length === 0 ? path : `${path}#${names.map(encodeURIComponent).join('/')}`;
}

/**
 * One's own changes and those of somebody else since `base`, together: by file, section, block and setting. Where both changed the same,
 * one's own counts, and `both` names it: `templates/index.json#hero/row`. What one side removed and the other changed counts as changed by
 * both.
 */
export function merge(base: Files, mine: Files, theirs: Files): { files: Files; both: string[] } {
  const both = new Set<string>();
  const files: Record<string, Json> = {};
  for (const path of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const versions = { base: base[path], mine: mine[path], theirs: theirs[path] };
    const value = mergeValues(versions, [path], (keys) => both.add(nameOf(keys)));
    if (value !== undefined) files[path] = value;
  }
  return { files, both: [...both] };
}
