/**
 * What the platform's documentation does not say, or says wrongly, about its objects. `generator/describe.ts` puts it over the
 * documented description; a name that is in neither is an error there. The sources are the platform contract (docs/platform.md: objects, filtering, customer accounts, and
 * appendix C) and what `packages/host/src/objects` gives, which `scripts/platform-objects.test.ts` compares.
 */

/** Names, separated by spaces, by object. */
type Names = Readonly<Record<string, string>>;
/** By object and member. */
type ByMember = Readonly<Record<string, Readonly<Record<string, string>>>>;

/**
 * Whole numbers: identifiers, counts, positions, pixels, milliseconds, grams, and money in minor units. The documentation calls every
 * number `number`; one that is not listed may have a fraction.
 */
export const INTEGERS: Names = {
  address: 'id',
  article: 'comments_count',
  blog: 'id articles_count',
  cart: 'item_count total_price checkout_charge_amount original_total_price items_subtotal_price total_discount total_weight',
  checkout: 'gift_cards_amount id line_items_subtotal_price shipping_price tax_price total_price item_count',
  collection: 'id products_count all_products_count',
  color: 'red green blue hue saturation lightness',
  comment: 'id',
  company: 'id available_locations_count',
  company_address: 'id',
  company_location: 'id tax_registration_id',
  customer: 'id orders_count total_spent addresses_count company_available_locations_count',
  discount: 'amount total_amount savings total_savings',
  discount_allocation: 'amount',
  discount_application: 'total_allocated_amount',
  external_video: 'id position',
  filter: 'range_max',
  filter_value: 'count',
  font: 'weight',
  forloop: 'length index index0 rindex rindex0',
  fulfillment: 'item_count',
  generic_file: 'id position',
  gift_card: 'balance initial_value',
  image: 'id width height position product_id',
  line_item:
    'id quantity price line_price total_discount final_price final_line_price variant_id product_id successfully_fulfilled_quantity unit_price original_price original_line_price line_level_total_discount grams',
  link: 'levels',
  linklist: 'levels',
  location: 'id',
  media: 'id position',
  metaobject_definition: 'values_count',
  metaobject_system: 'id',
  model: 'id position',
  order:
    'id order_number item_count line_items_subtotal_price subtotal_price total_price total_discounts total_duties total_net_amount total_refunded_amount tax_price shipping_price',
  page: 'id',
  paginate: 'page_size current_offset current_page items pages',
  product: 'id variants_count price price_min price_max compare_at_price compare_at_price_min compare_at_price_max',
  product_option: 'position',
  product_option_value: 'id',
  quantity_price_break: 'minimum_quantity price',
  quantity_rule: 'min max increment',
  recommendations: 'products_count',
  remote_product:
    'id variants_count price price_min price_max compare_at_price compare_at_price_min compare_at_price_max',
  script: 'id',
  search: 'results_count',
  section: 'index index0',
  selling_plan: 'id',
  selling_plan_allocation:
    'price compare_at_price unit_price per_delivery_price checkout_charge_amount remaining_balance_charge_amount',
  selling_plan_allocation_price_adjustment: 'position price',
  selling_plan_group: 'id',
  selling_plan_group_option: 'position',
  selling_plan_option: 'position',
  selling_plan_price_adjustment: 'order_count position',
  shipping_method: 'price original_price price_with_discounts',
  shop: 'products_count collections_count',
  tablerowloop: 'length col row index index0 col0 rindex rindex0',
  tax_line: 'price',
  theme: 'id',
  transaction: 'id amount',
  variant: 'id price compare_at_price unit_price inventory_quantity weight',
  video: 'id position duration',
  video_source: 'width height',
};

/** Members that may be nil although the documentation does not say so. */
export const NIL: Names = {
  address: 'id first_name last_name address1 city zip province province_code country_code',
  article: 'image',
  brand: 'slogan short_description favicon_url cover_image logo square_logo colors metafields',
  cart: 'note',
  closest: 'product collection article blog page metaobject',
  collection: 'current_vendor current_type image',
  country: 'continent',
  customer: 'first_name last_name phone last_order default_address current_location current_company metafields',
  external_video: 'alt host external_id',
  filter_value: 'url_to_add',
  form: 'id address1 address2 author body city company country email first_name last_name message name phone province zip',
  fulfillment: 'tracking_company',
  generic_file: 'alt preview_image',
  gift_card: 'customer pass_url product',
  group: 'sitemap',
  image: 'alt',
  line_item:
    'product variant image fulfillment unit_price unit_price_measurement error_message parent_relationship url url_to_remove',
  location: 'metafields',
  market: 'metafields',
  media: 'alt',
  metafield: 'value',
  model: 'alt',
  order: 'cancelled_at cancel_reason cancel_reason_label customer phone shipping_address billing_address metafields',
  paginate: 'next previous',
  product:
    'compare_at_price compare_at_price_min compare_at_price_max featured_image featured_media category first_available_variant',
  product_option: 'selected_value',
  product_option_value: 'variant',
  recipient: 'nickname email name',
  remote_product:
    'compare_at_price compare_at_price_min compare_at_price_max featured_image featured_media category first_available_variant',
  search: 'sort_by',
  section: 'index0',
  shop: 'refund_policy shipping_policy privacy_policy terms_of_service subscription_policy brand',
  swatch: 'color image',
  transaction: 'receipt payment_details buyer_pending_payment_notice',
  transaction_payment_details: 'credit_card_company credit_card_last_four_digits credit_card_number',
  user: 'email',
  variant: 'compare_at_price unit_price unit_price_measurement featured_image image featured_media next_incoming_date',
  video: 'alt position duration aspect_ratio preview_image',
  video_source: 'width height',
};

