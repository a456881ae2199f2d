import { type RawBuilder, sql } from 'kysely';
import { fromJson, toJson } from '../../store/json.ts';
import type { Database } from '../../store/schema.ts';
import { contains } from '../../store/sql/contains.ts';
import { jsonText } from '../../store/sql/json-text.ts';
import { lowerCase } from '../../store/sql/lower-case.ts';
import { oneOf } from '../../store/sql/one-of.ts';
import type { Address } from '../markets/types-shop.ts';
import type { GiftCard, OrderLine } from '../orders/types-commerce.ts';
import { newToken } from '../tokens.ts';
import type { Person } from './find-person.ts';

/** A row as the database has it. */
export type Row = Readonly<Record<string, unknown>>;

/** A table with personal data: what is exported, and what remains when a person is erased. */
export interface PersonalTable {
  table: keyof Database;
  /** Columns with personal data. */
  personal: string;
  /** Columns that are never exported: hashes of tokens and passwords. */
  secret?: string;
  /** All others: ids, times, amounts, states. Exported, and kept with the row. */
  other: string;
  /** The condition that finds the rows of a person. */
  of(person: Person): RawBuilder<unknown>;
  /** `row`: the row is deleted. Else the new values of its personal columns, or the deletion of this row; rows are found by `id`. */
  erase: 'row' | ((row: Row, person: Person) => Record<string, unknown> | 'row');
}

const among = (column: string, ids: readonly (number | string)[]) => sql`${sql.ref(column)} in ${oneOf(ids)}`;
const isAddress = (column: string, email: string) => sql`${lowerCase(sql.ref<string>(column))} = ${email}`;

/**
 * Every table with personal data, in the order of erasure. A test fails for a column of the schema that is neither here nor in
 * `NOT_PERSONAL`: whoever adds one decides how it is treated.
 */
