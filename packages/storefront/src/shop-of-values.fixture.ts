import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopOfValues } from '@vitrine/compiler/parity/shop-of-values.ts';

interface SettingsGroup {
  settings?: Record<string, unknown>[];
}

const theme = join(import.meta.dirname, '../theme');
const groups = JSON.parse(readFileSync(join(theme, 'config/settings_schema.json'), 'utf8')) as SettingsGroup[];

/** What the sections expect of a shop's metafields, metaobjects and settings (`docs/hosted-platform.md`), for random pages. */
export const shopOfValues: ShopOfValues = {
  metafields: {
    'custom.availability_note': 'string?',
    'custom.button_label': 'string?',
    'custom.final_sale': 'boolean?',
    'custom.image': 'image?',
    'custom.inseam': [{ name: 'string', inches: 'integer' }],
    'custom.material_care': 'string?',
    'custom.models': 'metaobject[]?',
    'custom.opening_heading': 'string?',
    'custom.opening_image': 'image?',
    'custom.opening_text': 'string?',
    'custom.option_badges': [{ option: 'string', value: 'string', badge: 'string' }],
    'custom.option_notes': [{ option: 'string', note: 'string' }],
    'custom.petite_note': 'string?',
    'custom.preorder_note': 'string?',
    'custom.products': 'product[]?',
    'custom.promotion_banner': 'string?',
    'custom.promotion_banner_color': 'color?',
    'custom.promotion_banner_style': 'string?',
    'custom.promotion_em_size': 'integer?',
    'custom.promotion_line_height': 'number?',
    'custom.promotion_strong_size': 'integer?',
    'custom.promotion_text_size': 'integer?',
    'custom.related_heading': 'string?',
    'custom.related_products': 'product[]?',
    'custom.show_promotion_banner': 'boolean?',
    'custom.size_fit_note': 'string?',
    'custom.size_guides': 'metaobject[]?',
    'custom.waitlist_note': 'string?',
    'delivery.promise': {
      time_zone: 'string',
      cut_off: 'string?',
      handling_days: 'integer?',
      no_dispatch: ['string'],
      zones: {
        US: { min_days: 'integer', max_days: 'integer', no_delivery: ['string'] },
        rest: { min_days: 'integer', max_days: 'integer' },
      },
    },
    'reviews.fit': { small: 'integer', true_to_size: 'integer', large: 'integer' },
    'reviews.rating': { rating: 'number' },
    'reviews.rating_count': 'integer?',
    'shopify--discovery--product_recommendation.complementary_products': 'product[]?',
    'shopify--discovery--product_recommendation.related_products': 'product[]?',
  },
  metaobjects: {
    types: ['look', 'store', 'size_guide', 'model'],
    fields: {
      address: 'string?',
      colors: 'string[]?',
      description: 'string?',
      heading: 'string?',
      height: 'string?',
      hours: 'string?',
      image: 'image?',
      map_url: 'string?',
      name: 'string?',
      note: 'string?',
      phone: 'string?',
      products: 'product[]?',
      size: 'string?',
      table: 'string?',
      table_cm: 'string?',
      table_in: 'string?',
      text: 'string?',
    },
  },
  settings: groups.flatMap(({ settings = [] }) => settings),
};