/** Globals that are nil on some pages. Those of a template (`product`, `order`) are nil on the others anyway. */
export const NIL_GLOBALS = 'customer handle page_description page_image current_tags';

/** Members that are documented wrongly, or not at all. */
export const MEMBERS: ByMember = {
  // Search results have their type (docs/platform.md: objects). The id is documented as a string, and an integer on our host.
  article: { object_type: 'string', id: 'untyped' },
  // A theme block may contain blocks.
  block: { settings: '{untyped}', blocks: 'block[]', name: 'string' },
  // Members of an object that is documented as a string.
  brand_colors: { primary: 'string[]', secondary: 'string[]' },
  cart: { attributes: '{string}', discount_codes: 'discount_code[]' },
  checkout: { attributes: '{string}', name: 'string' },
  // Snippets that collections and searches share ask either for these.
  collection: { object_type: 'string', results_count: 'integer?', terms: 'string?' },
  color_scheme: { settings: '{color}' },
  // `new_address` is undocumented (docs/platform.md: customer accounts). The other four are our host's: nil on the platform.
  customer: {
    new_address: 'address',
    birthday: 'string?',
    profile_url: 'string?',
    password_url: 'string?',
    logout_everywhere_url: 'string?',
  },
  filter_value: { value: 'untyped?' },
  filter_value_display: { value: 'untyped' },
  form: {
    errors: 'form_errors?',
    send_on: 'string?',
    'password_needed?': 'boolean',
    accepts_marketing: 'boolean?',
    birthday: 'string?',
  },
  form_errors: { messages: '{string}', translated_fields: '{string}' },
  // Items of the shipment: the line and the quantity sent.
  fulfillment: { fulfillment_line_items: 'fulfillment_line_item[]' },
  fulfillment_line_item: { line_item: 'line_item', quantity: 'integer' },
  discount_code: { code: 'string', applicable: 'boolean' },
  gift_card: { properties: '{untyped}?' },
  // Lines of an order have the titles of the product at the time of the order.
  line_item: { properties: '{untyped}', product_title: 'string?', variant_title: 'string?' },
  link: { object: 'untyped?' },
  media: { sources: 'video_source[]?' },
  option_with_value: { value: 'string' },
  order: { attributes: '{string}', discounts: 'discount[]' },
  page: { object_type: 'string' },
  predictive_search_resources: { queries: 'suggested_query[]' },
  product: { options_by_name: '{product_option}', object_type: 'string' },
  recommendations: { performed: 'boolean' },
  remote_product: { options_by_name: '{product_option}' },
  search: { results: 'search_result[]', products_count: 'integer?', all_products_count: 'integer?' },
  section: { settings: '{untyped}', shopify_attributes: 'string' },
  // Formats are documented as a currency, the id as a string: it is an integer on our host.
  shop: {
    id: 'untyped',
    money_format: 'string',
    money_with_currency_format: 'string',
    features: '{boolean}',
    checkout: '{boolean}',
  },
  suggested_query: { text: 'string', styled_text: 'string', url: 'string' },
  // Documented as one value.
  variant: { options: 'product_option_value[]' },
};

/** Globals that are documented wrongly, or not at all. */
export const GLOBALS: Readonly<Record<string, string>> = {
  all_products: '{product}',
  articles: '{article}',
  content_for_header: 'string',
  current_page: 'integer',
  images: '{image}',
  linklists: '{linklist}',
  metaobjects: 'metaobjects',
  powered_by_link: 'string',
  predictive_search: 'predictive_search',
  product_variant: 'variant?',
  recommendations: 'recommendations',
  search: 'search',
  settings: '{untyped}',
};

/** Results of filters that are documented only as `number`, or without nil. */
export const FILTERS: Readonly<Record<string, string>> = {
  ceil: 'integer',
  find: 'untyped?',
  find_index: 'integer?',
  first: 'untyped?',
  floor: 'integer',
  item_count_for_variant: 'integer',
  last: 'untyped?',
  size: 'integer',
  // For a list it returns a list.
  slice: 'untyped',
  // Short for `translate`.
  t: 'string',
};

/** Lists with items by index and by handle; the other lists of the shop's resources are read by handle only. */
export const KEYED_GLOBALS = 'blogs collections pages';

/** Objects with members whose keys differ between shops, and the type of these members. */
export const KEYED: Readonly<Record<string, string>> = {
  color_scheme_group: 'color_scheme?',
  metafields: 'metafield_namespace',
  metafield_namespace: 'metafield?',
  metaobject: 'metafield?',
  metaobject_definition: 'metaobject?',
  metaobjects: 'metaobject_definition',
};