export const PERSONAL_TABLES: readonly PersonalTable[] = [
  {
    table: 'jobs',
    personal: 'payload last_error',
    other: 'id kind run_at every attempts is_dead is_again lease lease_until last_run_at',
    // Mails to the person, those that are still to be written, and what a mail server answered, which names the address.
    of: ({ email, mailIds }) => sql`
      (kind = 'mail' and ${among('payload', mailIds.map(String))})
      or case when kind = 'account-mail' then ${lowerCase(sql`trim(${jsonText(sql.ref('payload'), 'email')})`)} = ${email} else false end
      or ${contains(lowerCase(sql<string>`coalesce(last_error, '')`), email)}`,
    erase: ({ kind, payload }, { mailIds }) =>
      kind === 'account-mail' || (kind === 'mail' && mailIds.includes(Number(payload)))
        ? 'row'
        : { payload, last_error: null },
  },
  {
    table: 'mails',
    personal: 'recipient subject message',
    secret: 'token_hash',
    other: 'id name created_at sent_at',
    of: ({ mailIds }) => among('id', mailIds),
    erase: 'row',
  },
  {
    table: 'sessions',
    personal: 'customer_id',
    secret: 'token_hash',
    other: 'created_at expires_at',
    of: ({ customerIds }) => among('customer_id', customerIds),
    erase: 'row',
  },
  {
    table: 'devices',
    personal: 'customer_id',
    secret: 'token_hash',
    other: 'used_at',
    of: ({ customerIds }) => among('customer_id', customerIds),
    erase: 'row',
  },
  {
    table: 'customer_tokens',
    personal: 'customer_id',
    secret: 'token_hash',
    other: 'purpose expires_at',
    of: ({ customerIds }) => among('customer_id', customerIds),
    erase: 'row',
  },
  {
    table: 'registrations',
    personal: 'email body',
    secret: 'password browser_hash token_hash',
    other: 'id expires_at',
    of: ({ email }) => isAddress('email', email),
    erase: 'row',
  },
  {
    table: 'addresses',
    personal: 'customer_id body',
    other: 'id is_default',
    of: ({ customerIds }) => among('customer_id', customerIds),
    erase: 'row',
  },
  {
    table: 'checkouts',
    personal: 'customer_id email phone accepts_marketing shipping_address typed_address billing_address',
    secret: 'token_hash',
    other: 'id cart_id status shipping_rate gift_card_ids order_id created_at updated_at country locale',
    of: ({ email, customerIds, orderIds, cartIds }) =>
      sql`${among('customer_id', customerIds)} or ${isAddress('email', email)} or ${among('order_id', orderIds)} or ${among('cart_id', cartIds)}`,
    erase: 'row',
  },
  {
    table: 'cart_tokens',
    personal: 'cart_id',
    secret: 'token_hash',
    other: 'created_at',
    of: ({ cartIds }) => among('cart_id', cartIds),
    erase: 'row',
  },
  {
    table: 'cart_lines',
    // A gift's inscription or recipient.
    personal: 'properties',
    other: 'cart_id key seq variant_id quantity',
    of: ({ cartIds }) => among('cart_id', cartIds),
    erase: 'row',
  },
  {
    table: 'carts',
    personal: 'note attributes customer_id',
    secret: 'token_hash',
    other: 'id discount_codes updated_at copy_of',
    of: ({ cartIds }) => among('id', cartIds),
    erase: 'row',
  },
  {
    table: 'subscribers',
    personal: 'email',
    other: 'locale created_at',
    of: ({ email }) => isAddress('email', email),
    erase: 'row',
  },
  {
    table: 'comments',
    personal: 'author email',
    other: 'id article_id content status created_at',
    of: ({ email }) => isAddress('email', email),
    erase: () => ({ author: '–', email: '' }),
  },
  {
    table: 'gift_cards',
    personal: 'recipient mail_at mail_origin',
    other:
      'id code token balance initial_value currency enabled expires_on order_id product_id variant_id created_at mailed_at',
    of: ({ email, orderIds }) =>
      sql`${among('order_id', orderIds)} or ${lowerCase(jsonText(sql.ref('recipient'), 'email'))} = ${email}`,
    erase: eraseGiftCard,
  },
  {
    table: 'fulfillments',
    // A tracking number leads to an address.
    personal: 'tracking_number tracking_url',
    other: 'id order_id created_at tracking_company lines',
    of: ({ orderIds }) => among('order_id', orderIds),
    erase: () => ({ tracking_number: '', tracking_url: '' }),
  },
  {
    table: 'transactions',
    personal: 'card_last4',
    other: 'id order_id kind status gateway reference amount card_brand created_at',
    of: ({ orderIds }) => among('order_id', orderIds),
    erase: () => ({ card_last4: '' }),
  },
  {
    table: 'order_lines',
    personal: 'body',
    other: 'id order_id position product_id variant_id quantity',
    of: ({ orderIds }) => among('order_id', orderIds),
    erase: ({ body }) => ({ body: toJson({ ...fromJson<OrderLine>(String(body)), properties: null }) }),
  },
  {
    table: 'orders',
    personal: 'token customer_id email phone note attributes shipping_address billing_address metafields tags',
    other:
      'id number name confirmation_number currency created_at financial_status cancelled_at cancel_reason shipping_method discount_applications tax_lines taxes_included subtotal discount_total shipping_price tax_total total refunded imported store_currency store_total exchange_rate locale',
    of: ({ email, orderIds }) => sql`${among('id', orderIds)} or ${isAddress('email', email)}`,
    erase: eraseOrder,
  },
  {
    table: 'customers',
    personal: 'email first_name last_name phone accepts_marketing tags birthday note metafields',
    secret: 'password',
    other: 'id tax_exempt verified_at created_at updated_at',
    of: ({ customerIds }) => among('id', customerIds),
    erase: 'row',
  },
  {
    table: 'audit_log',
    personal: 'network',
    other: 'id at event actor subject',
    of: ({ customerIds, orderIds }) => {
      const about = [...customerIds.map((id) => `customer:${id}`), ...orderIds.map((id) => `order:${id}`)];
      return sql`actor in ${oneOf(about)} or subject in ${oneOf(about)}`;
    },
    erase: () => ({ network: '' }),
  },
];

/** An unsent gift still reaches its recipient, without the giver's message; a mail to an erased recipient is not sent. */
function eraseGiftCard({ recipient, mail_at, mailed_at, ...row }: Row, { email }: Person): Record<string, unknown> {
  const known = recipient === null ? null : fromJson<NonNullable<GiftCard['recipient']>>(String(recipient));
  const waits = mail_at !== null && mailed_at === null;
  if (known && waits && known.email.toLowerCase() !== email)
    return { recipient: toJson({ email: known.email, name: '', message: '' }), mail_at, mail_origin: row.mail_origin };
  return { recipient: null, mail_at: waits ? null : mail_at, mail_origin: waits ? null : row.mail_origin };
}

