import type { Kysely } from 'kysely';
import { z } from 'zod';
import { fromJson, toJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import type { Tx } from '../../store/writer.ts';
import type { ActiveFilter } from '../catalogue/types-products.ts';
import { fold } from '../fold.ts';
import { stableId } from '../stable-id.ts';

/**
 * `filter-groups.json`: values of an option that filters show as one, as the platform's Search & Discovery groups them:
 * `{ "Color": [{ "label": "Black", "values": ["Ink", "Ink Stripe"], "color": "#1c1a19" }] }`.
 */
export const FilterGroupsFormat = z.record(
  z.string().min(1),
  z.array(
    z.object({
      label: z.string().trim().min(1),
      values: z.array(z.string().min(1)).min(1),
      /** A CSS colour; that of the first value that has one when absent. */
      color: z.string().optional(),
    }),
  ),
);
export type FilterGroupsFormat = z.infer<typeof FilterGroupsFormat>;

/** Several values of an option as one value of a filter. */
export interface FilterValueGroup {
  /** `gid://shopify/FilterSettingGroup/…`, as it stands in addresses. */
  value: string;
  /** `filter.v.option.color` */
  param: string;
  label: string;
  color: string | null;
  members: string[];
}

const KEY = 'filter-groups';

export async function writeFilterGroups(tx: Tx, format: FilterGroupsFormat): Promise<void> {
  const groups = Object.entries(format).flatMap(([option, list]) =>
    list.map(
      ({ label, values, color = null }): FilterValueGroup => ({
        value: `gid://shopify/FilterSettingGroup/${stableId('filter-group', option, label)}`,
        param: `filter.v.option.${option.toLowerCase()}`,
        label,
        color,
        members: values,
      }),
    ),
  );
  await tx
    .insertInto('meta')
    .values({ key: KEY, value: toJson(groups) })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: toJson(groups) }))
    .execute();
}

/** The groups of all options, in the merchant's order. */
export async function storedFilterGroups(db: Kysely<Database>): Promise<FilterValueGroup[]> {
  const row = await db.selectFrom('meta').where('key', '=', KEY).select('value').executeTakeFirst();
  return row ? fromJson<FilterValueGroup[]>(row.value) : [];
}

/** Labels of the groups a value belongs to. */
export function groupLabelsOf(groups: readonly FilterValueGroup[], option: string, value: string): string[] {
  const param = `filter.v.option.${option.toLowerCase()}`;
  return groups.flatMap((group) =>
    group.param === param && group.members.some((member) => fold(member) === fold(value)) ? group.label : [],
  );
}

/** The filters of an address with the values of a group in its place. */
export function withMembers(
  filters: readonly ActiveFilter[],
  groups: readonly FilterValueGroup[],
): readonly ActiveFilter[] {
  if (groups.length === 0) return filters;
  return filters.flatMap((filter) => {
    const group = groups.find(({ param, value }) => param === filter.param && value === filter.value);
    return group ? group.members.map((value) => ({ param: filter.param, value })) : [filter];
  });
}
