import type { Generated, GeneratedAlways } from 'kysely';

/** Text that holds JSON: written and read through `json.ts`, with the type named beside it. */
export type Json = string;
/** 0 or 1. */
export type Flag = number;

interface ProductRow {
  id: number;
  handle: string;
  title: string;
  /** Case and accents folded. */
  title_sort: string;
  description: string;
  vendor: string;
  type: string;
  category: string;
  tags: Json;
  status: 'active' | 'draft' | 'archived';
  gift_card: Flag;
  template_suffix: string;
  created_at: string;
  published_at: string | null;
  updated_at: string;
  seo_title: string;
  seo_description: string;
  /** `ProductOption[]` without swatches, which are joined in by name. */
  options: Json;
  /** `StoredMedia[]` */
  media: Json;
  metafields: Json;
  published: Flag;
  available: Flag;
  price_min: number;
  price_max: number;
  units_sold: Generated<number>;
  source_hash: Generated<string>;
  /** Whether the merchant has put it into the online store; drafts too. */
  online_store: Generated<Flag>;
}

interface VariantRow {
  id: number;
  product_id: number;
  position: number;
  title: string;
  /** `string[]` */
  options: Json;
  sku: string;
  barcode: string;
  price: number;
  compare_at_price: number | null;
  grams: number;
  weight_unit: string;
  requires_shipping: Flag;
  taxable: Flag;
  tax_code: string;
  tracked: Flag;
  policy: 'deny' | 'continue';
  quantity: number;
  available: GeneratedAlways<Flag>;
  media_id: number | null;
  metafields: Json;
  /** `UnitMeasurement`, null where the variant has no unit price. */
  unit_measure: Json | null;
  /** What it costs the merchant, minor units; null where the export does not say. */
  cost: number | null;
  fulfillment_service: Generated<string>;
}

interface CollectionRow {
  id: number;
  handle: string;
  position: number;
  title: string;
  description: string;
  image: string | null;
  sort_order: string;
  template_suffix: string;
  published_at: string;
  updated_at: string;
  seo_title: string;
  seo_description: string;
  metafields: Json;
  /** `CollectionRules`, null for a manual collection. */
  rules: Json | null;
}

interface FileRow {
  name: string;
  alt: string;
  width: number;
  height: number;
  version: string;
  focal_x: number;
  focal_y: number;
  size: number;
  modified_ms: number;
}

interface PageRow {
  id: number;
  handle: string;
  title: string;
  content: string;
  author: string;
  template_suffix: string;
  published_at: string;
  updated_at: string;
  seo_title: string;
  seo_description: string;
  metafields: Json;
}

interface BlogRow {
  id: number;
  handle: string;
  position: number;
  title: string;
  template_suffix: string;
  comments: 'no' | 'moderate' | 'yes';
  seo_title: string;
  seo_description: string;
  metafields: Json;
}

interface ArticleRow {
  id: number;
  blog_id: number;
  handle: string;
  title: string;
  content: string;
  excerpt: string;
  author: string;
  image: string | null;
  tags: Json;
  template_suffix: string;
  published_at: string;
  created_at: string;
  updated_at: string;
  seo_title: string;
  seo_description: string;
  metafields: Json;
}

interface CommentRow {
  id: Generated<number>;
  article_id: number;
  author: string;
  email: string;
  content: string;
  status: 'pending' | 'published' | 'spam';
  created_at: string;
}

interface CartRow {
  id: Generated<number>;
  token_hash: string;
  note: string | null;
  attributes: Generated<Json>;
  discount_codes: Generated<Json>;
  updated_at: string;
  customer_id: Generated<number | null>;
  copy_of: Generated<number | null>;
}

interface CartLineRow {
  cart_id: number;
  key: string;
  /** Higher is newer. */
  seq: number;
  variant_id: number;
  quantity: number;
  properties: Json | null;
}

