import type { FilterObject, SortOptionObject } from './filters.ts';
import type { ImageObject, MediaObject, SwatchObject } from './media.ts';
import type { Metafields } from './metafields.ts';
import type { AddressObject } from './shop.ts';

/** Catalogue objects (platform contract, appendix C). Prices are in minor money units, weights in grams. */
export interface ProductObject {
  id: number;
  title: string;
  handle: string;
  vendor: string;
  type: string;
  /** HTML. */
  description: string;
  content: string;
  url: string;
  template_suffix: string | null;
  tags: string[];
  available: boolean;
  'gift_card?': boolean;
  price: number;
  price_min: number;
  price_max: number;
  price_varies: boolean;
  compare_at_price: number | null;
  compare_at_price_min: number | null;
  compare_at_price_max: number | null;
  compare_at_price_varies: boolean;
  featured_image: ImageObject | null;
  featured_media: MediaObject | null;
  images: ImageObject[];
  media: MediaObject[];
  options: string[];
  options_with_values: ProductOptionObject[];
  options_by_name: Record<string, ProductOptionObject>;
  has_only_default_variant: boolean;
  variants: VariantObject[];
  variants_count: number;
  selected_variant: VariantObject | null;
  first_available_variant: VariantObject | null;
  selected_or_first_available_variant: VariantObject;
  collections: CollectionObject[];
  category: TaxonomyCategoryObject | null;
  metafields: Metafields;
  published_at: string;
  created_at: string;
  requires_selling_plan: boolean;
  'quantity_price_breaks_configured?': boolean;
}

export interface CollectionObject {
  id: number;
  handle: string;
  title: string;
  /** HTML. */
  description: string;
  url: string;
  template_suffix: string | null;
  image: ImageObject | null;
  featured_image: ImageObject | null;
  products: ProductObject[];
  products_count: number;
  all_products_count: number;
  all_tags: string[];
  tags: string[];
  all_types: string[];
  all_vendors: string[];
  current_vendor: string | null;
  current_type: string | null;
  filters: FilterObject[];
  sort_options: SortOptionObject[];
  sort_by: string | null;
  default_sort_by: string;
  next_product: ProductObject | null;
  previous_product: ProductObject | null;
  published_at: string;
  metafields: Metafields;
}

export interface TaxonomyCategoryObject {
  id: string;
  gid: string;
  name: string;
  ancestors: TaxonomyCategoryObject[];
}

export interface ProductOptionObject {
  name: string;
  /** From 1. */
  position: number;
  values: ProductOptionValueObject[];
  selected_value: string | null;
}

/** Prints its name where a string is expected. */
export interface ProductOptionValueObject {
  id: number;
  name: string;
  swatch: SwatchObject | null;
  selected: boolean;
  available: boolean;
  variant: VariantObject | null;
  product_url: string | null;
}

export interface VariantObject {
  id: number;
  title: string;
  product: ProductObject;
  url: string;
  sku: string;
  barcode: string;
  price: number;
  compare_at_price: number | null;
  unit_price: number | null;
  unit_price_measurement: UnitPriceMeasurementObject | null;
  available: boolean;
  selected: boolean;
  matched: boolean;
  options: ProductOptionValueObject[];
  option1: string | null;
  option2: string | null;
  option3: string | null;
  inventory_quantity: number;
  inventory_management: string | null;
  inventory_policy: 'continue' | 'deny';
  incoming: boolean;
  next_incoming_date: string | null;
  requires_shipping: boolean;
  taxable: boolean;
  weight: number;
  weight_unit: string;
  weight_in_unit: number;
  image: ImageObject | null;
  featured_image: ImageObject | null;
  featured_media: MediaObject | null;
  store_availabilities: StoreAvailabilityObject[];
  quantity_rule: { min: number; max: number | null; increment: number };
  metafields: Metafields;
}

export interface UnitPriceMeasurementObject {
  measured_type: string;
  quantity_value: number;
  quantity_unit: string;
  reference_value: number;
  reference_unit: string;
}

export interface StoreAvailabilityObject {
  available: boolean;
  pick_up_enabled: boolean;
  pick_up_time: string;
  location: LocationObject;
}

export interface LocationObject {
  id: number;
  name: string;
  address: AddressObject;
  latitude: number | null;
  longitude: number | null;
  metafields: Metafields;
}
