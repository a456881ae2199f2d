// Made by `npm run platform-objects -w @vitrine/compiler` from the platform's documentation and corrections.ts: change these.
import type { Members } from './member.ts';

/** The properties of a line: pairs of name and value in a loop; by name as a member. */
export type LineItemProperties = [string, string][] & { readonly [name: `_${string}`]: string | undefined };

export interface AddressObject {
  address1: string | null;
  address2: string | null;
  city: string | null;
  company: string | null;
  country: CountryObject;
  country_code: string | null;
  first_name: string | null;
  /** Null of an address that is not saved. */
  id: number | null;
  last_name: string | null;
  name: string;
  phone: string | null;
  province: string | null;
  province_code: string | null;
  street: string;
  summary: string;
  url: string;
  zip: string | null;
}

export interface AppObject {
  metafields: MetafieldsObject;
}

export interface ArticleObject {
  author: string;
  comment_post_url: string;
  comments: CommentObject[];
  comments_count: number;
  'comments_enabled?': boolean;
  /** HTML. */
  content: string;
  created_at: string;
  /** HTML. */
  excerpt: string;
  excerpt_or_content: string;
  /** With its blog: `blog/article`. */
  handle: string;
  id: string;
  image: ImageObject | null;
  metafields: MetafieldsObject;
  'moderated?': boolean;
  object_type: string;
  published_at: string;
  tags: string[];
  template_suffix: string | null;
  title: string;
  updated_at: string;
  url: string;
  user: UserObject;
}

export interface BlockObject {
  blocks: BlockObject[];
  id: string;
  name: string;
  settings: Record<string, unknown>;
  shopify_attributes: string;
  type: string;
}

export interface BlogObject {
  all_tags: string[];
  articles: ArticleObject[];
  articles_count: number;
  'comments_enabled?': boolean;
  handle: string;
  id: number;
  metafields: MetafieldsObject;
  'moderated?': boolean;
  next_article: ArticleObject | null;
  previous_article: ArticleObject | null;
  tags: string[];
  template_suffix: string | null;
  title: string;
  url: string;
}

export interface BrandObject {
  colors: BrandColorsObject | null;
  cover_image: ImageObject | null;
  favicon_url: ImageObject | null;
  logo: ImageObject | null;
  metafields: MetafieldsObject;
  short_description: string | null;
  slogan: string | null;
  square_logo: ImageObject | null;
}

export interface BrandColorsObject {
  primary: string[];
  secondary: string[];
}

export interface CartObject {
  attributes: Record<string, string>;
  cart_level_discount_applications: DiscountApplicationObject[];
  checkout_charge_amount: number;
  currency: CurrencyObject;
  discount_applications: DiscountApplicationObject[];
  discount_codes: DiscountCodeObject[];
  discounts: DiscountObject[];
  duties_included: boolean;
  'empty?': boolean;
  item_count: number;
  items: LineItemObject[];
  items_subtotal_price: number;
  note: string | null;
  original_total_price: number;
  requires_shipping: boolean;
  taxes_included: boolean;
  total_discount: number;
  total_price: number;
  total_weight: number;
}

export interface CheckoutObject {
  applied_gift_cards: GiftCardObject[];
  attributes: Record<string, string>;
  billing_address: AddressObject;
  buyer_accepts_marketing: boolean;
  cancelled: boolean;
  cart_level_discount_applications: DiscountApplicationObject[];
  currency: string;
  customer: CustomerObject;
  discount: DiscountObject;
  discount_applications: DiscountApplicationObject[];
  discounts: DiscountObject[];
  discounts_amount: DiscountApplicationObject[];
  discounts_savings: DiscountApplicationObject[];
  email: string;
  financial_status: string;
  fulfilled_at: string;
  fulfilled_line_items: LineItemObject[];
  fulfillment_status: string;
  gift_cards_amount: number;
  id: number;
  item_count: number;
  line_items: LineItemObject[];
  line_items_subtotal_price: number;
  name: string;
  note: string;
  order: OrderObject | null;
  order_id: string | null;
  order_name: string | null;
  order_number: string | null;
  requires_shipping: boolean;
  shipping_address: AddressObject;
  shipping_method: ShippingMethodObject;
  shipping_price: number;
  tax_lines: TaxLineObject[];
  tax_price: number;
  total_price: number;
  transactions: TransactionObject[];
  unavailable_line_items: LineItemObject[];
  unfulfilled_line_items: LineItemObject[];
}

export interface ClosestObject {
  article: ArticleObject | null;
  blog: BlogObject | null;
  collection: CollectionObject | null;
  metaobject: MetaobjectObject | null;
  page: PageObject | null;
  product: ProductObject | null;
}

export interface CollectionObject {
  /** Without filters. */
  all_products_count: number;
  all_tags: string[];
  all_types: string[];
  all_vendors: string[];
  current_type: string | null;
  current_vendor: string | null;
  default_sort_by: string;
  /** HTML. */
  description: string;
  featured_image: ImageObject | null;
  filters: FilterObject[];
  handle: string;
  id: number;
  image: ImageObject | null;
  metafields: MetafieldsObject;
  next_product: ProductObject | null;
  object_type: string;
  previous_product: ProductObject | null;
  products: ProductObject[];
  /** With the filters of the page. */
  products_count: number;
  published_at: string;
  results_count: number | null;
  sort_by: string | null;
  sort_options: SortOptionObject[];
  tags: string[] | null;
  template_suffix: string | null;
  terms: string | null;
  title: string;
  url: string;
}

export interface ColorObject {
  alpha: number;
  blue: number;
  chroma: number;
  color_space: string;
  green: number;
  hue: number;
  lightness: number;
  oklch: string;
  oklcha: string;
  red: number;
  rgb: string;
  rgba: string;
  saturation: number;
}

export interface ColorSchemeObject {
  id: string;
  settings: Record<string, ColorObject>;
}

export type ColorSchemeGroupObject = Record<string, ColorSchemeObject>;

export interface CommentObject {
  author: string;
  content: string;
  created_at: string;
  email: string;
  id: number;
  status: string;
  updated_at: string;
  url: string;
}

export interface CompanyObject {
  available_locations: CompanyLocationObject[];
  available_locations_count: number;
  external_id: string;
  id: number;
  metafields: MetafieldsObject;
  name: string;
}

export interface CompanyAddressObject {
  address1: string;
  address2: string | null;
  attention: string;
  city: string;
  country: CountryObject;
  country_code: string;
  first_name: string;
  id: number;
  last_name: string;
  province: string;
  province_code: string;
  street: string;
  zip: string;
}

export interface CompanyLocationObject {
  company: CompanyObject;
  'current?': boolean;
  external_id: string;
  id: number;
  metafields: MetafieldsObject;
  name: string;
  shipping_address: CompanyAddressObject;
  store_credit_account: StoreCreditAccountObject | null;
  tax_registration_id: number;
  url_to_set_as_current: string;
}

export interface CountryObject {
  available_languages: ShopLocaleObject[];
  continent: string | null;
  currency: CurrencyObject;
  iso_code: string;
  market: MarketObject;
  name: string;
  'popular?': boolean;
  unit_system: string;
}

export interface CurrencyObject {
  iso_code: string;
  name: string;
  symbol: string;
}

export interface CustomerObject {
  accepts_marketing: boolean;
  addresses: AddressObject[];
  addresses_count: number;
  'b2b?': boolean;
  /** `month/day/year`. Only where the platform keeps it: not on the hosted one, nor the three addresses below. */
  birthday: string | null;
  company_available_locations: CompanyLocationObject[];
  company_available_locations_count: number;
  current_company: CompanyObject | null;
  current_location: CompanyLocationObject | null;
  default_address: AddressObject | null;
  email: string;
  first_name: string | null;
  has_account: boolean;
  'has_avatar?': boolean;
  id: number;
  last_name: string | null;
  last_order: OrderObject | null;
  /** Where `everywhere=1` ends every session of the customer. */
  logout_everywhere_url: string | null;
  metafields: MetafieldsObject;
  name: string;
  /** One that is not there yet: what the form `customer_address` is given to add one. */
  new_address: AddressObject;
  orders: OrderObject[];
  orders_count: number;
  /** Where a form of type `customer_password` is posted. */
  password_url: string | null;
  payment_methods: CustomerPaymentMethodObject[];
  phone: string | null;
  /** Where a form of type `customer_profile` is posted. */
  profile_url: string | null;
  store_credit_account: StoreCreditAccountObject | null;
  tags: string[];
  tax_exempt: boolean;
  total_spent: number;
}

export interface CustomerPaymentMethodObject {
  payment_instrument_type: string;
  token: string;
}

export interface DiscountObject {
  amount: number;
  code: string;
  savings: number;
  title: string;
  total_amount: number;
  total_savings: number;
  type: string;
}

export interface DiscountAllocationObject {
  amount: number;
  discount_application: DiscountApplicationObject;
}

export interface DiscountApplicationObject {
  target_selection: string;
  target_type: string;
  title: string;
  total_allocated_amount: number;
  type: string;
  value: number;
  value_type: string;
}

export interface DiscountCodeObject {
  applicable: boolean;
  code: string;
}

export interface ExternalVideoObject {
  alt: string | null;
  aspect_ratio: number;
  external_id: string;
  host: string;
  id: number;
  media_type: string;
  position: number;
  preview_image: ImageObject;
}

export interface FilterObject {
  active_values: FilterValueObject[];
  false_value: FilterValueObject | null;
  inactive_values: FilterValueObject[];
  label: string;
  max_value: FilterValueObject;
  min_value: FilterValueObject;
  operator: 'AND' | 'OR';
  param_name: string;
  presentation: string;
  /** Highest price, minor money units. */
  range_max: number;
  true_value: FilterValueObject | null;
  type: string;
  url_to_remove: string;
  values: FilterValueObject[];
}

export interface FilterValueObject {
  active: boolean;
  count: number;
  display: FilterValueDisplayObject | null;
  image: ImageObject | null;
  label: string;
  param_name: string;
  swatch: SwatchObject | null;
  url_to_add: string;
  url_to_remove: string;
  value: string;
}

export interface FilterValueDisplayObject {
  type: string;
  value: unknown;
}

export interface FocalPointObject {
  x: number;
  y: number;
}

export interface FontObject {
  baseline_ratio: number;
  fallback_families: string;
  family: string;
  style: string;
  'system?': boolean;
  variants: FontObject[];
  weight: number;
}

export interface ForloopObject {
  first: boolean;
  index: number;
  index0: number;
  last: boolean;
  length: number;
  parentloop: ForloopObject | null;
  rindex: number;
  rindex0: number;
}

export interface FormObject {
  accepts_marketing: boolean | null;
  address1: string | null;
  address2: string | null;
  author: string | null;
  /** `month/day/year`; said again by hosts that know it. */
  birthday: string | null;
  body: string | null;
  city: string | null;
  company: string | null;
  country: string | null;
  email: string | null;
  /** Names of the fields that were refused, `form` for the whole; null where nothing was. */
  errors: FormErrorsObject | null;
  first_name: string | null;
  /** The id of the address it changes, or of the form. */
  id: string | null;
  last_name: string | null;
  message: string | null;
  name: string | null;
  password_needed: boolean;
  'password_needed?': boolean;
  phone: string | null;
  'posted_successfully?': boolean;
  province: string | null;
  send_on: string | null;
  /** HTML: of an address form, ticked where it was ticked. */
  set_as_default_checkbox: string;
  zip: string | null;
}

export interface FormErrorsObject extends Array<string> {
  messages: Record<string, string>;
  translated_fields: Record<string, string>;
}

export interface FulfillmentObject {
  created_at: string;
  fulfillment_line_items: FulfillmentLineItemObject[];
  item_count: number;
  tracking_company: string | null;
  tracking_number: string | null;
  tracking_numbers: string[];
  tracking_url: string | null;
}

export interface FulfillmentLineItemObject {
  line_item: LineItemObject;
  quantity: number;
}

export interface GenericFileObject {
  alt: string | null;
  id: number;
  media_type: string;
  position: number | null;
  preview_image: ImageObject | null;
  url: string;
}

export interface GiftCardObject {
  balance: number;
  code: string;
  currency: string;
  customer: CustomerObject | null;
  enabled: boolean;
  expired: boolean;
  expires_on: string | null;
  initial_value: number;
  last_four_characters: string;
  message: string | null;
  pass_url: string | null;
  product: ProductObject | null;
  properties: Record<string, unknown> | null;
  qr_identifier: string;
  recipient: RecipientObject | null;
  send_on: string | null;
  template_suffix: string | null;
  url: string;
  variant: VariantObject | null;
}

export interface GroupObject {
  rules: RuleObject[];
  sitemap: SitemapObject | null;
  user_agent: UserAgentObject;
}

export interface ImageObject {
  alt: string | null;
  aspect_ratio: number;
  'attached_to_variant?': boolean;
  height: number;
  id: number;
  media_type: 'image';
  position: number;
  presentation: ImagePresentationObject;
  preview_image: ImageObject;
  product_id: number | null;
  src: string;
  variants: VariantObject[];
  width: number;
}

