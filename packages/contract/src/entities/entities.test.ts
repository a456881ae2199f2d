import { expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from '../index.ts';

/** Every entity of the specification (§3) with the fields it names. */
const ENTITIES = {
  Cart: 'items item_count total_price note',
  CartItem:
    'key id url image title product_title variant_title quantity original_price final_price final_line_price compare_at_price properties',
  SubmittedLine: 'id quantity properties',
  RecommendedProduct: 'id url title price image',
  Collection:
    'items title description filters sorting total_pages current_page next_url filters_active sort_active paginate enable_filters show_sale',
  Filter: 'label type values',
  FilterValue: 'label value param active',
  SortOption: 'label value active',
  ImageGridItem: 'type url clip image cta_style cta_text cta_color block_width',
  TextGridItem: 'type heading description format background color',
  DateGridItem: 'type heading month day',
  PressGridItem: 'type heading list',
  ProductGridItem: 'type variants show_filters_active block_width',
  GridVariant: 'selected available',
  Article: 'url title blog excerpt image id',
  BlogFilter: 'label value selected',
  AccountNavigationEntry: 'title url template',
  Birthday: 'month day year',
  Product:
    'id title brand tags variants options color_option inseam gift_card promotion_banner promotion_banner_style promotion_banner_color promotion_line_height promotion_text_size promotion_em_size promotion_strong_size review_badge',
  Variant:
    'id product_id handle url options selected image hover images models price cap discount_percentage final_sale inventory availability product_title title featured_image description size_fit material_care related show_promotion_banner',
  VariantImage: 'src srcset alt width height is_video model',
  Availability: 'status note button_label',
  Option: 'id name values show_label show_size_guide button_style note',
  OptionValue: 'name swatch badge selected',
  Model: 'name height size',
  Order: 'name created_at financial_status_label fulfillment_status_label line_items',
  OrderLineItem: 'product_url product_title product_id variant_title image fulfillment',
  Fulfillment: 'tracking_number tracking_url tracking_company',
  Review: 'id rating title body response created_at customer attribute_records',
  NavItem: 'title url type links allow_click description cta featured_heading products menu_heading menu header',
  NavCta: 'url image heading color position alignment',
  NavLink: 'image newsletter_form_id',
  Look: 'id name url image',
  Popup: 'index cookie_name expiration',
  PromoBar: 'messages background color countdownDate countdownIndex',
  PromoMessage: 'text link',
  SizeGuide: 'heading table description note',
  Tab: 'name content',
  Tabs: 'tabs defaultActive',
  QuantityPicker: 'value min max',
  ReviewBadge: 'badge productId',
  Country: 'name provinces',
  Image: 'src srcset width height alt',
} as const;

it.each(Object.entries(ENTITIES))(
  '%s has every field the specification names',
  {
    tags: [
      'spec-162',
      'spec-163',
      'spec-166',
      'spec-167',
      'spec-168',
      'spec-169',
      'spec-171',
      'spec-172',
      'spec-173',
      'spec-174',
      'spec-175',
      'spec-176',
      'spec-177',
      'spec-178',
      'spec-180',
      'spec-181',
      'spec-183',
      'spec-184',
      'spec-185',
      'spec-186',
      'spec-187',
      'spec-188',
      'spec-189',
      'spec-190',
      'spec-192',
      'spec-193',
      'spec-194',
      'spec-195',
    ],
  },
  (name, fields) => {
    const schema: unknown = Reflect.get(contract, name);
    expect(schema).toBeInstanceOf(z.ZodObject);
    if (schema instanceof z.ZodObject)
      expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(fields.split(' ')));
  },
);

it('an option belongs to a style of button, a swatch is a color or a picture', { tags: ['spec-183'] }, () => {
  const { OptionValue } = contract;
  const value = { name: 'Ink', badge: null, selected: true };
  expect(OptionValue.safeParse({ ...value, swatch: { type: 'color', color: '#000' } }).success).toBe(true);
  expect(OptionValue.safeParse({ ...value, swatch: { type: 'image', image: '/a.jpg' } }).success).toBe(true);
  expect(OptionValue.safeParse({ ...value, swatch: { type: 'sound' } }).success).toBe(false);
});

it('shapes, banners, statuses and filters are those of the specification and no other', { tags: ['spec-187'] }, () => {
  expect(contract.ImageGridItem.shape.clip.options).toEqual(expect.arrayContaining(['pill', 'arc', 'circle']));
  expect(contract.Product.shape.promotion_banner_style.options).toEqual(['corner', 'inline']);
  expect(contract.Availability.shape.status.options).toEqual(['normal', 'preorder', 'waitlist']);
  expect(contract.Filter.shape.type.options).toContain('price_range');
  expect(contract.NavItem.shape.type.options).toEqual(
    expect.arrayContaining(['column', 'images', 'featured', 'images_title', 'mobile']),
  );
});