interface DiscountRow {
  /** The code; of a discount without one, a name made of its title. */
  id: string;
  /** Upper case; null: it applies by itself. */
  code: string | null;
  title: string;
  /** `DiscountRule` of shop/discounts/discount.ts */
  rule: Json;
  usage_limit: number | null;
  used: Generated<number>;
  starts_at: string | null;
  ends_at: string | null;
}

interface CustomerRow {
  id: number;
  /** Lower case. */
  email: string;
  first_name: string;
  last_name: string;
  phone: string;
  accepts_marketing: Flag;
  tags: Generated<Json>;
  tax_exempt: Generated<Flag>;
  password: Generated<string>;
  birthday: Generated<string>;
  note: Generated<string>;
  metafields: Generated<Json>;
  verified_at: string | null;
  created_at: string;
  updated_at: string;
}

interface RegistrationRow {
  id: Generated<number>;
  /** Lower case. */
  email: string;
  password: string;
  body: Json;
  browser_hash: string;
  token_hash: string | null;
  expires_at: string;
}

interface OrderRow {
  id: number;
  number: number;
  name: string;
  token: string;
  confirmation_number: string;
  customer_id: number | null;
  email: string;
  phone: string;
  note: string | null;
  attributes: Json;
  currency: string;
  created_at: string;
  financial_status: string;
  cancelled_at: string | null;
  cancel_reason: string | null;
  shipping_address: Json | null;
  billing_address: Json | null;
  shipping_method: Json | null;
  discount_applications: Json;
  tax_lines: Json;
  taxes_included: Flag;
  subtotal: number;
  discount_total: number;
  shipping_price: number;
  tax_total: number;
  total: number;
  refunded: Generated<number>;
  imported: Generated<Flag>;
  store_currency: Generated<string>;
  store_total: Generated<number | null>;
  exchange_rate: Generated<number>;
  /** Of the visit it was made in; empty where that is not known. */
  locale: Generated<string>;
  metafields: Generated<Json>;
  tags: Generated<Json>;
}

interface TransactionRow {
  id: Generated<number>;
  order_id: number;
  kind: 'authorization' | 'capture' | 'sale' | 'void' | 'refund';
  status: 'success' | 'pending' | 'failure' | 'error';
  gateway: string;
  reference: string;
  amount: number;
  card_brand: string;
  card_last4: string;
  created_at: string;
}

interface CheckoutRow {
  id: Generated<number>;
  token_hash: string;
  cart_id: number;
  customer_id: number | null;
  status: 'contact' | 'shipping' | 'payment' | 'completed';
  email: Generated<string>;
  phone: Generated<string>;
  accepts_marketing: Generated<Flag>;
  shipping_address: Json | null;
  /** An `AddressInput` that was not sent before a log-in, incomplete maybe; null where there is none. */
  typed_address: Json | null;
  billing_address: Json | null;
  shipping_rate: string | null;
  gift_card_ids: Generated<Json>;
  order_id: number | null;
  created_at: string;
  updated_at: string;
  /** Of the buyer; '' is the shop's own. */
  country: Generated<string>;
  locale: Generated<string>;
}

interface GiftCardRow {
  id: Generated<number>;
  code: string;
  token: string;
  balance: number;
  initial_value: number;
  currency: string;
  enabled: Generated<Flag>;
  expires_on: string | null;
  order_id: number | null;
  product_id: number | null;
  variant_id: number | null;
  recipient: Json | null;
  created_at: string;
  /** UTC, as every time of the store; null: with its order, or never. */
  mail_at: Generated<string | null>;
  mail_origin: Generated<string | null>;
  mailed_at: Generated<string | null>;
}

interface JobRow {
  id: Generated<number>;
  kind: string;
  /** What the kind makes of it: an id, or JSON. */
  payload: string;
  /** ms since 1970, as all times of jobs. */
  run_at: number;
  /** ms between two runs of a schedule; null: a job that ends. */
  every: number | null;
  attempts: Generated<number>;
  last_error: string | null;
  is_dead: Generated<Flag>;
  is_again: Generated<Flag>;
  lease: string | null;
  lease_until: number | null;
  last_run_at: number | null;
}