export interface ImagePresentationObject {
  focal_point: FocalPointObject;
}

export interface InstructionsObject {
  can_remove: boolean;
  can_update_quantity: boolean;
}

export interface LineItemObject {
  discount_allocations: DiscountAllocationObject[];
  discounts: DiscountObject[];
  error_message: string | null;
  final_line_price: number;
  final_price: number;
  fulfillment: FulfillmentObject | null;
  fulfillment_service: string;
  gift_card: boolean;
  grams: number;
  id: number;
  image: ImageObject | null;
  instructions: InstructionsObject;
  item_components: LineItemObject[];
  key: string;
  line_level_discount_allocations: DiscountAllocationObject[];
  line_level_total_discount: number;
  line_price: number;
  message: string | null;
  options_with_values: OptionWithValueObject[];
  original_line_price: number;
  original_price: number;
  parent_relationship: ParentRelationshipObject | null;
  price: number;
  product: ProductObject;
  product_id: number;
  product_title: string | null;
  properties: LineItemProperties;
  quantity: number;
  requires_shipping: boolean;
  selling_plan_allocation: SellingPlanAllocationObject | null;
  sku: string;
  successfully_fulfilled_quantity: number;
  tax_lines: TaxLineObject[];
  taxable: boolean;
  title: string;
  total_discount: number;
  unit_price: number | null;
  unit_price_measurement: UnitPriceMeasurementObject | null;
  url: string;
  url_to_remove: string;
  variant: VariantObject;
  variant_id: number;
  variant_title: string | null;
  vendor: string;
}

export interface LinkObject {
  active: boolean;
  child_active: boolean;
  child_current: boolean;
  current: boolean;
  data_sharing_opt_out_icon: string | null;
  handle: string;
  levels: number;
  links: LinkObject[];
  /** The collection, product, page … the link leads to, by `type`. */
  object: unknown | null;
  title: string;
  type: string;
  url: string;
}

export interface LinklistObject {
  handle: string;
  levels: number;
  links: LinkObject[];
  title: string;
}

export interface LocalizationObject {
  available_countries: CountryObject[];
  available_languages: ShopLocaleObject[];
  country: CountryObject;
  language: ShopLocaleObject;
  market: MarketObject;
}

export interface LocationObject {
  address: AddressObject;
  id: number;
  latitude: number | null;
  longitude: number | null;
  metafields: MetafieldsObject;
  name: string;
}

export interface MarketObject {
  handle: string;
  id: string;
  metafields: MetafieldsObject;
}

export interface MeasurementObject {
  type: string;
  unit: string;
  value: number;
}

export interface MediaObject {
  alt: string | null;
  aspect_ratio: number;
  'attached_to_variant?': boolean;
  duration: number;
  external_id: string;
  height: number;
  host: string;
  id: number;
  media_type: string;
  position: number;
  presentation: ImagePresentationObject;
  preview_image: ImageObject;
  product_id: number;
  sources: VideoSourceObject[];
  src: string;
  variants: VariantObject[];
  width: number;
}

export interface MetafieldObject<T = unknown> {
  'list?': boolean;
  type: string;
  value: T;
}

export type MetafieldNamespaceObject = Record<string, MetafieldObject>;

export type MetafieldsObject = Record<string, MetafieldNamespaceObject>;

export type MetaobjectObject = {
  system: MetaobjectSystemObject;
} & Record<string, MetafieldObject>;

export interface MetaobjectDefinitionObject {
  values: MetaobjectObject[];
  values_count: number;
}

export interface MetaobjectSystemObject {
  handle: string;
  id: number;
  type: string;
  url: string;
}

export type MetaobjectsObject = Record<string, MetaobjectDefinitionObject>;

export interface ModelObject {
  alt: string | null;
  id: number;
  media_type: string;
  position: number;
  preview_image: ImageObject;
  sources: ModelSourceObject[];
}

export interface ModelSourceObject {
  format: string;
  mime_type: string;
  url: string;
}

export interface MoneyObject {
  currency: CurrencyObject;
}

export interface OptionWithValueObject {
  name: string;
  value: string;
}

export interface OrderObject {
  attributes: Record<string, string>;
  billing_address: AddressObject | null;
  cancel_reason: string | null;
  cancel_reason_label: string | null;
  cancelled: boolean;
  cancelled_at: string | null;
  cart_level_discount_applications: DiscountApplicationObject[];
  confirmation_number: string;
  created_at: string;
  customer: CustomerObject | null;
  customer_order_url: string;
  customer_url: string;
  discount_applications: DiscountApplicationObject[];
  discounts: DiscountObject[];
  email: string | null;
  financial_status: string;
  financial_status_label: string;
  fulfillment_status: string;
  fulfillment_status_label: string;
  id: number;
  item_count: number;
  line_items: LineItemObject[];
  line_items_subtotal_price: number;
  metafields: MetafieldsObject;
  name: string;
  note: string | null;
  order_number: number;
  order_status_url: string;
  phone: string | null;
  'pickup_in_store?': boolean;
  shipping_address: AddressObject | null;
  shipping_methods: ShippingMethodObject[];
  shipping_price: number;
  subtotal_line_items: LineItemObject[];
  subtotal_price: number;
  tags: string[];
  tax_lines: TaxLineObject[];
  tax_price: number;
  total_discounts: number;
  total_duties: number | null;
  total_net_amount: number;
  total_price: number;
  total_refunded_amount: number;
  transactions: TransactionObject[];
}

export interface PageObject {
  author: string;
  /** HTML. */
  content: string;
  handle: string;
  id: number;
  metafields: MetafieldsObject;
  object_type: string;
  published_at: string;
  template_suffix: string | null;
  title: string;
  url: string;
}

export interface PaginateObject {
  current_offset: number;
  current_page: number;
  /** Items over all pages. */
  items: number;
  next: PartObject | null;
  page_param: string;
  page_size: number;
  pages: number;
  parts: PartObject[];
  previous: PartObject | null;
}

export interface ParentRelationshipObject {
  parent: LineItemObject;
}

export interface PartObject {
  is_link: boolean;
  title: string;
  url: string;
}

export interface PendingPaymentInstructionInputObject {
  header: string;
  value: string;
}

export interface PolicyObject {
  /** HTML. */
  body: string;
  id: string;
  title: string;
  url: string;
}

export interface PredictiveSearchObject {
  performed: boolean;
  resources: PredictiveSearchResourcesObject;
  terms: string;
  types: string[];
}

export interface PredictiveSearchResourcesObject {
  articles: ArticleObject[];
  collections: CollectionObject[];
  pages: PageObject[];
  products: ProductObject[];
  queries: SuggestedQueryObject[];
}

export interface ProductObject {
  available: boolean;
  category: TaxonomyCategoryObject | null;
  collections: CollectionObject[];
  compare_at_price: number | null;
  compare_at_price_max: number | null;
  compare_at_price_min: number | null;
  compare_at_price_varies: boolean;
  /** HTML. */
  content: string;
  created_at: string;
  /** HTML. */
  description: string;
  featured_image: ImageObject | null;
  featured_media: MediaObject | null;
  first_available_variant: VariantObject | null;
  'gift_card?': boolean;
  handle: string;
  has_only_default_variant: boolean;
  id: number;
  images: ImageObject[];
  media: MediaObject[];
  metafields: MetafieldsObject;
  object_type: string;
  options: string[];
  options_by_name: Record<string, ProductOptionObject>;
  options_with_values: ProductOptionObject[];
  /** Minor money units, as every amount. */
  price: number;
  price_max: number;
  price_min: number;
  price_varies: boolean;
  published_at: string;
  'quantity_price_breaks_configured?': boolean;
  requires_selling_plan: boolean;
  selected_or_first_available_selling_plan_allocation: SellingPlanAllocationObject | null;
  selected_or_first_available_variant: VariantObject;
  selected_selling_plan: SellingPlanObject | null;
  selected_selling_plan_allocation: SellingPlanAllocationObject | null;
  selected_variant: VariantObject | null;
  selling_plan_groups: SellingPlanGroupObject[];
  tags: string[];
  template_suffix: string | null;
  title: string;
  type: string;
  url: string;
  variants: VariantObject[];
  variants_count: number;
  vendor: string;
}

export interface ProductOptionObject {
  name: string;
  /** From 1. */
  position: number;
  selected_value: string | null;
  values: ProductOptionValueObject[];
}

export interface ProductOptionValueObject {
  available: boolean;
  id: number;
  name: string;
  product_url: string | null;
  selected: boolean;
  swatch: SwatchObject | null;
  variant: VariantObject | null;
}

export interface QuantityPriceBreakObject {
  minimum_quantity: number;
  price: number;
}

export interface QuantityRuleObject {
  increment: number;
  max: number | null;
  min: number;
}

export interface RatingObject {
  rating: number;
  scale_max: number;
  scale_min: number;
}

export interface RecipientObject {
  email: string | null;
  name: string | null;
  nickname: string | null;
}

export interface RecommendationsObject {
  intent: string | null;
  performed: boolean;
  'performed?': boolean;
  products: ProductObject[];
  products_count: number;
}

export interface RemoteDetailsObject {
  shop: RemoteShopObject;
  type: string;
}

export interface RemoteProductObject {
  available: boolean;
  category: TaxonomyCategoryObject | null;
  compare_at_price: number | null;
  compare_at_price_max: number | null;
  compare_at_price_min: number | null;
  compare_at_price_varies: boolean;
  content: string;
  created_at: string;
  description: string;
  featured_image: ImageObject | null;
  featured_media: MediaObject | null;
  first_available_variant: VariantObject | null;
  'gift_card?': boolean;
  has_only_default_variant: boolean;
  id: number;
  images: ImageObject[];
  media: MediaObject[];
  metafields: MetafieldsObject;
  options: string[];
  options_by_name: Record<string, ProductOptionObject>;
  options_with_values: ProductOptionObject[];
  price: number;
  price_max: number;
  price_min: number;
  price_varies: boolean;
  published_at: string;
  'quantity_price_breaks_configured?': boolean;
  remote_details: RemoteDetailsObject;
  requires_selling_plan: boolean;
  selected_or_first_available_selling_plan_allocation: SellingPlanAllocationObject | null;
  selected_or_first_available_variant: VariantObject;
  selected_selling_plan: SellingPlanObject | null;
  selected_selling_plan_allocation: SellingPlanAllocationObject | null;
  selected_variant: VariantObject | null;
  selling_plan_groups: SellingPlanGroupObject[];
  template_suffix: string;
  title: string;
  type: string;
  url: string;
  variants: VariantObject[];
  variants_count: number;
  vendor: string;
}

export interface RemoteShopObject {
  brand: BrandObject;
  name: string;
  policies: PolicyObject[];
  refund_policy: PolicyObject;
  shipping_policy: PolicyObject;
}

export interface RequestObject {
  design_mode: boolean;
  host: string;
  locale: ShopLocaleObject;
  origin: string;
  page_type: string;
  path: string | null;
  visual_preview_mode: boolean;
}

export interface RobotsObject {
  default_groups: GroupObject[];
}

export interface RoutesObject {
  account_addresses_url: string;
  account_login_url: string;
  account_logout_url: string;
  account_profile_url: string;
  account_recover_url: string;
  account_register_url: string;
  account_url: string;
  all_products_collection_url: string;
  cart_add_url: string;
  cart_change_url: string;
  cart_clear_url: string;
  cart_update_url: string;
  cart_url: string;
  collections_url: string;
  predictive_search_url: string;
  product_recommendations_url: string;
  root_url: string;
  search_url: string;
  storefront_login_url: string;
}

export interface RuleObject {
  directive: string;
  value: string;
}

export interface ScriptObject {
  id: number;
  name: string;
}

export interface ScriptsObject {
  cart_calculate_line_items: ScriptObject | null;
}

export interface SearchObject {
  all_products_count: number | null;
  default_sort_by: string;
  filters: FilterObject[];
  performed: boolean;
  products_count: number | null;
  results: SearchResultObject[];
  results_count: number;
  sort_by: string | null;
  sort_options: SortOptionObject[];
  terms: string;
  types: string[];
}

export interface SearchResultObject extends ProductObject {
  author: string;
  comment_post_url: string;
  comments: CommentObject[];
  comments_count: number;
  'comments_enabled?': boolean;
  excerpt: string;
  excerpt_or_content: string;
  image: ImageObject | null;
  'moderated?': boolean;
  updated_at: string;
  user: UserObject;
}

export interface SectionObject {
  blocks: BlockObject[];
  id: string;
  index: number | null;
  index0: number | null;
  location: string;
  settings: Record<string, unknown>;
  shopify_attributes: string;
}

export interface SellingPlanObject {
  checkout_charge: SellingPlanCheckoutChargeObject;
  description: string;
  group_id: string;
  id: number;
  name: string;
  options: SellingPlanOptionObject[];
  price_adjustments: SellingPlanPriceAdjustmentObject[];
  recurring_deliveries: boolean;
  selected: boolean;
}

export interface SellingPlanAllocationObject {
  checkout_charge_amount: number;
  compare_at_price: number;
  per_delivery_price: number;
  price: number;
  price_adjustments: SellingPlanAllocationPriceAdjustmentObject[];
  remaining_balance_charge_amount: number;
  selling_plan: SellingPlanObject;
  selling_plan_group_id: string;
  unit_price: number | null;
}