/** An order of another account that names the address loses the address alone. */
function eraseOrder({ id, shipping_address, billing_address }: Row, { orderIds }: Person): Record<string, unknown> {
  if (!orderIds.includes(Number(id))) return { email: '' };
  return {
    // The links of its mails lead nowhere.
    token: newToken(),
    customer_id: null,
    email: '',
    phone: '',
    note: null,
    attributes: '{}',
    metafields: '[]',
    tags: '[]',
    shipping_address: placeOnly(shipping_address),
    billing_address: placeOnly(billing_address),
  };
}

/** Of an address what taxes were reckoned by. */
function placeOnly(address: unknown): string | null {
  if (address === null) return null;
  const { id, province, provinceCode, country, countryCode } = fromJson<Address>(String(address));
  const nobody = { firstName: '', lastName: '', company: '', address1: '', address2: '', city: '', zip: '', phone: '' };
  return toJson({ id, ...nobody, province, provinceCode, country, countryCode } satisfies Address);
}

/** Tables without personal data, with all their columns. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  articles:
    'id blog_id handle title content excerpt author image tags template_suffix published_at created_at updated_at seo_title seo_description metafields',
  blogs: 'id handle position title template_suffix comments seo_title seo_description metafields',
  changes: 'id xid node facts at',
  collection_products: 'collection_id product_id position',
  collections:
    'id handle position title description image sort_order template_suffix published_at updated_at seo_title seo_description metafields rules',
  discounts: 'id code title rule usage_limit used starts_at ends_at',
  editor_draft_files: 'draft path version body',
  editor_drafts: 'id version visitor used_at',
  facet_terms: 'id param value handle',
  file_descriptions: 'name alt focal_x focal_y',
  files: 'name alt width height version focal_x focal_y size modified_ms',
  // What a form said and what was typed into it, for minutes, without whose it is.
  flashes: 'token_hash body until',
  gift_card_uses: 'id gift_card_id order_id amount',
  inventory_levels: 'variant_id location_id available',
  listing_blocks: 'kind name chunk body',
  listing_changed_members: 'id collection_id',
  listing_changed_products: 'id product_id is_sale',
  listing_slots: 'slot product_id',
  listing_state: 'id generation chunks outdated sales',
  locations: 'id position name body',
  kysely_migration_lock: 'id is_locked',
  menus: 'handle title links',
  meta: 'key value',
  metaobjects: 'id type handle position fields',
  migrations: 'number name timestamp compatible_from',
  open_editors: 'page editor seen_at',
  pages: 'id handle title content author template_suffix published_at updated_at seo_title seo_description metafields',
  policies: 'handle position title body',
  product_facets: 'term_id product_id',
  products:
    'id handle title title_sort description vendor type category tags status gift_card template_suffix created_at published_at updated_at seo_title seo_description options media metafields published available price_min price_max units_sold source_hash online_store',
  purges: 'id node at facts',
  // Hashes of who tried what, for minutes.
  rate_limits: 'key tries until next_at',
  redirects: 'path target',
  search_index: 'title keywords body codes kind entity_id locale',
  search_phrases: 'locale phrase folded weight',
  search_postings: 'segment field term list',
  search_segments: 'id locale kind entries words entity_ids lengths',
  search_vocabulary: 'locale term length entries',
  search_words: 'term doc cnt',
  shop: 'id body',
  swatches: 'option_name value color image',
  theme_files: 'theme path body',
  theme_save_files: 'theme revision path before',
  theme_saves: 'theme revision at note restored editor',
  unranked_sales: 'product_id quantity',
  uploads: 'name version size width height at',
  variant_facets: 'term_id product_id variant_id',
  variants:
    'id product_id position title options sku barcode price compare_at_price grams weight_unit requires_shipping taxable tax_code tracked policy quantity available media_id metafields unit_measure cost fulfillment_service',
};

/** The names in a list of columns. */
export const columnsOf = (list = ''): string[] => list.split(' ').filter((name) => name !== '');
