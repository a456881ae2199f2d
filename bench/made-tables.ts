import type { ClientBase } from 'pg';

const COLORS = ['Ink', 'Ivory', 'Oxblood', 'Moss', 'Sand', 'Navy', 'Rose', 'Charcoal', 'Rust', 'Sky', 'Plum', 'Oat'];
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const KINDS = ['Dress', 'Shirt', 'Trouser', 'Coat', 'Skirt', 'Sweater', 'Jacket', 'Jean', 'Boot', 'Bag'];
const HOUSES = ['Vitrine', 'Atelier Nord', 'Maison Lune', 'Hedgerow', 'Greene', 'Selvedge'];
const TAGS = ['linen', 'silk', 'wool', 'cotton', 'cashmere', 'denim', 'new', 'limited-edition', 'sale', 'petite'];

/** Collections of the tables made: everything, all dresses (a tenth), and two hundred and fifty products by hand. */
export const MADE_COLLECTIONS = { 'made-all': 1, 'made-tenth': 2, 'made-few': 3 } as const;

const list = (values: readonly string[]) => `array[${values.map((value) => `'${value}'`).join(', ')}]`;

/** A number below `below` that depends on nothing but the row and `name`. */
const drawn = (name: string, below: number, row = 'n') =>
  `(abs(hashint8extended((${row})::bigint, hashtext('${name}'))) % ${below})::bigint`;

const pick = (values: readonly string[], index: string) => `(${list(values)})[1 + (${index})]`;

/**
 * The statements that add `count` products of four variants each (two colors in two sizes) to the tables of a PostgreSQL database, the same ones
 * every time. A fifth of the variants is sold out, one product in twenty has sold something.
 */
function statements(count: number): string[] {
  const series = `generate_series(1, ${count}) as n`;
  const color = `(${drawn('color', 12)} + 5 * (v / 2)) % 12`;
  const size = `${drawn('size', 4)} + v % 2`;
  const price = `(40 + ${drawn('price', 960)}) * 100`;
  const id = `(n::bigint * 7919 + 1000003)`;
  const variant = `(${id} * 4 + v)`;
  const each = `from generate_series(1, ${count}) as n, generate_series(0, 3) as v`;
  const terms = [
    ['filter.p.product_type', KINDS],
    ['filter.p.vendor', HOUSES],
    ['filter.v.option.color', COLORS],
    ['filter.v.option.size', SIZES],
    ['filter.p.tag', TAGS],
  ] as const;
  const rows = terms.flatMap(([param, values]) => values.map((value) => `('${param}', '${value}', lower('${value}'))`));
  const term = (param: string, value: string) =>
    `(select id from facet_terms where param = '${param}' and value = ${value})`;
  const ofProduct = (param: string, value: string) =>
    `insert into product_facets (term_id, product_id)
     select t.id, p.id from (select ${id} as id, ${value} as value from ${series}) p
     join facet_terms t on t.param = '${param}' and t.value = p.value`;
  const ofVariant = (param: string, value: string) =>
    `insert into variant_facets (term_id, product_id, variant_id)
     select t.id, p.id, p.variant from (select ${id} as id, ${variant} as variant, ${value} as value ${each}) p
     join facet_terms t on t.param = '${param}' and t.value = p.value`;
  return [
    `insert into facet_terms (param, value, handle) values ${rows.join(', ')} on conflict do nothing`,
    `insert into products (id, handle, title, title_sort, description, vendor, type, category, tags, status, gift_card,
       template_suffix, created_at, updated_at, seo_title, seo_description, options, media, metafields, published,
       available, price_min, price_max, units_sold)
     select ${id}, 'piece-' || n, 'Piece ' || n, md5(n::text), '', ${pick(HOUSES, drawn('house', HOUSES.length))},
       ${pick(KINDS, drawn('kind', KINDS.length))}, '', '[]', 'active', 0, '',
       '2026-01-' || lpad((1 + ${drawn('day', 28)})::text, 2, '0') || 'T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '', '',
       '[]', '[]', '[]', 1, 1, ${price}, ${price}, case when ${drawn('sold', 20)} = 0 then ${drawn('units', 400)} else 0 end
     from ${series}`,
    `insert into variants (id, product_id, position, title, options, sku, barcode, price, grams, weight_unit,
       requires_shipping, taxable, tax_code, tracked, policy, quantity, metafields)
     select ${variant}, ${id}, v + 1, 'Variant', '[]', 'P' || n || '-' || v, '', ${price}, 400, 'g', 1, 1, '', 1, 'deny',
       case when ${drawn('stock', 5, '(n * 4 + v)')} = 0 then 0 else 1 + ${drawn('quantity', 30, '(n * 4 + v)')} end, '[]'
     ${each}`,
    `update products set available = 0 where not exists
       (select 1 from variants where product_id = products.id and available = 1)`,
    ofProduct('filter.p.product_type', pick(KINDS, drawn('kind', KINDS.length))),
    ofProduct('filter.p.vendor', pick(HOUSES, drawn('house', HOUSES.length))),
    ofProduct('filter.p.tag', pick(TAGS, drawn('fabric', 6))),
    ofProduct('filter.p.tag', pick(TAGS, `6 + ${drawn('mark', 4)}`)),
    ofVariant('filter.v.option.color', pick(COLORS, color)),
    ofVariant('filter.v.option.size', pick(SIZES, size)),
    `insert into collections (id, handle, position, title, description, sort_order, template_suffix, published_at,
       updated_at, seo_title, seo_description, metafields)
     values ${Object.entries(MADE_COLLECTIONS)
       .map(([name, key]) => `(${key}, '${name}', ${key}, '${name}', '', 'manual', '', '', '', '', '', '[]')`)
       .join(', ')}`,
    `insert into collection_products (collection_id, product_id, position)
     select ${MADE_COLLECTIONS['made-all']}, id, row_number() over (order by id) - 1 from products`,
    `insert into collection_products (collection_id, product_id, position)
     select ${MADE_COLLECTIONS['made-tenth']}, product_id, row_number() over (order by product_id) - 1
     from product_facets where term_id = ${term('filter.p.product_type', `'Dress'`)}`,
    `insert into collection_products (collection_id, product_id, position)
     select ${MADE_COLLECTIONS['made-few']}, id, row_number() over (order by id) - 1
     from products where ${drawn('picked', count, 'id')} < 250`,
    // The triggers that would have noticed slept meanwhile.
    'update listing_state set outdated = 1',
    'analyze',
  ];
}

/** Adds to the tables of a shop that is not open. Resolves to s. */
export async function makeTables(client: ClientBase, count: number): Promise<number> {
  const began = performance.now();
  // Every row's parents are made just before it.
  await client.query("set session_replication_role = 'replica'");
  for (const statement of statements(count)) await client.query(statement);
  await client.query("set session_replication_role = 'origin'");
  return (performance.now() - began) / 1000;
}