export interface SellingPlanAllocationPriceAdjustmentObject {
  position: number;
  price: number;
}

export interface SellingPlanCheckoutChargeObject {
  value: number;
  value_type: string;
}

export interface SellingPlanGroupObject {
  app_id: string | null;
  id: number;
  name: string;
  options: SellingPlanGroupOptionObject[];
  selling_plan_selected: boolean;
  selling_plans: SellingPlanObject[];
}

export interface SellingPlanGroupOptionObject {
  name: string;
  position: number;
  selected_value: string | null;
  values: string[];
}

export interface SellingPlanOptionObject {
  name: string;
  position: number;
  value: string;
}

export interface SellingPlanPriceAdjustmentObject {
  order_count: number;
  position: number;
  value: number;
  value_type: string;
}

export interface ShippingMethodObject {
  discount_allocations: DiscountAllocationObject[];
  handle: string;
  id: string;
  original_price: number;
  price: number;
  price_with_discounts: number;
  tax_lines: TaxLineObject[];
  title: string;
}

export interface ShopObject {
  accepts_gift_cards: boolean;
  address: AddressObject;
  brand: BrandObject | null;
  checkout: Record<string, boolean>;
  collections_count: number;
  currency: string;
  customer_accounts_enabled: boolean;
  customer_accounts_optional: boolean;
  description: string;
  domain: string;
  email: string;
  enabled_currencies: CurrencyObject[];
  enabled_locales: ShopLocaleObject[];
  enabled_payment_types: string[];
  features: Record<string, boolean>;
  id: string;
  locale: ShopLocaleObject;
  metafields: MetafieldsObject;
  metaobjects: MetaobjectsObject;
  money_format: string;
  money_with_currency_format: string;
  name: string;
  password_message: string;
  permanent_domain: string;
  phone: string;
  policies: PolicyObject[];
  privacy_policy: PolicyObject | null;
  products_count: number;
  published_locales: ShopLocaleObject[];
  refund_policy: PolicyObject | null;
  search_types: string[];
  secure_url: string;
  shipping_policy: PolicyObject | null;
  subscription_policy: PolicyObject | null;
  taxes_included: boolean;
  terms_of_service: PolicyObject | null;
  types: string[];
  url: string;
  vendors: string[];
}

export interface ShopLocaleObject {
  endonym_name: string;
  iso_code: string;
  name: string;
  primary: boolean;
  root_url: string;
}

export interface SitemapObject {
  directive: string;
  value: string;
}

export interface SortOptionObject {
  name: string;
  value: string;
}

export interface StoreAvailabilityObject {
  available: boolean;
  location: LocationObject;
  pick_up_enabled: boolean;
  pick_up_time: string;
}

export interface StoreCreditAccountObject {
  balance: MoneyObject;
}

export interface SuggestedQueryObject {
  styled_text: string;
  text: string;
  url: string;
}

export interface SwatchObject {
  color: ColorObject | null;
  image: ImageObject | null;
}

export interface TablerowloopObject {
  col: number;
  col0: number;
  col_first: boolean;
  col_last: boolean;
  first: boolean;
  index: number;
  index0: number;
  last: boolean;
  length: number;
  rindex: number;
  rindex0: number;
  row: number;
}

export interface TaxLineObject {
  price: number;
  rate: number;
  rate_percentage: number;
  title: string;
}

export interface TaxonomyCategoryObject {
  ancestors: TaxonomyCategoryObject[];
  gid: string;
  id: string;
  name: string;
}

export interface TemplateObject {
  directory: string | null;
  name: string;
  suffix: string | null;
}

export interface ThemeObject {
  id: number;
  name: string;
  role: string;
}

export interface TransactionObject {
  amount: number;
  buyer_pending_payment_instructions: PendingPaymentInstructionInputObject[];
  buyer_pending_payment_notice: string | null;
  created_at: string;
  /** `gift_card`, or the payment provider. */
  gateway: string;
  gateway_display_name: string;
  id: number;
  kind: 'authorization' | 'capture' | 'sale' | 'void' | 'refund';
  name: string;
  payment_details: TransactionPaymentDetailsObject | null;
  receipt: string | null;
  'show_buyer_pending_payment_instructions?': boolean;
  status: 'success' | 'pending' | 'failure' | 'error';
  status_label: string;
}

export interface TransactionPaymentDetailsObject {
  credit_card_company: string | null;
  credit_card_last_four_digits: string | null;
  credit_card_number: string | null;
  gift_card: GiftCardObject | null;
}

export interface UnitPriceMeasurementObject {
  measured_type: string;
  quantity_unit: string;
  quantity_value: number;
  reference_unit: string;
  reference_value: number;
}

export interface UserObject {
  account_owner: boolean;
  bio: string | null;
  email: string | null;
  first_name: string;
  homepage: string | null;
  image: ImageObject | null;
  last_name: string;
  name: string;
}

export interface UserAgentObject {
  directive: string;
  value: string;
}

export interface VariantObject {
  available: boolean;
  barcode: string;
  compare_at_price: number | null;
  featured_image: ImageObject | null;
  featured_media: MediaObject | null;
  id: number;
  image: ImageObject | null;
  incoming: boolean;
  inventory_management: string | null;
  inventory_policy: 'continue' | 'deny';
  inventory_quantity: number;
  matched: boolean;
  metafields: MetafieldsObject;
  next_incoming_date: string | null;
  option1: string | null;
  option2: string | null;
  option3: string | null;
  options: ProductOptionValueObject[];
  options_with_values: OptionWithValueObject[];
  price: number;
  product: ProductObject;
  quantity_price_breaks: QuantityPriceBreakObject[];
  'quantity_price_breaks_configured?': boolean;
  quantity_rule: QuantityRuleObject;
  requires_selling_plan: boolean;
  requires_shipping: boolean;
  selected: boolean;
  selected_selling_plan_allocation: SellingPlanAllocationObject | null;
  selling_plan_allocations: SellingPlanAllocationObject[];
  sku: string;
  store_availabilities: StoreAvailabilityObject[];
  taxable: boolean;
  title: string;
  unit_price: number | null;
  unit_price_measurement: UnitPriceMeasurementObject | null;
  url: string;
  weight: number;
  weight_in_unit: number;
  weight_unit: string;
}

export interface VideoObject {
  alt: string | null;
  aspect_ratio: number;
  /** Milliseconds. */
  duration: number;
  id: number;
  media_type: 'video';
  position: number;
  preview_image: ImageObject;
  sources: VideoSourceObject[];
}

export interface VideoSourceObject {
  format: string;
  height: number;
  mime_type: string;
  url: string;
  width: number;
}

/** Every global of a page. Of a template's own (`product`, `order`) null is left out: they are there on that template. */
export interface GlobalObjects {
  additional_checkout_buttons: boolean;
  all_country_option_tags: string;
  all_products: Record<string, ProductObject>;
  article: ArticleObject;
  articles: Record<string, ArticleObject>;
  blog: BlogObject;
  blogs: Record<string, BlogObject> & readonly BlogObject[];
  canonical_url: string;
  /** Private: a section that reads it makes its page uncacheable. */
  cart: CartObject;
  checkout: CheckoutObject;
  closest: ClosestObject;
  collection: CollectionObject;
  collections: Record<string, CollectionObject> & readonly CollectionObject[];
  content_for_additional_checkout_buttons: string;
  content_for_header: string;
  content_for_index: string;
  content_for_layout: string;
  country_option_tags: string;
  current_page: number;
  current_tags: string[];
  /** Private, and null when nobody is signed in. */
  customer: CustomerObject | null;
  gift_card: GiftCardObject;
  handle: string | null;
  images: Record<string, ImageObject>;
  linklists: Record<string, LinklistObject>;
  localization: LocalizationObject;
  metaobject: MetaobjectObject;
  metaobjects: Record<string, Record<string, MetaobjectObject>>;
  order: OrderObject;
  page: PageObject;
  page_description: string | null;
  page_image: ImageObject | null;
  page_title: string;
  pages: Record<string, PageObject> & readonly PageObject[];
  powered_by_link: string;
  predictive_search: PredictiveSearchObject;
  product: ProductObject;
  product_variant: VariantObject;
  recommendations: RecommendationsObject;
  request: RequestObject;
  robots: RobotsObject;
  routes: RoutesObject;
  scripts: ScriptsObject;
  search: SearchObject;
  self: unknown;
  settings: Record<string, unknown>;
  shop: ShopObject;
  template: TemplateObject;
  theme: ThemeObject;
}

