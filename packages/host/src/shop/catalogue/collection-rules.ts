import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Database } from '../../store/schema.ts';
import { lowerCase } from '../../store/sql/lower-case.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Tx } from '../../store/writer.ts';
import { fold } from '../fold.ts';
import type { CollectionRules } from '../import/formats.ts';
import { parsePrice } from '../import/price.ts';
import type { Id } from '../types.ts';

type Condition = CollectionRules['conditions'][number];
type Build = ExpressionBuilder<Database, 'products'>;

/** Compares a text as the platform's rules do: without regard to case. */
function text(value: Expression<string>, { relation, value: limit }: Condition): Expression<SqlBool> {
  const folded = limit.toLowerCase();
  const like = (pattern: string) => sql<SqlBool>`${lowerCase(value)} like ${pattern} escape '\\'`;
  const safe = folded.replace(/[\\%_]/g, '\\$&');
  switch (relation) {
    case 'equals':
      return sql<SqlBool>`${lowerCase(value)} = ${folded}`;
    case 'not_equals':
      return sql<SqlBool>`${lowerCase(value)} <> ${folded}`;
    case 'contains':
      return like(`%${safe}%`);
    case 'starts_with':
      return like(`${safe}%`);
    case 'ends_with':
      return like(`%${safe}`);
    case 'is_set':
      return sql<SqlBool>`${value} <> ''`;
    case 'is_not_set':
      return sql<SqlBool>`${value} = ''`;
    default:
      return sql<SqlBool>`false`;
  }
}

function number(
  value: Expression<number | null>,
  relation: Condition['relation'],
  limit: number | null,
): Expression<SqlBool> {
  if (relation === 'is_set') return sql<SqlBool>`${value} is not null`;
  if (relation === 'is_not_set') return sql<SqlBool>`${value} is null`;
  if (limit === null) return sql<SqlBool>`false`;
  const signs = { equals: '=', not_equals: '<>', greater_than: '>', less_than: '<' } as const;
  const sign = relation in signs ? signs[relation as keyof typeof signs] : null;
  return sign ? sql<SqlBool>`${value} ${sql.raw(sign)} ${limit}` : sql<SqlBool>`false`;
}

/** Some term of the product (or of one of its variants) under a parameter. */
function term(
  eb: Build,
  table: 'product_facets' | 'variant_facets',
  param: string,
  condition: Condition,
): Expression<SqlBool> {
  const positive: Condition = condition.relation === 'not_equals' ? { ...condition, relation: 'equals' } : condition;
  const matching = sql<SqlBool>`exists (select 1 from ${sql.table(table)} f join facet_terms t on t.id = f.term_id
    where f.product_id = ${eb.ref('products.id')} and t.param like ${param} escape '\\' and ${text(sql.ref<string>('t.value'), positive)})`;
  return condition.relation === 'not_equals' ? sql<SqlBool>`not ${matching}` : matching;
}

function ofVariant(eb: Build, test: Expression<SqlBool>): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from variants v where v.product_id = ${eb.ref('products.id')} and ${test})`;
}

function matches(eb: Build, condition: Condition): Expression<SqlBool> {
  const { field, relation, value } = condition;
  switch (field) {
    case 'tag':
      return term(eb, 'product_facets', 'filter.p.tag', condition);
    case 'option':
      return term(eb, 'variant_facets', 'filter.v.option.%', condition);
    case 'title':
      return text(eb.ref('products.title_sort'), { ...condition, value: fold(value) });
    case 'type':
      return text(eb.ref('products.type'), condition);
    case 'vendor':
      return text(eb.ref('products.vendor'), condition);
    case 'price':
      return ofVariant(eb, number(sql.ref<number>('v.price'), relation, parsePrice(value)));
    case 'compare_at_price': {
      if (relation === 'is_not_set')
        return sql<SqlBool>`not ${ofVariant(eb, sql<SqlBool>`v.compare_at_price is not null`)}`;
      return ofVariant(eb, number(sql.ref<number>('v.compare_at_price'), relation, parsePrice(value)));
    }
    case 'inventory': {
      const stock = sql<number>`(select coalesce(sum(v.quantity), 0) from variants v where v.product_id = ${eb.ref('products.id')})`;
      return number(stock, relation, Number.isFinite(Number(value)) ? Number(value) : null);
    }
  }
}

/** Prices in rules are in major units, as the merchant types them. */
export async function ruleMembers(tx: Tx, rules: CollectionRules, among?: readonly Id[]): Promise<Id[]> {
  const rows = await tx
    .selectFrom('products')
    .select('id')
    .where((eb) => {
      const tests = rules.conditions.map((condition) => matches(eb, condition));
      return rules.match === 'all' ? eb.and(tests) : eb.or(tests);
    })
    .$if(among !== undefined, (query) => query.where('id', 'in', oneOf(among ?? [])))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}