interface MailRow {
  id: Generated<number>;
  name: string;
  recipient: string;
  subject: string;
  message: Json | null;
  token_hash: string | null;
  created_at: string;
  sent_at: string | null;
}

/** Every table, as the migrations make them. */
export interface Database {
  meta: { key: string; value: string };
  products: ProductRow;
  variants: VariantRow;
  inventory_levels: { variant_id: number; location_id: number; available: number };
  collections: CollectionRow;
  collection_products: { collection_id: number; product_id: number; position: number };
  facet_terms: { id: Generated<number>; param: string; value: string; handle: string };
  product_facets: { term_id: number; product_id: number };
  variant_facets: { term_id: number; product_id: number; variant_id: number };
  swatches: { option_name: string; value: string; color: string | null; image: string | null };
  shop: { id: number; body: Json };
  locations: { id: number; position: number; name: string; body: Json };
  files: FileRow;
  menus: { handle: string; title: string; links: Json };
  policies: { handle: string; position: number; title: string; body: string };
  redirects: { path: string; target: string };
  pages: PageRow;
  blogs: BlogRow;
  articles: ArticleRow;
  comments: CommentRow;
  metaobjects: { id: number; type: string; handle: string; position: number; fields: Json };
  unranked_sales: { product_id: number; quantity: number };
  rate_limits: { key: string; tries: number; until: number; next_at: number };
  jobs: JobRow;
  mails: MailRow;
  carts: CartRow;
  cart_lines: CartLineRow;
  cart_tokens: { token_hash: string; cart_id: number; created_at: string };
  discounts: DiscountRow;
  customers: CustomerRow;
  subscribers: { email: string; locale: string; created_at: string };
  addresses: { id: Generated<number>; customer_id: number; body: Json; is_default: Generated<Flag> };
  registrations: RegistrationRow;
  devices: { token_hash: string; customer_id: number; used_at: string };
  sessions: { token_hash: string; customer_id: number; created_at: string; expires_at: string };
  customer_tokens: {
    token_hash: string;
    customer_id: number;
    purpose: 'reset' | 'activate' | 'verify';
    expires_at: string;
  };
  orders: OrderRow;
  order_lines: {
    id: Generated<number>;
    order_id: number;
    position: number;
    product_id: number;
    variant_id: number;
    quantity: number;
    body: Json;
  };
  fulfillments: {
    id: Generated<number>;
    order_id: number;
    created_at: string;
    tracking_company: string;
    tracking_number: string;
    tracking_url: string;
    lines: Json;
  };
  transactions: TransactionRow;
  checkouts: CheckoutRow;
  gift_cards: GiftCardRow;
  gift_card_uses: { id: Generated<number>; gift_card_id: number; order_id: number; amount: number };
  search_vocabulary: { locale: string; term: string; length: number; entries: number };
  audit_log: { id: Generated<number>; at: string; event: string; actor: string; network: string; subject: string };
  theme_files: { theme: string; path: string; body: Json };
  theme_saves: {
    theme: string;
    revision: number;
    at: string;
    note: string;
    restored: number | null;
    /** Id of the draft that was saved; empty where it was no editor. */
    editor: Generated<string>;
  };
  /** `until` in ms since 1970. */
  flashes: { token_hash: string; body: Json; until: number };
  /** `used_at` in ms since 1970. */
  editor_drafts: { id: string; version: number; visitor: Json; used_at: number };
  editor_draft_files: { draft: string; path: string; version: number; body: Json };
  /** `seen_at` in ms since 1970. */
  open_editors: { page: string; editor: string; seen_at: number };
  theme_save_files: { theme: string; revision: number; path: string; before: Json | null };
  uploads: { name: string; version: string; size: number; width: number; height: number; at: number };
  file_descriptions: { name: string; alt: string; focal_x: number; focal_y: number };
  purges: { id: Generated<number>; node: string; at: number; facts: Json };
  search_phrases: { locale: string; phrase: string; folded: string; weight: number };
}