/** The objects by name, and what reading their members gives. */
export const OBJECTS: Readonly<Record<string, Members>> = {
  address: {
    address1: { type: 'string', nil: true },
    address2: { type: 'string', nil: true },
    city: { type: 'string', nil: true },
    company: { type: 'string', nil: true },
    country: { type: 'object', of: 'country', nil: false },
    country_code: { type: 'string', nil: true },
    first_name: { type: 'string', nil: true },
    id: { type: 'integer', nil: true },
    last_name: { type: 'string', nil: true },
    name: { type: 'string', nil: false },
    phone: { type: 'string', nil: true },
    province: { type: 'string', nil: true },
    province_code: { type: 'string', nil: true },
    street: { type: 'string', nil: false },
    summary: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
    zip: { type: 'string', nil: true },
  },
  app: {
    metafields: { type: 'object', of: 'metafields', nil: false },
  },
  article: {
    author: { type: 'string', nil: false },
    comment_post_url: { type: 'string', nil: false },
    comments: { type: 'list', of: 'comment', nil: false },
    comments_count: { type: 'integer', nil: false },
    'comments_enabled?': { type: 'boolean', nil: false },
    content: { type: 'string', nil: false },
    created_at: { type: 'string', nil: false },
    excerpt: { type: 'string', nil: false },
    excerpt_or_content: { type: 'string', nil: false },
    handle: { type: 'string', nil: false },
    id: { type: 'untyped', nil: false },
    image: { type: 'object', of: 'image', nil: true },
    metafields: { type: 'object', of: 'metafields', nil: false },
    'moderated?': { type: 'boolean', nil: false },
    object_type: { type: 'string', nil: false },
    published_at: { type: 'string', nil: false },
    tags: { type: 'list', of: 'string', nil: false },
    template_suffix: { type: 'string', nil: true },
    title: { type: 'string', nil: false },
    updated_at: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
    user: { type: 'object', of: 'user', nil: false },
  },
  block: {
    blocks: { type: 'list', of: 'block', nil: false },
    id: { type: 'string', nil: false },
    name: { type: 'string', nil: false },
    settings: { type: 'record', of: 'untyped', nil: false },
    shopify_attributes: { type: 'string', nil: false },
    type: { type: 'string', nil: false },
  },
  blog: {
    all_tags: { type: 'list', of: 'string', nil: false },
    articles: { type: 'list', of: 'article', nil: false },
    articles_count: { type: 'integer', nil: false },
    'comments_enabled?': { type: 'boolean', nil: false },
    handle: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    'moderated?': { type: 'boolean', nil: false },
    next_article: { type: 'object', of: 'article', nil: true },
    previous_article: { type: 'object', of: 'article', nil: true },
    tags: { type: 'list', of: 'string', nil: false },
    template_suffix: { type: 'string', nil: true },
    title: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  brand: {
    colors: { type: 'object', of: 'brand_colors', nil: true },
    cover_image: { type: 'object', of: 'image', nil: true },
    favicon_url: { type: 'object', of: 'image', nil: true },
    logo: { type: 'object', of: 'image', nil: true },
    metafields: { type: 'object', of: 'metafields', nil: true },
    short_description: { type: 'string', nil: true },
    slogan: { type: 'string', nil: true },
    square_logo: { type: 'object', of: 'image', nil: true },
  },
  brand_colors: {
    primary: { type: 'list', of: 'string', nil: false },
    secondary: { type: 'list', of: 'string', nil: false },
  },
  cart: {
    attributes: { type: 'record', of: 'string', nil: false },
    cart_level_discount_applications: { type: 'list', of: 'discount_application', nil: false },
    checkout_charge_amount: { type: 'integer', nil: false },
    currency: { type: 'object', of: 'currency', nil: false },
    discount_applications: { type: 'list', of: 'discount_application', nil: false },
    discount_codes: { type: 'list', of: 'discount_code', nil: false },
    discounts: { type: 'list', of: 'discount', nil: false },
    duties_included: { type: 'boolean', nil: false },
    'empty?': { type: 'boolean', nil: false },
    item_count: { type: 'integer', nil: false },
    items: { type: 'list', of: 'line_item', nil: false },
    items_subtotal_price: { type: 'integer', nil: false },
    note: { type: 'string', nil: true },
    original_total_price: { type: 'integer', nil: false },
    requires_shipping: { type: 'boolean', nil: false },
    taxes_included: { type: 'boolean', nil: false },
    total_discount: { type: 'integer', nil: false },
    total_price: { type: 'integer', nil: false },
    total_weight: { type: 'integer', nil: false },
  },
  checkout: {
    applied_gift_cards: { type: 'list', of: 'gift_card', nil: false },
    attributes: { type: 'record', of: 'string', nil: false },
    billing_address: { type: 'object', of: 'address', nil: false },
    buyer_accepts_marketing: { type: 'boolean', nil: false },
    cancelled: { type: 'boolean', nil: false },
    cart_level_discount_applications: { type: 'list', of: 'discount_application', nil: false },
    currency: { type: 'string', nil: false },
    customer: { type: 'object', of: 'customer', nil: false },
    discount: { type: 'object', of: 'discount', nil: false },
    discount_applications: { type: 'list', of: 'discount_application', nil: false },
    discounts: { type: 'list', of: 'discount', nil: false },
    discounts_amount: { type: 'list', of: 'discount_application', nil: false },
    discounts_savings: { type: 'list', of: 'discount_application', nil: false },
    email: { type: 'string', nil: false },
    financial_status: { type: 'string', nil: false },
    fulfilled_at: { type: 'string', nil: false },
    fulfilled_line_items: { type: 'list', of: 'line_item', nil: false },
    fulfillment_status: { type: 'string', nil: false },
    gift_cards_amount: { type: 'integer', nil: false },
    id: { type: 'integer', nil: false },
    item_count: { type: 'integer', nil: false },
    line_items: { type: 'list', of: 'line_item', nil: false },
    line_items_subtotal_price: { type: 'integer', nil: false },
    name: { type: 'string', nil: false },
    note: { type: 'string', nil: false },
    order: { type: 'object', of: 'order', nil: true },
    order_id: { type: 'string', nil: true },
    order_name: { type: 'string', nil: true },
    order_number: { type: 'string', nil: true },
    requires_shipping: { type: 'boolean', nil: false },
    shipping_address: { type: 'object', of: 'address', nil: false },
    shipping_method: { type: 'object', of: 'shipping_method', nil: false },
    shipping_price: { type: 'integer', nil: false },
    tax_lines: { type: 'list', of: 'tax_line', nil: false },
    tax_price: { type: 'integer', nil: false },
    total_price: { type: 'integer', nil: false },
    transactions: { type: 'list', of: 'transaction', nil: false },
    unavailable_line_items: { type: 'list', of: 'line_item', nil: false },
    unfulfilled_line_items: { type: 'list', of: 'line_item', nil: false },
  },
  closest: {
    article: { type: 'object', of: 'article', nil: true },
    blog: { type: 'object', of: 'blog', nil: true },
    collection: { type: 'object', of: 'collection', nil: true },
    metaobject: { type: 'object', of: 'metaobject', nil: true },
    page: { type: 'object', of: 'page', nil: true },
    product: { type: 'object', of: 'product', nil: true },
  },
  collection: {
    all_products_count: { type: 'integer', nil: false },
    all_tags: { type: 'list', of: 'string', nil: false },
    all_types: { type: 'list', of: 'string', nil: false },
    all_vendors: { type: 'list', of: 'string', nil: false },
    current_type: { type: 'string', nil: true },
    current_vendor: { type: 'string', nil: true },
    default_sort_by: {
      type: 'string',
      nil: false,
      values: [
        'manual',
        'best-selling',
        'title-ascending',
        'price-ascending',
        'price-descending',
        'created-ascending',
        'created-descending',
      ],
    },
    description: { type: 'string', nil: false },
    featured_image: { type: 'object', of: 'image', nil: true },
    filters: { type: 'list', of: 'filter', nil: false },
    handle: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    image: { type: 'object', of: 'image', nil: true },
    metafields: { type: 'object', of: 'metafields', nil: false },
    next_product: { type: 'object', of: 'product', nil: true },
    object_type: { type: 'string', nil: false },
    previous_product: { type: 'object', of: 'product', nil: true },
    products: { type: 'list', of: 'product', nil: false },
    products_count: { type: 'integer', nil: false },
    published_at: { type: 'string', nil: false },
    results_count: { type: 'integer', nil: true },
    sort_by: { type: 'string', nil: true },
    sort_options: { type: 'list', of: 'sort_option', nil: false },
    tags: { type: 'list', of: 'string', nil: true },
    template_suffix: { type: 'string', nil: true },
    terms: { type: 'string', nil: true },
    title: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  color: {
    alpha: { type: 'number', nil: false },
    blue: { type: 'integer', nil: false },
    chroma: { type: 'number', nil: false },
    color_space: { type: 'string', nil: false },
    green: { type: 'integer', nil: false },
    hue: { type: 'integer', nil: false },
    lightness: { type: 'integer', nil: false },
    oklch: { type: 'string', nil: false },
    oklcha: { type: 'string', nil: false },
    red: { type: 'integer', nil: false },
    rgb: { type: 'string', nil: false },
    rgba: { type: 'string', nil: false },
    saturation: { type: 'integer', nil: false },
  },
  color_scheme: {
    id: { type: 'string', nil: false },
    settings: { type: 'record', of: 'color', nil: false },
  },
  color_scheme_group: {},
  comment: {
    author: { type: 'string', nil: false },
    content: { type: 'string', nil: false },
    created_at: { type: 'string', nil: false },
    email: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    status: { type: 'string', nil: false },
    updated_at: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  company: {
    available_locations: { type: 'list', of: 'company_location', nil: false },
    available_locations_count: { type: 'integer', nil: false },
    external_id: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    name: { type: 'string', nil: false },
  },
  company_address: {
    address1: { type: 'string', nil: false },
    address2: { type: 'string', nil: true },
    attention: { type: 'string', nil: false },
    city: { type: 'string', nil: false },
    country: { type: 'object', of: 'country', nil: false },
    country_code: { type: 'string', nil: false },
    first_name: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    last_name: { type: 'string', nil: false },
    province: { type: 'string', nil: false },
    province_code: { type: 'string', nil: false },
    street: { type: 'string', nil: false },
    zip: { type: 'string', nil: false },
  },
  company_location: {
    company: { type: 'object', of: 'company', nil: false },
    'current?': { type: 'boolean', nil: false },
    external_id: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    name: { type: 'string', nil: false },
    shipping_address: { type: 'object', of: 'company_address', nil: false },
    store_credit_account: { type: 'object', of: 'store_credit_account', nil: true },
    tax_registration_id: { type: 'integer', nil: false },
    url_to_set_as_current: { type: 'string', nil: false },
  },
  country: {
    available_languages: { type: 'list', of: 'shop_locale', nil: false },
    continent: { type: 'string', nil: true },
    currency: { type: 'object', of: 'currency', nil: false },
    iso_code: { type: 'string', nil: false },
    market: { type: 'object', of: 'market', nil: false },
    name: { type: 'string', nil: false },
    'popular?': { type: 'boolean', nil: false },
    unit_system: {
      type: 'string',
      nil: false,
      values: ['imperial', 'metric'],
    },
  },
  currency: {
    iso_code: { type: 'string', nil: false },
    name: { type: 'string', nil: false },
    symbol: { type: 'string', nil: false },
  },
  customer: {
    accepts_marketing: { type: 'boolean', nil: false },
    addresses: { type: 'list', of: 'address', nil: false },
    addresses_count: { type: 'integer', nil: false },
    'b2b?': { type: 'boolean', nil: false },
    birthday: { type: 'string', nil: true },
    company_available_locations: { type: 'list', of: 'company_location', nil: false },
    company_available_locations_count: { type: 'integer', nil: false },
    current_company: { type: 'object', of: 'company', nil: true },
    current_location: { type: 'object', of: 'company_location', nil: true },
    default_address: { type: 'object', of: 'address', nil: true },
    email: { type: 'string', nil: false },
    first_name: { type: 'string', nil: true },
    has_account: { type: 'boolean', nil: false },
    'has_avatar?': { type: 'boolean', nil: false },
    id: { type: 'integer', nil: false },
    last_name: { type: 'string', nil: true },
    last_order: { type: 'object', of: 'order', nil: true },
    logout_everywhere_url: { type: 'string', nil: true },
    metafields: { type: 'object', of: 'metafields', nil: true },
    name: { type: 'string', nil: false },
    new_address: { type: 'object', of: 'address', nil: false },
    orders: { type: 'list', of: 'order', nil: false },
    orders_count: { type: 'integer', nil: false },
    password_url: { type: 'string', nil: true },
    payment_methods: { type: 'list', of: 'customer_payment_method', nil: false },
    phone: { type: 'string', nil: true },
    profile_url: { type: 'string', nil: true },
    store_credit_account: { type: 'object', of: 'store_credit_account', nil: true },
    tags: { type: 'list', of: 'string', nil: false },
    tax_exempt: { type: 'boolean', nil: false },
    total_spent: { type: 'integer', nil: false },
  },
  customer_payment_method: {
    payment_instrument_type: { type: 'string', nil: false },
    token: { type: 'string', nil: false },
  },
  discount: {
    amount: { type: 'integer', nil: false },
    code: { type: 'string', nil: false },
    savings: { type: 'integer', nil: false },
    title: { type: 'string', nil: false },
    total_amount: { type: 'integer', nil: false },
    total_savings: { type: 'integer', nil: false },
    type: {
      type: 'string',
      nil: false,
      values: ['FixedAmountDiscount', 'PercentageDiscount', 'ShippingDiscount'],
    },
  },
  discount_allocation: {
    amount: { type: 'integer', nil: false },
    discount_application: { type: 'object', of: 'discount_application', nil: false },
  },
  discount_application: {
    target_selection: {
      type: 'string',
      nil: false,
      values: ['all', 'entitled', 'explicit'],
    },
    target_type: {
      type: 'string',
      nil: false,
      values: ['line_item', 'shipping_line'],
    },
    title: { type: 'string', nil: false },
    total_allocated_amount: { type: 'integer', nil: false },
    type: {
      type: 'string',
      nil: false,
      values: ['automatic', 'discount_code', 'manual', 'script'],
    },
    value: { type: 'number', nil: false },
    value_type: {
      type: 'string',
      nil: false,
      values: ['fixed_amount', 'percentage'],
    },
  },
  discount_code: {
    applicable: { type: 'boolean', nil: false },
    code: { type: 'string', nil: false },
  },
  external_video: {
    alt: { type: 'string', nil: true },
    aspect_ratio: { type: 'number', nil: false },
    external_id: { type: 'string', nil: true },
    host: {
      type: 'string',
      nil: true,
      values: ['youtube', 'vimeo'],
    },
    id: { type: 'integer', nil: false },
    media_type: { type: 'string', nil: false },
    position: { type: 'integer', nil: false },
    preview_image: { type: 'object', of: 'image', nil: false },
  },
  filter: {
    active_values: { type: 'list', of: 'filter_value', nil: false },
    false_value: { type: 'object', of: 'filter_value', nil: true },
    inactive_values: { type: 'list', of: 'filter_value', nil: false },
    label: { type: 'string', nil: false },
    max_value: { type: 'object', of: 'filter_value', nil: true },
    min_value: { type: 'object', of: 'filter_value', nil: true },
    operator: {
      type: 'string',
      nil: true,
      values: ['AND', 'OR'],
    },
    param_name: { type: 'string', nil: false },
    presentation: {
      type: 'string',
      nil: true,
      values: ['image', 'swatch', 'text'],
    },
    range_max: { type: 'integer', nil: true },
    true_value: { type: 'object', of: 'filter_value', nil: true },
    type: {
      type: 'string',
      nil: false,
      values: ['boolean', 'list', 'price_range'],
    },
    url_to_remove: { type: 'string', nil: false },
    values: { type: 'list', of: 'filter_value', nil: false },
  },
  filter_value: {
    active: { type: 'boolean', nil: false },
    count: { type: 'integer', nil: true },
    display: { type: 'object', of: 'filter_value_display', nil: true },
    image: { type: 'object', of: 'image', nil: true },
    label: { type: 'string', nil: true },
    param_name: { type: 'string', nil: false },
    swatch: { type: 'object', of: 'swatch', nil: true },
    url_to_add: { type: 'string', nil: true },
    url_to_remove: { type: 'string', nil: false },
    value: { type: 'untyped', nil: true },
  },
  filter_value_display: {
    type: {
      type: 'string',
      nil: false,
      values: ['colors', 'image'],
    },
    value: { type: 'untyped', nil: false },
  },
  focal_point: {
    x: { type: 'number', nil: false },
    y: { type: 'number', nil: false },
  },
  font: {
    baseline_ratio: { type: 'number', nil: false },
    fallback_families: { type: 'string', nil: false },
    family: { type: 'string', nil: false },
    style: { type: 'string', nil: false },
    'system?': { type: 'boolean', nil: false },
    variants: { type: 'list', of: 'font', nil: false },
    weight: { type: 'integer', nil: false },
  },
  forloop: {
    first: { type: 'boolean', nil: false },
    index: { type: 'integer', nil: false },
    index0: { type: 'integer', nil: false },
    last: { type: 'boolean', nil: false },
    length: { type: 'integer', nil: false },
    parentloop: { type: 'object', of: 'forloop', nil: true },
    rindex: { type: 'integer', nil: false },
    rindex0: { type: 'integer', nil: false },
  },
  form: {
    accepts_marketing: { type: 'boolean', nil: true },
    address1: { type: 'string', nil: true },
    address2: { type: 'string', nil: true },
    author: { type: 'string', nil: true },
    birthday: { type: 'string', nil: true },
    body: { type: 'string', nil: true },
    city: { type: 'string', nil: true },
    company: { type: 'string', nil: true },
    country: { type: 'string', nil: true },
    email: { type: 'string', nil: true },
    errors: { type: 'list', of: 'string', nil: true, members: 'form_errors' },
    first_name: { type: 'string', nil: true },
    id: { type: 'string', nil: true },
    last_name: { type: 'string', nil: true },
    message: { type: 'string', nil: true },
    name: { type: 'string', nil: true },
    password_needed: { type: 'boolean', nil: false },
    'password_needed?': { type: 'boolean', nil: false },
    phone: { type: 'string', nil: true },
    'posted_successfully?': { type: 'boolean', nil: false },
    province: { type: 'string', nil: true },
    send_on: { type: 'string', nil: true },
    set_as_default_checkbox: { type: 'string', nil: false },
    zip: { type: 'string', nil: true },
  },
  form_errors: {
    messages: { type: 'record', of: 'string', nil: false },
    translated_fields: { type: 'record', of: 'string', nil: false },
  },
  fulfillment: {
    created_at: { type: 'string', nil: false },
    fulfillment_line_items: { type: 'list', of: 'fulfillment_line_item', nil: false },
    item_count: { type: 'integer', nil: false },
    tracking_company: { type: 'string', nil: true },
    tracking_number: { type: 'string', nil: true },
    tracking_numbers: { type: 'list', of: 'string', nil: false },
    tracking_url: { type: 'string', nil: true },
  },
  fulfillment_line_item: {
    line_item: { type: 'object', of: 'line_item', nil: false },
    quantity: { type: 'integer', nil: false },
  },
  generic_file: {
    alt: { type: 'string', nil: true },
    id: { type: 'integer', nil: false },
    media_type: { type: 'string', nil: false },
    position: { type: 'integer', nil: true },
    preview_image: { type: 'object', of: 'image', nil: true },
    url: { type: 'string', nil: false },
  },
  gift_card: {
    balance: { type: 'integer', nil: false },
    code: { type: 'string', nil: false },
    currency: { type: 'string', nil: false },
    customer: { type: 'object', of: 'customer', nil: true },
    enabled: { type: 'boolean', nil: false },
    expired: { type: 'boolean', nil: false },
    expires_on: { type: 'string', nil: true },
    initial_value: { type: 'integer', nil: false },
    last_four_characters: { type: 'string', nil: false },
    message: { type: 'string', nil: true },
    pass_url: { type: 'string', nil: true },
    product: { type: 'object', of: 'product', nil: true },
    properties: { type: 'record', of: 'untyped', nil: true },
    qr_identifier: { type: 'string', nil: false },
    recipient: { type: 'object', of: 'recipient', nil: true },
    send_on: { type: 'string', nil: true },
    template_suffix: { type: 'string', nil: true },
    url: { type: 'string', nil: false },
    variant: { type: 'object', of: 'variant', nil: true },
  },
  group: {
    rules: { type: 'list', of: 'rule', nil: false },
    sitemap: { type: 'object', of: 'sitemap', nil: true },
    user_agent: { type: 'object', of: 'user_agent', nil: false },
  },
  image: {
    alt: { type: 'string', nil: true },
    aspect_ratio: { type: 'number', nil: false },
    'attached_to_variant?': { type: 'boolean', nil: true },
    height: { type: 'integer', nil: false },
    id: { type: 'integer', nil: true },
    media_type: { type: 'string', nil: true },
    position: { type: 'integer', nil: true },
    presentation: { type: 'object', of: 'image_presentation', nil: false },
    preview_image: { type: 'object', of: 'image', nil: true },
    product_id: { type: 'integer', nil: true },
    src: { type: 'string', nil: false },
    variants: { type: 'list', of: 'variant', nil: true },
    width: { type: 'integer', nil: false },
  },
  image_presentation: {
    focal_point: { type: 'object', of: 'focal_point', nil: false },
  },
  instructions: {
    can_remove: { type: 'boolean', nil: false },
    can_update_quantity: { type: 'boolean', nil: false },
  },
  line_item: {
    discount_allocations: { type: 'list', of: 'discount_allocation', nil: false },
    discounts: { type: 'list', of: 'discount', nil: false },
    error_message: { type: 'string', nil: true },
    final_line_price: { type: 'integer', nil: false },
    final_price: { type: 'integer', nil: false },
    fulfillment: { type: 'object', of: 'fulfillment', nil: true },
    fulfillment_service: { type: 'string', nil: false },
    gift_card: { type: 'boolean', nil: false },
    grams: { type: 'integer', nil: false },
    id: { type: 'integer', nil: false },
    image: { type: 'object', of: 'image', nil: true },
    instructions: { type: 'object', of: 'instructions', nil: false },
    item_components: { type: 'list', of: 'line_item', nil: false },
    key: { type: 'string', nil: false },
    line_level_discount_allocations: { type: 'list', of: 'discount_allocation', nil: false },
    line_level_total_discount: { type: 'integer', nil: false },
    line_price: { type: 'integer', nil: false },
    message: { type: 'string', nil: true },
    options_with_values: { type: 'list', of: 'option_with_value', nil: false },
    original_line_price: { type: 'integer', nil: false },
    original_price: { type: 'integer', nil: false },
    parent_relationship: { type: 'object', of: 'parent_relationship', nil: true },
    price: { type: 'integer', nil: false },
    product: { type: 'object', of: 'product', nil: true },
    product_id: { type: 'integer', nil: false },
    product_title: { type: 'string', nil: true },
    properties: { type: 'record', of: 'untyped', nil: false },
    quantity: { type: 'integer', nil: false },
    requires_shipping: { type: 'boolean', nil: false },
    selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    sku: { type: 'string', nil: false },
    successfully_fulfilled_quantity: { type: 'integer', nil: false },
    tax_lines: { type: 'list', of: 'tax_line', nil: false },
    taxable: { type: 'boolean', nil: false },
    title: { type: 'string', nil: false },
    total_discount: { type: 'integer', nil: false },
    unit_price: { type: 'integer', nil: true },
    unit_price_measurement: { type: 'object', of: 'unit_price_measurement', nil: true },
    url: { type: 'string', nil: true },
    url_to_remove: { type: 'string', nil: true },
    variant: { type: 'object', of: 'variant', nil: true },
    variant_id: { type: 'integer', nil: false },
    variant_title: { type: 'string', nil: true },
    vendor: { type: 'string', nil: false },
  },
  link: {
    active: { type: 'boolean', nil: false },
    child_active: { type: 'boolean', nil: false },
    child_current: { type: 'boolean', nil: false },
    current: { type: 'boolean', nil: false },
    data_sharing_opt_out_icon: { type: 'string', nil: true },
    handle: { type: 'string', nil: false },
    levels: { type: 'integer', nil: false },
    links: { type: 'list', of: 'link', nil: false },
    object: { type: 'untyped', nil: true },
    title: { type: 'string', nil: false },
    type: {
      type: 'string',
      nil: false,
      values: [
        'article_link',
        'blog_link',
        'catalog_link',
        'collection_link',
        'collections_link',
        'customer_account_page_link',
        'frontpage_link',
        'http_link',
        'metaobject_link',
        'page_link',
        'policy_link',
        'product_link',
        'search_link',
      ],
    },
    url: { type: 'string', nil: false },
  },
  linklist: {
    handle: { type: 'string', nil: false },
    levels: { type: 'integer', nil: false },
    links: { type: 'list', of: 'link', nil: false },
    title: { type: 'string', nil: false },
  },
  localization: {
    available_countries: { type: 'list', of: 'country', nil: false },
    available_languages: { type: 'list', of: 'shop_locale', nil: false },
    country: { type: 'object', of: 'country', nil: false },
    language: { type: 'object', of: 'shop_locale', nil: false },
    market: { type: 'object', of: 'market', nil: false },
  },
  location: {
    address: { type: 'object', of: 'address', nil: false },
    id: { type: 'integer', nil: false },
    latitude: { type: 'number', nil: true },
    longitude: { type: 'number', nil: true },
    metafields: { type: 'object', of: 'metafields', nil: true },
    name: { type: 'string', nil: false },
  },
  market: {
    handle: { type: 'string', nil: false },
    id: { type: 'string', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: true },
  },
  measurement: {
    type: { type: 'string', nil: false },
    unit: { type: 'string', nil: false },
    value: { type: 'number', nil: false },
  },
  media: {
    alt: { type: 'string', nil: true },
    aspect_ratio: { type: 'number', nil: true },
    'attached_to_variant?': { type: 'boolean', nil: true },
    duration: { type: 'integer', nil: true },
    external_id: { type: 'string', nil: true },
    height: { type: 'integer', nil: true },
    host: {
      type: 'string',
      nil: true,
      values: ['youtube', 'vimeo'],
    },
    id: { type: 'integer', nil: false },
    media_type: {
      type: 'string',
      nil: false,
      values: ['image', 'model', 'video', 'external_video'],
    },
    position: { type: 'integer', nil: true },
    presentation: { type: 'object', of: 'image_presentation', nil: true },
    preview_image: { type: 'object', of: 'image', nil: false },
    product_id: { type: 'integer', nil: true },
    sources: { type: 'list', of: 'video_source', nil: true },
    src: { type: 'string', nil: true },
    variants: { type: 'list', of: 'variant', nil: true },
    width: { type: 'integer', nil: true },
  },
  metafield: {
    'list?': { type: 'boolean', nil: false },
    type: {
      type: 'string',
      nil: false,
      values: [
        'single_line_text_field',
        'multi_line_text_field',
        'rich_text_field',
        'product_reference',
        'collection_reference',
        'variant_reference',
        'page_reference',
        'file_reference',
        'number_integer',
        'number_decimal',
        'date',
        'date_time',
        'url_reference',
        'json',
        'boolean',
        'color',
        'weight',
        'volume',
        'dimension',
        'rating',
        'money',
      ],
    },
    value: { type: 'untyped', nil: true },
  },
  metafield_namespace: {},
  metafields: {},
  metaobject: {
    system: { type: 'object', of: 'metaobject_system', nil: false },
  },
  metaobject_definition: {
    values: { type: 'list', of: 'metaobject', nil: false },
    values_count: { type: 'integer', nil: false },
  },
  metaobject_system: {
    handle: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    type: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  metaobjects: {},
  model: {
    alt: { type: 'string', nil: true },
    id: { type: 'integer', nil: false },
    media_type: { type: 'string', nil: false },
    position: { type: 'integer', nil: false },
    preview_image: { type: 'object', of: 'image', nil: false },
    sources: { type: 'list', of: 'model_source', nil: false },
  },
  model_source: {
    format: { type: 'string', nil: false },
    mime_type: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  money: {
    currency: { type: 'object', of: 'currency', nil: false },
  },
  option_with_value: {
    name: { type: 'string', nil: false },
    value: { type: 'string', nil: false },
  },
  order: {
    attributes: { type: 'record', of: 'string', nil: false },
    billing_address: { type: 'object', of: 'address', nil: true },
    cancel_reason: {
      type: 'string',
      nil: true,
      values: ['customer', 'declined', 'fraud', 'inventory', 'staff', 'other'],
    },
    cancel_reason_label: { type: 'string', nil: true },
    cancelled: { type: 'boolean', nil: false },
    cancelled_at: { type: 'string', nil: true },
    cart_level_discount_applications: { type: 'list', of: 'discount_application', nil: false },
    confirmation_number: { type: 'string', nil: false },
    created_at: { type: 'string', nil: false },
    customer: { type: 'object', of: 'customer', nil: true },
    customer_order_url: { type: 'string', nil: false },
    customer_url: { type: 'string', nil: false },
    discount_applications: { type: 'list', of: 'discount_application', nil: false },
    discounts: { type: 'list', of: 'discount', nil: false },
    email: { type: 'string', nil: true },
    financial_status: {
      type: 'string',
      nil: false,
      values: [
        'authorized',
        'expired',
        'paid',
        'partially_paid',
        'partially_refunded',
        'pending',
        'refunded',
        'unpaid',
        'voided',
      ],
    },
    financial_status_label: { type: 'string', nil: false },
    fulfillment_status: { type: 'string', nil: false },
    fulfillment_status_label: {
      type: 'string',
      nil: false,
      values: ['complete', 'fulfilled', 'partial', 'restocked', 'unfulfilled'],
    },
    id: { type: 'integer', nil: false },
    item_count: { type: 'integer', nil: false },
    line_items: { type: 'list', of: 'line_item', nil: false },
    line_items_subtotal_price: { type: 'integer', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: true },
    name: { type: 'string', nil: false },
    note: { type: 'string', nil: true },
    order_number: { type: 'integer', nil: false },
    order_status_url: { type: 'string', nil: false },
    phone: { type: 'string', nil: true },
    'pickup_in_store?': { type: 'boolean', nil: false },
    shipping_address: { type: 'object', of: 'address', nil: true },
    shipping_methods: { type: 'list', of: 'shipping_method', nil: false },
    shipping_price: { type: 'integer', nil: false },
    subtotal_line_items: { type: 'list', of: 'line_item', nil: false },
    subtotal_price: { type: 'integer', nil: false },
    tags: { type: 'list', of: 'string', nil: false },
    tax_lines: { type: 'list', of: 'tax_line', nil: false },
    tax_price: { type: 'integer', nil: false },
    total_discounts: { type: 'integer', nil: false },
    total_duties: { type: 'integer', nil: true },
    total_net_amount: { type: 'integer', nil: false },
    total_price: { type: 'integer', nil: false },
    total_refunded_amount: { type: 'integer', nil: false },
    transactions: { type: 'list', of: 'transaction', nil: false },
  },
  page: {
    author: { type: 'string', nil: false },
    content: { type: 'string', nil: false },
    handle: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    object_type: { type: 'string', nil: false },
    published_at: { type: 'string', nil: false },
    template_suffix: { type: 'string', nil: true },
    title: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  paginate: {
    current_offset: { type: 'integer', nil: false },
    current_page: { type: 'integer', nil: false },
    items: { type: 'integer', nil: false },
    next: { type: 'object', of: 'part', nil: true },
    page_param: { type: 'string', nil: false },
    page_size: { type: 'integer', nil: false },
    pages: { type: 'integer', nil: false },
    parts: { type: 'list', of: 'part', nil: false },
    previous: { type: 'object', of: 'part', nil: true },
  },
  parent_relationship: {
    parent: { type: 'object', of: 'line_item', nil: false },
  },
  part: {
    is_link: { type: 'boolean', nil: false },
    title: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  pending_payment_instruction_input: {
    header: { type: 'string', nil: false },
    value: { type: 'string', nil: false },
  },
  policy: {
    body: { type: 'string', nil: false },
    id: { type: 'string', nil: false },
    title: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  predictive_search: {
    performed: { type: 'boolean', nil: false },
    resources: { type: 'object', of: 'predictive_search_resources', nil: false },
    terms: { type: 'string', nil: false },
    types: { type: 'list', of: 'string', nil: false },
  },
  predictive_search_resources: {
    articles: { type: 'list', of: 'article', nil: false },
    collections: { type: 'list', of: 'collection', nil: false },
    pages: { type: 'list', of: 'page', nil: false },
    products: { type: 'list', of: 'product', nil: false },
    queries: { type: 'list', of: 'suggested_query', nil: false },
  },
  product: {
    available: { type: 'boolean', nil: false },
    category: { type: 'object', of: 'taxonomy_category', nil: true },
    collections: { type: 'list', of: 'collection', nil: false },
    compare_at_price: { type: 'integer', nil: true },
    compare_at_price_max: { type: 'integer', nil: true },
    compare_at_price_min: { type: 'integer', nil: true },
    compare_at_price_varies: { type: 'boolean', nil: false },
    content: { type: 'string', nil: false },
    created_at: { type: 'string', nil: false },
    description: { type: 'string', nil: false },
    featured_image: { type: 'object', of: 'image', nil: true },
    featured_media: { type: 'object', of: 'media', nil: true },
    first_available_variant: { type: 'object', of: 'variant', nil: true },
    'gift_card?': { type: 'boolean', nil: false },
    handle: { type: 'string', nil: false },
    has_only_default_variant: { type: 'boolean', nil: false },
    id: { type: 'integer', nil: false },
    images: { type: 'list', of: 'image', nil: false },
    media: { type: 'list', of: 'media', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    object_type: { type: 'string', nil: false },
    options: { type: 'list', of: 'string', nil: false },
    options_by_name: { type: 'record', of: 'product_option', nil: false },
    options_with_values: { type: 'list', of: 'product_option', nil: false },
    price: { type: 'integer', nil: false },
    price_max: { type: 'integer', nil: false },
    price_min: { type: 'integer', nil: false },
    price_varies: { type: 'boolean', nil: false },
    published_at: { type: 'string', nil: false },
    'quantity_price_breaks_configured?': { type: 'boolean', nil: false },
    requires_selling_plan: { type: 'boolean', nil: false },
    selected_or_first_available_selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    selected_or_first_available_variant: { type: 'object', of: 'variant', nil: false },
    selected_selling_plan: { type: 'object', of: 'selling_plan', nil: true },
    selected_selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    selected_variant: { type: 'object', of: 'variant', nil: true },
    selling_plan_groups: { type: 'list', of: 'selling_plan_group', nil: false },
    tags: { type: 'list', of: 'string', nil: false },
    template_suffix: { type: 'string', nil: true },
    title: { type: 'string', nil: false },
    type: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
    variants: { type: 'list', of: 'variant', nil: false },
    variants_count: { type: 'integer', nil: false },
    vendor: { type: 'string', nil: false },
  },
  product_option: {
    name: { type: 'string', nil: false },
    position: { type: 'integer', nil: false },
    selected_value: { type: 'string', nil: true },
    values: { type: 'list', of: 'product_option_value', nil: false },
  },
  product_option_value: {
    available: { type: 'boolean', nil: false },
    id: { type: 'integer', nil: false },
    name: { type: 'string', nil: false },
    product_url: { type: 'string', nil: true },
    selected: { type: 'boolean', nil: false },
    swatch: { type: 'object', of: 'swatch', nil: true },
    variant: { type: 'object', of: 'variant', nil: true },
  },
  quantity_price_break: {
    minimum_quantity: { type: 'integer', nil: false },
    price: { type: 'integer', nil: false },
  },
  quantity_rule: {
    increment: { type: 'integer', nil: false },
    max: { type: 'integer', nil: true },
    min: { type: 'integer', nil: false },
  },
  rating: {
    rating: { type: 'number', nil: false },
    scale_max: { type: 'number', nil: false },
    scale_min: { type: 'number', nil: false },
  },
  recipient: {
    email: { type: 'string', nil: true },
    name: { type: 'string', nil: true },
    nickname: { type: 'string', nil: true },
  },
  recommendations: {
    intent: { type: 'string', nil: true },
    performed: { type: 'boolean', nil: false },
    'performed?': { type: 'boolean', nil: false },
    products: { type: 'list', of: 'product', nil: false },
    products_count: { type: 'integer', nil: false },
  },
  remote_details: {
    shop: { type: 'object', of: 'remote_shop', nil: false },
    type: { type: 'string', nil: false },
  },
  remote_product: {
    available: { type: 'boolean', nil: false },
    category: { type: 'object', of: 'taxonomy_category', nil: true },
    compare_at_price: { type: 'integer', nil: true },
    compare_at_price_max: { type: 'integer', nil: true },
    compare_at_price_min: { type: 'integer', nil: true },
    compare_at_price_varies: { type: 'boolean', nil: false },
    content: { type: 'string', nil: false },
    created_at: { type: 'string', nil: false },
    description: { type: 'string', nil: false },
    featured_image: { type: 'object', of: 'image', nil: true },
    featured_media: { type: 'object', of: 'media', nil: true },
    first_available_variant: { type: 'object', of: 'variant', nil: true },
    'gift_card?': { type: 'boolean', nil: false },
    has_only_default_variant: { type: 'boolean', nil: false },
    id: { type: 'integer', nil: false },
    images: { type: 'list', of: 'image', nil: false },
    media: { type: 'list', of: 'media', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    options: { type: 'list', of: 'string', nil: false },
    options_by_name: { type: 'record', of: 'product_option', nil: false },
    options_with_values: { type: 'list', of: 'product_option', nil: false },
    price: { type: 'integer', nil: false },
    price_max: { type: 'integer', nil: false },
    price_min: { type: 'integer', nil: false },
    price_varies: { type: 'boolean', nil: false },
    published_at: { type: 'string', nil: false },
    'quantity_price_breaks_configured?': { type: 'boolean', nil: false },
    remote_details: { type: 'object', of: 'remote_details', nil: false },
    requires_selling_plan: { type: 'boolean', nil: false },
    selected_or_first_available_selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    selected_or_first_available_variant: { type: 'object', of: 'variant', nil: false },
    selected_selling_plan: { type: 'object', of: 'selling_plan', nil: true },
    selected_selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    selected_variant: { type: 'object', of: 'variant', nil: true },
    selling_plan_groups: { type: 'list', of: 'selling_plan_group', nil: false },
    template_suffix: { type: 'string', nil: false },
    title: { type: 'string', nil: false },
    type: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
    variants: { type: 'list', of: 'variant', nil: false },
    variants_count: { type: 'integer', nil: false },
    vendor: { type: 'string', nil: false },
  },
  remote_shop: {
    brand: { type: 'object', of: 'brand', nil: false },
    name: { type: 'string', nil: false },
    policies: { type: 'list', of: 'policy', nil: false },
    refund_policy: { type: 'object', of: 'policy', nil: false },
    shipping_policy: { type: 'object', of: 'policy', nil: false },
  },
  request: {
    design_mode: { type: 'boolean', nil: false },
    host: { type: 'string', nil: false },
    locale: { type: 'object', of: 'shop_locale', nil: false },
    origin: { type: 'string', nil: false },
    page_type: {
      type: 'string',
      nil: false,
      values: [
        '404',
        'article',
        'blog',
        'captcha',
        'cart',
        'collection',
        'list-collections',
        'customers/account',
        'customers/activate_account',
        'customers/addresses',
        'customers/login',
        'customers/order',
        'customers/register',
        'customers/reset_password',
        'gift_card',
        'index',
        'metaobject',
        'page',
        'password',
        'policy',
        'product',
        'search',
      ],
    },
    path: { type: 'string', nil: true },
    visual_preview_mode: { type: 'boolean', nil: false },
  },
  robots: {
    default_groups: { type: 'list', of: 'group', nil: false },
  },
  routes: {
    account_addresses_url: { type: 'string', nil: false },
    account_login_url: { type: 'string', nil: false },
    account_logout_url: { type: 'string', nil: false },
    account_profile_url: { type: 'string', nil: false },
    account_recover_url: { type: 'string', nil: false },
    account_register_url: { type: 'string', nil: false },
    account_url: { type: 'string', nil: false },
    all_products_collection_url: { type: 'string', nil: false },
    cart_add_url: { type: 'string', nil: false },
    cart_change_url: { type: 'string', nil: false },
    cart_clear_url: { type: 'string', nil: false },
    cart_update_url: { type: 'string', nil: false },
    cart_url: { type: 'string', nil: false },
    collections_url: { type: 'string', nil: false },
    predictive_search_url: { type: 'string', nil: false },
    product_recommendations_url: { type: 'string', nil: false },
    root_url: { type: 'string', nil: false },
    search_url: { type: 'string', nil: false },
    storefront_login_url: { type: 'string', nil: false },
  },
  rule: {
    directive: { type: 'string', nil: false },
    value: { type: 'string', nil: false },
  },
  script: {
    id: { type: 'integer', nil: false },
    name: { type: 'string', nil: false },
  },
  scripts: {
    cart_calculate_line_items: { type: 'object', of: 'script', nil: true },
  },
  search: {
    all_products_count: { type: 'integer', nil: true },
    default_sort_by: { type: 'string', nil: false },
    filters: { type: 'list', of: 'filter', nil: false },
    performed: { type: 'boolean', nil: false },
    products_count: { type: 'integer', nil: true },
    results: { type: 'list', of: 'search_result', nil: false },
    results_count: { type: 'integer', nil: false },
    sort_by: { type: 'string', nil: true },
    sort_options: { type: 'list', of: 'sort_option', nil: false },
    terms: { type: 'string', nil: false },
    types: { type: 'list', of: 'string', nil: false },
  },
  search_result: {
    author: { type: 'string', nil: true },
    available: { type: 'boolean', nil: true },
    category: { type: 'object', of: 'taxonomy_category', nil: true },
    collections: { type: 'list', of: 'collection', nil: true },
    comment_post_url: { type: 'string', nil: true },
    comments: { type: 'list', of: 'comment', nil: true },
    comments_count: { type: 'integer', nil: true },
    'comments_enabled?': { type: 'boolean', nil: true },
    compare_at_price: { type: 'integer', nil: true },
    compare_at_price_max: { type: 'integer', nil: true },
    compare_at_price_min: { type: 'integer', nil: true },
    compare_at_price_varies: { type: 'boolean', nil: true },
    content: { type: 'string', nil: false },
    created_at: { type: 'string', nil: true },
    description: { type: 'string', nil: true },
    excerpt: { type: 'string', nil: true },
    excerpt_or_content: { type: 'string', nil: true },
    featured_image: { type: 'object', of: 'image', nil: true },
    featured_media: { type: 'object', of: 'media', nil: true },
    first_available_variant: { type: 'object', of: 'variant', nil: true },
    'gift_card?': { type: 'boolean', nil: true },
    handle: { type: 'string', nil: false },
    has_only_default_variant: { type: 'boolean', nil: true },
    id: { type: 'untyped', nil: false },
    image: { type: 'object', of: 'image', nil: true },
    images: { type: 'list', of: 'image', nil: true },
    media: { type: 'list', of: 'media', nil: true },
    metafields: { type: 'object', of: 'metafields', nil: false },
    'moderated?': { type: 'boolean', nil: true },
    object_type: { type: 'string', nil: false },
    options: { type: 'list', of: 'string', nil: true },
    options_by_name: { type: 'record', of: 'product_option', nil: true },
    options_with_values: { type: 'list', of: 'product_option', nil: true },
    price: { type: 'integer', nil: true },
    price_max: { type: 'integer', nil: true },
    price_min: { type: 'integer', nil: true },
    price_varies: { type: 'boolean', nil: true },
    published_at: { type: 'string', nil: false },
    'quantity_price_breaks_configured?': { type: 'boolean', nil: true },
    requires_selling_plan: { type: 'boolean', nil: true },
    selected_or_first_available_selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    selected_or_first_available_variant: { type: 'object', of: 'variant', nil: true },
    selected_selling_plan: { type: 'object', of: 'selling_plan', nil: true },
    selected_selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    selected_variant: { type: 'object', of: 'variant', nil: true },
    selling_plan_groups: { type: 'list', of: 'selling_plan_group', nil: true },
    tags: { type: 'list', of: 'string', nil: true },
    template_suffix: { type: 'string', nil: true },
    title: { type: 'string', nil: false },
    type: { type: 'string', nil: true },
    updated_at: { type: 'string', nil: true },
    url: { type: 'string', nil: false },
    user: { type: 'object', of: 'user', nil: true },
    variants: { type: 'list', of: 'variant', nil: true },
    variants_count: { type: 'integer', nil: true },
    vendor: { type: 'string', nil: true },
  },
  section: {
    blocks: { type: 'list', of: 'block', nil: false },
    id: { type: 'string', nil: false },
    index: { type: 'integer', nil: true },
    index0: { type: 'integer', nil: true },
    location: { type: 'string', nil: false },
    settings: { type: 'record', of: 'untyped', nil: false },
    shopify_attributes: { type: 'string', nil: false },
  },
  selling_plan: {
    checkout_charge: { type: 'object', of: 'selling_plan_checkout_charge', nil: false },
    description: { type: 'string', nil: false },
    group_id: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    name: { type: 'string', nil: false },
    options: { type: 'list', of: 'selling_plan_option', nil: false },
    price_adjustments: { type: 'list', of: 'selling_plan_price_adjustment', nil: false },
    recurring_deliveries: { type: 'boolean', nil: false },
    selected: { type: 'boolean', nil: false },
  },
  selling_plan_allocation: {
    checkout_charge_amount: { type: 'integer', nil: false },
    compare_at_price: { type: 'integer', nil: false },
    per_delivery_price: { type: 'integer', nil: false },
    price: { type: 'integer', nil: false },
    price_adjustments: { type: 'list', of: 'selling_plan_allocation_price_adjustment', nil: false },
    remaining_balance_charge_amount: { type: 'integer', nil: false },
    selling_plan: { type: 'object', of: 'selling_plan', nil: false },
    selling_plan_group_id: { type: 'string', nil: false },
    unit_price: { type: 'integer', nil: true },
  },
  selling_plan_allocation_price_adjustment: {
    position: { type: 'integer', nil: false },
    price: { type: 'integer', nil: false },
  },
  selling_plan_checkout_charge: {
    value: { type: 'number', nil: false },
    value_type: {
      type: 'string',
      nil: false,
      values: ['percentage', 'price'],
    },
  },
  selling_plan_group: {
    app_id: { type: 'string', nil: true },
    id: { type: 'integer', nil: false },
    name: { type: 'string', nil: false },
    options: { type: 'list', of: 'selling_plan_group_option', nil: false },
    selling_plan_selected: { type: 'boolean', nil: false },
    selling_plans: { type: 'list', of: 'selling_plan', nil: false },
  },
  selling_plan_group_option: {
    name: { type: 'string', nil: false },
    position: { type: 'integer', nil: false },
    selected_value: { type: 'string', nil: true },
    values: { type: 'list', of: 'string', nil: false },
  },
  selling_plan_option: {
    name: { type: 'string', nil: false },
    position: { type: 'integer', nil: false },
    value: { type: 'string', nil: false },
  },
  selling_plan_price_adjustment: {
    order_count: { type: 'integer', nil: false },
    position: { type: 'integer', nil: false },
    value: { type: 'number', nil: false },
    value_type: {
      type: 'string',
      nil: false,
      values: ['percentage', 'fixed_amount', 'price'],
    },
  },
  shipping_method: {
    discount_allocations: { type: 'list', of: 'discount_allocation', nil: false },
    handle: { type: 'string', nil: false },
    id: { type: 'string', nil: false },
    original_price: { type: 'integer', nil: false },
    price: { type: 'integer', nil: false },
    price_with_discounts: { type: 'integer', nil: false },
    tax_lines: { type: 'list', of: 'tax_line', nil: false },
    title: { type: 'string', nil: false },
  },
  shop: {
    accepts_gift_cards: { type: 'boolean', nil: false },
    address: { type: 'object', of: 'address', nil: false },
    brand: { type: 'object', of: 'brand', nil: true },
    checkout: { type: 'record', of: 'boolean', nil: false },
    collections_count: { type: 'integer', nil: false },
    currency: { type: 'string', nil: false },
    customer_accounts_enabled: { type: 'boolean', nil: false },
    customer_accounts_optional: { type: 'boolean', nil: false },
    description: { type: 'string', nil: false },
    domain: { type: 'string', nil: false },
    email: { type: 'string', nil: false },
    enabled_currencies: { type: 'list', of: 'currency', nil: false },
    enabled_locales: { type: 'list', of: 'shop_locale', nil: false },
    enabled_payment_types: { type: 'list', of: 'string', nil: false },
    features: { type: 'record', of: 'boolean', nil: false },
    id: { type: 'untyped', nil: false },
    locale: { type: 'object', of: 'shop_locale', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    metaobjects: { type: 'object', of: 'metaobjects', nil: false },
    money_format: { type: 'string', nil: false },
    money_with_currency_format: { type: 'string', nil: false },
    name: { type: 'string', nil: false },
    password_message: { type: 'string', nil: false },
    permanent_domain: { type: 'string', nil: false },
    phone: { type: 'string', nil: false },
    policies: { type: 'list', of: 'policy', nil: false },
    privacy_policy: { type: 'object', of: 'policy', nil: true },
    products_count: { type: 'integer', nil: false },
    published_locales: { type: 'list', of: 'shop_locale', nil: false },
    refund_policy: { type: 'object', of: 'policy', nil: true },
    search_types: { type: 'list', of: 'string', nil: false },
    secure_url: { type: 'string', nil: false },
    shipping_policy: { type: 'object', of: 'policy', nil: true },
    subscription_policy: { type: 'object', of: 'policy', nil: true },
    taxes_included: { type: 'boolean', nil: false },
    terms_of_service: { type: 'object', of: 'policy', nil: true },
    types: { type: 'list', of: 'string', nil: false },
    url: { type: 'string', nil: false },
    vendors: { type: 'list', of: 'string', nil: false },
  },
  shop_locale: {
    endonym_name: { type: 'string', nil: false },
    iso_code: { type: 'string', nil: false },
    name: { type: 'string', nil: false },
    primary: { type: 'boolean', nil: false },
    root_url: { type: 'string', nil: false },
  },
  sitemap: {
    directive: { type: 'string', nil: false },
    value: { type: 'string', nil: false },
  },
  sort_option: {
    name: { type: 'string', nil: false },
    value: { type: 'string', nil: false },
  },
  store_availability: {
    available: { type: 'boolean', nil: false },
    location: { type: 'object', of: 'location', nil: false },
    pick_up_enabled: { type: 'boolean', nil: false },
    pick_up_time: { type: 'string', nil: false },
  },
  store_credit_account: {
    balance: { type: 'object', of: 'money', nil: false },
  },
  suggested_query: {
    styled_text: { type: 'string', nil: false },
    text: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
  },
  swatch: {
    color: { type: 'object', of: 'color', nil: true },
    image: { type: 'object', of: 'image', nil: true },
  },
  tablerowloop: {
    col: { type: 'integer', nil: false },
    col0: { type: 'integer', nil: false },
    col_first: { type: 'boolean', nil: false },
    col_last: { type: 'boolean', nil: false },
    first: { type: 'boolean', nil: false },
    index: { type: 'integer', nil: false },
    index0: { type: 'integer', nil: false },
    last: { type: 'boolean', nil: false },
    length: { type: 'integer', nil: false },
    rindex: { type: 'integer', nil: false },
    rindex0: { type: 'integer', nil: false },
    row: { type: 'integer', nil: false },
  },
  tax_line: {
    price: { type: 'integer', nil: false },
    rate: { type: 'number', nil: false },
    rate_percentage: { type: 'number', nil: false },
    title: { type: 'string', nil: false },
  },
  taxonomy_category: {
    ancestors: { type: 'list', of: 'taxonomy_category', nil: false },
    gid: { type: 'string', nil: false },
    id: { type: 'string', nil: false },
    name: { type: 'string', nil: false },
  },
  template: {
    directory: { type: 'string', nil: true },
    name: {
      type: 'string',
      nil: false,
      values: [
        '404',
        'article',
        'blog',
        'cart',
        'collection',
        'list-collections',
        'customers/account',
        'customers/activate_account',
        'customers/addresses',
        'customers/login',
        'customers/order',
        'customers/register',
        'customers/reset_password',
        'gift_card',
        'index',
        'page',
        'password',
        'product',
        'search',
      ],
    },
    suffix: { type: 'string', nil: true },
  },
  theme: {
    id: { type: 'integer', nil: false },
    name: { type: 'string', nil: false },
    role: {
      type: 'string',
      nil: false,
      values: ['main', 'unpublished', 'demo', 'development'],
    },
  },
  transaction: {
    amount: { type: 'integer', nil: false },
    buyer_pending_payment_instructions: { type: 'list', of: 'pending_payment_instruction_input', nil: false },
    buyer_pending_payment_notice: { type: 'string', nil: true },
    created_at: { type: 'string', nil: false },
    gateway: { type: 'string', nil: false },
    gateway_display_name: { type: 'string', nil: false },
    id: { type: 'integer', nil: false },
    kind: {
      type: 'string',
      nil: false,
      values: ['authorization', 'capture', 'sale', 'void', 'refund'],
    },
    name: { type: 'string', nil: false },
    payment_details: { type: 'object', of: 'transaction_payment_details', nil: true },
    receipt: { type: 'string', nil: true },
    'show_buyer_pending_payment_instructions?': { type: 'boolean', nil: false },
    status: {
      type: 'string',
      nil: false,
      values: ['success', 'pending', 'failure', 'error'],
    },
    status_label: { type: 'string', nil: false },
  },
  transaction_payment_details: {
    credit_card_company: { type: 'string', nil: true },
    credit_card_last_four_digits: { type: 'string', nil: true },
    credit_card_number: { type: 'string', nil: true },
    gift_card: { type: 'object', of: 'gift_card', nil: true },
  },
  unit_price_measurement: {
    measured_type: {
      type: 'string',
      nil: false,
      values: ['volume', 'weight', 'length', 'area', 'count'],
    },
    quantity_unit: { type: 'string', nil: false },
    quantity_value: { type: 'number', nil: false },
    reference_unit: { type: 'string', nil: false },
    reference_value: { type: 'number', nil: false },
  },
  user: {
    account_owner: { type: 'boolean', nil: false },
    bio: { type: 'string', nil: true },
    email: { type: 'string', nil: true },
    first_name: { type: 'string', nil: false },
    homepage: { type: 'string', nil: true },
    image: { type: 'object', of: 'image', nil: true },
    last_name: { type: 'string', nil: false },
    name: { type: 'string', nil: false },
  },
  user_agent: {
    directive: { type: 'string', nil: false },
    value: { type: 'string', nil: false },
  },
  variant: {
    available: { type: 'boolean', nil: false },
    barcode: { type: 'string', nil: false },
    compare_at_price: { type: 'integer', nil: true },
    featured_image: { type: 'object', of: 'image', nil: true },
    featured_media: { type: 'object', of: 'media', nil: true },
    id: { type: 'integer', nil: false },
    image: { type: 'object', of: 'image', nil: true },
    incoming: { type: 'boolean', nil: false },
    inventory_management: { type: 'string', nil: true },
    inventory_policy: {
      type: 'string',
      nil: false,
      values: ['continue', 'deny'],
    },
    inventory_quantity: { type: 'integer', nil: false },
    matched: { type: 'boolean', nil: false },
    metafields: { type: 'object', of: 'metafields', nil: false },
    next_incoming_date: { type: 'string', nil: true },
    option1: { type: 'string', nil: true },
    option2: { type: 'string', nil: true },
    option3: { type: 'string', nil: true },
    options: { type: 'list', of: 'product_option_value', nil: false },
    options_with_values: { type: 'list', of: 'option_with_value', nil: false },
    price: { type: 'integer', nil: false },
    product: { type: 'object', of: 'product', nil: false },
    quantity_price_breaks: { type: 'list', of: 'quantity_price_break', nil: false },
    'quantity_price_breaks_configured?': { type: 'boolean', nil: false },
    quantity_rule: { type: 'object', of: 'quantity_rule', nil: false },
    requires_selling_plan: { type: 'boolean', nil: false },
    requires_shipping: { type: 'boolean', nil: false },
    selected: { type: 'boolean', nil: false },
    selected_selling_plan_allocation: { type: 'object', of: 'selling_plan_allocation', nil: true },
    selling_plan_allocations: { type: 'list', of: 'selling_plan_allocation', nil: false },
    sku: { type: 'string', nil: false },
    store_availabilities: { type: 'list', of: 'store_availability', nil: false },
    taxable: { type: 'boolean', nil: false },
    title: { type: 'string', nil: false },
    unit_price: { type: 'integer', nil: true },
    unit_price_measurement: { type: 'object', of: 'unit_price_measurement', nil: true },
    url: { type: 'string', nil: false },
    weight: { type: 'integer', nil: false },
    weight_in_unit: { type: 'number', nil: false },
    weight_unit: { type: 'string', nil: false },
  },
  video: {
    alt: { type: 'string', nil: true },
    aspect_ratio: { type: 'number', nil: true },
    duration: { type: 'integer', nil: true },
    id: { type: 'integer', nil: false },
    media_type: { type: 'string', nil: false },
    position: { type: 'integer', nil: true },
    preview_image: { type: 'object', of: 'image', nil: true },
    sources: { type: 'list', of: 'video_source', nil: false },
  },
  video_source: {
    format: {
      type: 'string',
      nil: false,
      values: ['mov', 'mp4', 'm3u8'],
    },
    height: { type: 'integer', nil: true },
    mime_type: { type: 'string', nil: false },
    url: { type: 'string', nil: false },
    width: { type: 'integer', nil: true },
  },
};

/** The globals. */
export const GLOBALS: Members = {
  additional_checkout_buttons: { type: 'boolean', nil: false },
  all_country_option_tags: { type: 'string', nil: false },
  all_products: { type: 'record', of: 'product', nil: false },
  article: { type: 'object', of: 'article', nil: true },
  articles: { type: 'record', of: 'article', nil: false },
  blog: { type: 'object', of: 'blog', nil: true },
  blogs: { type: 'list', of: 'blog', nil: false, keyed: true },
  canonical_url: { type: 'string', nil: false },
  cart: { type: 'object', of: 'cart', nil: false },
  checkout: { type: 'object', of: 'checkout', nil: true },
  closest: { type: 'object', of: 'closest', nil: false },
  collection: { type: 'object', of: 'collection', nil: true },
  collections: { type: 'list', of: 'collection', nil: false, keyed: true },
  content_for_additional_checkout_buttons: { type: 'string', nil: false },
  content_for_header: { type: 'string', nil: false },
  content_for_index: { type: 'string', nil: false },
  content_for_layout: { type: 'string', nil: false },
  country_option_tags: { type: 'string', nil: false },
  current_page: { type: 'integer', nil: false },
  current_tags: { type: 'list', of: 'string', nil: true },
  customer: { type: 'object', of: 'customer', nil: true },
  gift_card: { type: 'object', of: 'gift_card', nil: true },
  handle: { type: 'string', nil: true },
  images: { type: 'record', of: 'image', nil: false },
  linklists: { type: 'record', of: 'linklist', nil: false },
  localization: { type: 'object', of: 'localization', nil: false },
  metaobject: { type: 'object', of: 'metaobject', nil: true },
  metaobjects: { type: 'object', of: 'metaobjects', nil: false },
  order: { type: 'object', of: 'order', nil: true },
  page: { type: 'object', of: 'page', nil: true },
  page_description: { type: 'string', nil: true },
  page_image: { type: 'object', of: 'image', nil: true },
  page_title: { type: 'string', nil: false },
  pages: { type: 'list', of: 'page', nil: false, keyed: true },
  powered_by_link: { type: 'string', nil: false },
  predictive_search: { type: 'object', of: 'predictive_search', nil: false },
  product: { type: 'object', of: 'product', nil: true },
  product_variant: { type: 'object', of: 'variant', nil: true },
  recommendations: { type: 'object', of: 'recommendations', nil: false },
  request: { type: 'object', of: 'request', nil: false },
  robots: { type: 'object', of: 'robots', nil: true },
  routes: { type: 'object', of: 'routes', nil: false },
  scripts: { type: 'object', of: 'scripts', nil: false },
  search: { type: 'object', of: 'search', nil: false },
  self: { type: 'untyped', nil: false },
  settings: { type: 'record', of: 'untyped', nil: false },
  shop: { type: 'object', of: 'shop', nil: false },
  template: { type: 'object', of: 'template', nil: false },
  theme: { type: 'object', of: 'theme', nil: false },
};

/** Objects whose other members have keys of the shop: what each of them is. */
export const KEYED: Members = {
  color_scheme_group: { type: 'object', of: 'color_scheme', nil: true },
  metafields: { type: 'object', of: 'metafield_namespace', nil: false },
  metafield_namespace: { type: 'object', of: 'metafield', nil: true },
  metaobject: { type: 'object', of: 'metafield', nil: true },
  metaobject_definition: { type: 'object', of: 'metaobject', nil: true },
  metaobjects: { type: 'object', of: 'metaobject_definition', nil: false },
};

/** What filters give. The arithmetic of integers gives integers, that of others numbers with a fraction. */
export const FILTERS: Members = {
  abs: { type: 'number', nil: false },
  append: { type: 'string', nil: false },
  article_img_url: { type: 'string', nil: false },
  asset_img_url: { type: 'string', nil: false },
  asset_url: { type: 'string', nil: false },
  at_least: { type: 'number', nil: false },
  at_most: { type: 'number', nil: false },
  avatar: { type: 'string', nil: false },
  base64_decode: { type: 'string', nil: false },
  base64_encode: { type: 'string', nil: false },
  base64_url_safe_decode: { type: 'string', nil: false },
  base64_url_safe_encode: { type: 'string', nil: false },
  blake3: { type: 'string', nil: false },
  brightness_difference: { type: 'number', nil: false },
  camelize: { type: 'string', nil: false },
  capitalize: { type: 'string', nil: false },
  ceil: { type: 'integer', nil: false },
  collection_img_url: { type: 'string', nil: false },
  color_brightness: { type: 'number', nil: false },
  color_contrast: { type: 'number', nil: false },
  color_darken: { type: 'string', nil: false },
  color_desaturate: { type: 'string', nil: false },
  color_difference: { type: 'number', nil: false },
  color_extract: { type: 'number', nil: false },
  color_lighten: { type: 'string', nil: false },
  color_mix: { type: 'string', nil: false },
  color_modify: { type: 'string', nil: false },
  color_saturate: { type: 'string', nil: false },
  color_to_hex: { type: 'string', nil: false },
  color_to_hsl: { type: 'string', nil: false },
  color_to_oklch: { type: 'string', nil: false },
  color_to_rgb: { type: 'string', nil: false },
  compact: { type: 'list', of: 'untyped', nil: false },
  concat: { type: 'list', of: 'untyped', nil: false },
  currency_selector: { type: 'string', nil: false },
  customer_login_link: { type: 'string', nil: false },
  customer_logout_link: { type: 'string', nil: false },
  customer_register_link: { type: 'string', nil: false },
  date: { type: 'string', nil: false },
  default: { type: 'untyped', nil: false },
  default_errors: { type: 'string', nil: false },
  default_pagination: { type: 'string', nil: false },
  divided_by: { type: 'number', nil: false },
  downcase: { type: 'string', nil: false },
  escape: { type: 'string', nil: false },
  escape_once: { type: 'string', nil: false },
  external_video_tag: { type: 'string', nil: false },
  external_video_url: { type: 'string', nil: false },
  file_img_url: { type: 'string', nil: false },
  file_url: { type: 'string', nil: false },
  find: { type: 'untyped', nil: true },
  find_index: { type: 'integer', nil: true },
  first: { type: 'untyped', nil: true },
  floor: { type: 'integer', nil: false },
  font_face: { type: 'string', nil: false },
  font_modify: { type: 'object', of: 'font', nil: false },
  font_url: { type: 'string', nil: false },
  format_address: { type: 'string', nil: false },
  global_asset_url: { type: 'string', nil: false },
  handleize: { type: 'string', nil: false },
  has: { type: 'boolean', nil: false },
  hex_to_rgba: { type: 'string', nil: false },
  highlight: { type: 'string', nil: false },
  highlight_active_tag: { type: 'string', nil: false },
  hmac_sha1: { type: 'string', nil: false },
  hmac_sha256: { type: 'string', nil: false },
  image_tag: { type: 'string', nil: false },
  image_url: { type: 'string', nil: false },
  img_tag: { type: 'string', nil: false },
  img_url: { type: 'string', nil: false },
  inline_asset_content: { type: 'string', nil: false },
  item_count_for_variant: { type: 'integer', nil: false },
  join: { type: 'string', nil: false },
  json: { type: 'string', nil: false },
  last: { type: 'untyped', nil: true },
  line_items_for: { type: 'list', of: 'line_item', nil: false },
  link_to: { type: 'string', nil: false },
  link_to_add_tag: { type: 'string', nil: false },
  link_to_remove_tag: { type: 'string', nil: false },
  link_to_tag: { type: 'string', nil: false },
  link_to_type: { type: 'string', nil: false },
  link_to_vendor: { type: 'string', nil: false },
  login_button: { type: 'string', nil: false },
  lstrip: { type: 'string', nil: false },
  map: { type: 'list', of: 'untyped', nil: false },
  md5: { type: 'string', nil: false },
  media_tag: { type: 'string', nil: false },
  metafield_tag: { type: 'string', nil: false },
  metafield_text: { type: 'string', nil: false },
  minus: { type: 'number', nil: false },
  model_viewer_tag: { type: 'string', nil: false },
  modulo: { type: 'number', nil: false },
  money: { type: 'string', nil: false },
  money_amount: { type: 'string', nil: false },
  money_with_currency: { type: 'string', nil: false },
  money_without_currency: { type: 'string', nil: false },
  money_without_trailing_zeros: { type: 'string', nil: false },
  newline_to_br: { type: 'string', nil: false },
  payment_button: { type: 'string', nil: false },
  payment_terms: { type: 'string', nil: false },
  payment_type_img_url: { type: 'string', nil: false },
  payment_type_svg_tag: { type: 'string', nil: false },
  placeholder_svg_tag: { type: 'string', nil: false },
  pluralize: { type: 'string', nil: false },
  plus: { type: 'number', nil: false },
  preload_tag: { type: 'string', nil: false },
  prepend: { type: 'string', nil: false },
  product_img_url: { type: 'string', nil: false },
  reject: { type: 'list', of: 'untyped', nil: false },
  remove: { type: 'string', nil: false },
  remove_first: { type: 'string', nil: false },
  remove_last: { type: 'string', nil: false },
  replace: { type: 'string', nil: false },
  replace_first: { type: 'string', nil: false },
  replace_last: { type: 'string', nil: false },
  reverse: { type: 'list', of: 'untyped', nil: false },
  round: { type: 'number', nil: false },
  rstrip: { type: 'string', nil: false },
  script_tag: { type: 'string', nil: false },
  sha1: { type: 'string', nil: false },
  sha256: { type: 'string', nil: false },
  shopify_asset_url: { type: 'string', nil: false },
  size: { type: 'integer', nil: false },
  slice: { type: 'untyped', nil: false },
  sort: { type: 'list', of: 'untyped', nil: false },
  sort_by: { type: 'string', nil: false },
  sort_natural: { type: 'list', of: 'untyped', nil: false },
  split: { type: 'list', of: 'string', nil: false },
  standard_event_data: { type: 'string', nil: false },
  strip: { type: 'string', nil: false },
  strip_html: { type: 'string', nil: false },
  strip_newlines: { type: 'string', nil: false },
  structured_data: { type: 'string', nil: false },
  stylesheet_tag: { type: 'string', nil: false },
  sum: { type: 'number', nil: false },
  t: { type: 'string', nil: false },
  time_tag: { type: 'string', nil: false },
  times: { type: 'number', nil: false },
  translate: { type: 'string', nil: false },
  truncate: { type: 'string', nil: false },
  truncatewords: { type: 'string', nil: false },
  uniq: { type: 'list', of: 'untyped', nil: false },
  unit_price_with_measurement: { type: 'string', nil: false },
  upcase: { type: 'string', nil: false },
  url_decode: { type: 'string', nil: false },
  url_encode: { type: 'string', nil: false },
  url_escape: { type: 'string', nil: false },
  url_for_type: { type: 'string', nil: false },
  url_for_vendor: { type: 'string', nil: false },
  url_param_escape: { type: 'string', nil: false },
  video_tag: { type: 'string', nil: false },
  weight_with_unit: { type: 'string', nil: false },
  where: { type: 'list', of: 'untyped', nil: false },
  within: { type: 'string', nil: false },
};

/** Objects that print a text, and that conditions and filters take for it. */
export const TEXTS: ReadonlySet<string> = new Set([
  'color',
  'color_scheme',
  'country',
  'product_option_value',
  'template',
]);