/** Objects that are one of several kinds: they have the members of all kinds, and nil for those of the other kinds. */
export const ONE_OF: Names = {
  media: 'image video external_video model',
  search_result: 'product article page',
};

/**
 * Objects that conditions and filters treat as the text that they print (`{% if option_value == 'Red' %}`). Others print something too (a
 * product its handle) but equal only themselves.
 */
export const TEXTS: readonly string[] = ['color', 'color_scheme', 'country', 'product_option_value', 'template'];

/**
 * Members that may be nil, but whose type has no null, so that sections read them without a check.
 * - Which members a media, a search result or a filter has follows from its `media_type`, `object_type` or `type`, which a section
 *   tests first.
 * - A global of a template is present on that template: a section declares that with `enabledOn`, or reads it through `maybe`.
 * - An image or a video in a section is a product's media or a file with a picture; only a setting's video lacks one.
 * - A line of the cart has its product, variant and address. One of an order may have lost them: a section reads them through `maybe`.
 * - An empty namespace of metafields and nil print the same: nothing.
 */
export const PRESENT: Names = {
  brand: 'metafields',
  customer: 'metafields',
  external_video: 'host external_id',
  filter: 'operator presentation min_value max_value range_max',
  filter_value: 'value url_to_add count label',
  image: 'id media_type position preview_image attached_to_variant? variants',
  line_item: 'product variant url url_to_remove',
  location: 'metafields',
  market: 'metafields',
  media:
    'width height src aspect_ratio sources duration host external_id position presentation product_id attached_to_variant? variants',
  order: 'metafields',
  search_result:
    'author comment_post_url comments comments_count comments_enabled? excerpt excerpt_or_content moderated? updated_at user',
  video: 'position duration aspect_ratio preview_image',
  video_source: 'width height',
};

/** Globals of which the same is true; filters and loops take no `current_tags` for an empty list. */
export const PRESENT_GLOBALS =
  'current_tags article blog collection gift_card metaobject order page product product_variant robots checkout';

/** Types that TypeScript can express more precisely than the documentation. */
export const TYPES: ByMember = {
  article: { id: 'string' },
  filter: { operator: "'AND' | 'OR'" },
  filter_value: { value: 'string' },
  image: { media_type: "'image'" },
  line_item: { properties: 'LineItemProperties' },
  // The type that a section expects; the platform does not check it, the schema of the section's props does.
  metafield: { value: 'T' },
  // The objects of a definition by handle.
  globals: { metaobjects: 'Record<string, Record<string, MetaobjectObject>>' },
  shop: { id: 'string' },
  transaction: {
    kind: "'authorization' | 'capture' | 'sale' | 'void' | 'refund'",
    status: "'success' | 'pending' | 'failure' | 'error'",
  },
  variant: { inventory_policy: "'continue' | 'deny'" },
  video: { media_type: "'video'" },
};

/** Objects whose type extends another. */
export const EXTENDS: Readonly<Record<string, string>> = { search_result: 'product' };

/** Parameters of types, by object. */
export const PARAMETERS: Readonly<Record<string, string>> = { metafield: '<T = unknown>' };

/** Objects whose type has an index signature for the shop's keys; sections read only these by key. */
export const TYPED_KEYS: readonly string[] = ['metaobject'];

/** Comments on members. */
export const COMMENTS: ByMember = {
  address: { id: 'Null of an address that is not saved.' },
  article: { content: 'HTML.', excerpt: 'HTML.', handle: 'With its blog: `blog/article`.' },
  collection: {
    description: 'HTML.',
    products_count: 'With the filters of the page.',
    all_products_count: 'Without filters.',
  },
  customer: {
    birthday:
      '`month/day/year`. Only where the platform keeps it: not on the hosted one, nor the three addresses below.',
    logout_everywhere_url: 'Where `everywhere=1` ends every session of the customer.',
    new_address: 'One that is not there yet: what the form `customer_address` is given to add one.',
    password_url: 'Where a form of type `customer_password` is posted.',
    profile_url: 'Where a form of type `customer_profile` is posted.',
  },
  filter: { range_max: 'Highest price, minor money units.' },
  form: {
    birthday: '`month/day/year`; said again by hosts that know it.',
    errors: 'Names of the fields that were refused, `form` for the whole; null where nothing was.',
    id: 'The id of the address it changes, or of the form.',
    set_as_default_checkbox: 'HTML: of an address form, ticked where it was ticked.',
  },
  link: { object: 'The collection, product, page … the link leads to, by `type`.' },
  page: { content: 'HTML.' },
  paginate: { items: 'Items over all pages.' },
  policy: { body: 'HTML.' },
  product: { content: 'HTML.', description: 'HTML.', price: 'Minor money units, as every amount.' },
  product_option: { position: 'From 1.' },
  transaction: { gateway: '`gift_card`, or the payment provider.' },
  video: { duration: 'Milliseconds.' },
  globals: {
    cart: 'Private: a section that reads it makes its page uncacheable.',
    customer: 'Private, and null when nobody is signed in.',
  },
};
