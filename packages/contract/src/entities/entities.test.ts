import { expect, it } from 'vitest';
import { z } from 'zod';
import * as contract from '../index.ts';

/** The entities of `fields` exist, with each of the fields that the specification (§3) names, separated by spaces. */
function expectFields(fields: Partial<Record<keyof typeof contract, string>>): void {
  for (const [name, named] of Object.entries(fields)) {
    const schema: unknown = Reflect.get(contract, name);
    expect(schema, name).toBeInstanceOf(z.ZodObject);
    if (schema instanceof z.ZodObject)
      expect(Object.keys(schema.shape), name).toEqual(expect.arrayContaining(named.split(' ')));
  }
}

it('Cart has every field the specification names', { tags: ['spec-162'] }, () =>
  expectFields({ Cart: 'items item_count total_price note' }),
);
it('CartItem has every field the specification names', { tags: ['spec-163'] }, () =>
  expectFields({
    CartItem:
      'key id url image title product_title variant_title quantity original_price final_price final_line_price compare_at_price properties',
  }),
);
it('SubmittedLine has every field the specification names', { tags: ['spec-165'] }, () =>
  expectFields({ SubmittedLine: 'id quantity properties' }),
);
it('RecommendedProduct has every field the specification names', { tags: ['spec-166'] }, () =>
  expectFields({ RecommendedProduct: 'id url title price image' }),
);
it('Collection has every field the specification names', { tags: ['spec-167'] }, () =>
  expectFields({
    Collection:
      'items title description filters sorting total_pages current_page next_url filters_active sort_active paginate enable_filters show_sale',
  }),
);
it('Filter has every field the specification names', { tags: ['spec-168'] }, () =>
  expectFields({ Filter: 'label type values' }),
);
it('FilterValue has every field the specification names', { tags: ['spec-169'] }, () =>
  expectFields({ FilterValue: 'label value param active' }),
);
it('SortOption has every field the specification names', { tags: ['spec-171'] }, () =>
  expectFields({ SortOption: 'label value active' }),
);
it('ImageGridItem has every field the specification names', { tags: ['spec-172'] }, () =>
  expectFields({ ImageGridItem: 'type url clip image cta_style cta_text cta_color block_width' }),
);
it('TextGridItem has every field the specification names', { tags: ['spec-173'] }, () =>
  expectFields({ TextGridItem: 'type heading description format background color' }),
);
it('DateGridItem has every field the specification names', { tags: ['spec-174'] }, () =>
  expectFields({ DateGridItem: 'type heading month day' }),
);
it('PressGridItem has every field the specification names', { tags: ['spec-175'] }, () =>
  expectFields({ PressGridItem: 'type heading list' }),
);
it('ProductGridItem and GridVariant have every field the specification names', { tags: ['spec-176'] }, () =>
  expectFields({
    ProductGridItem: 'type variants show_filters_active block_width',
    GridVariant: 'selected available',
  }),
);
it('Article and BlogFilter have every field the specification names', { tags: ['spec-177'] }, () =>
  expectFields({ Article: 'url title blog excerpt image id', BlogFilter: 'label value selected' }),
);
it('AccountNavigationEntry has every field the specification names', { tags: ['spec-178'] }, () =>
  expectFields({ AccountNavigationEntry: 'title url template' }),
);
it('Product has every field the specification names', { tags: ['spec-180'] }, () =>
  expectFields({
    Product:
      'id title brand tags variants options color_option inseam gift_card promotion_banner promotion_banner_style promotion_banner_color promotion_line_height promotion_text_size promotion_em_size promotion_strong_size review_badge',
  }),
);
it('Variant, VariantImage and Availability have every field the specification names', { tags: ['spec-181'] }, () =>
  expectFields({
    Variant:
      'id product_id handle url options selected image hover images models price cap discount_percentage final_sale inventory availability product_title title featured_image description size_fit material_care related show_promotion_banner',
    VariantImage: 'src srcset alt width height is_video model',
    Availability: 'status note button_label',
  }),
);
it('Option and OptionValue have every field the specification names', { tags: ['spec-183'] }, () =>
  expectFields({
    Option: 'id name values show_label show_size_guide button_style note',
    OptionValue: 'name swatch badge selected',
  }),
);
it('Model has every field the specification names', { tags: ['spec-184'] }, () =>
  expectFields({ Model: 'name height size' }),
);
it('Order, OrderLineItem and Fulfillment have every field the specification names', { tags: ['spec-185'] }, () =>
  expectFields({
    Order: 'name created_at financial_status_label fulfillment_status_label line_items',
    OrderLineItem: 'product_url product_title product_id variant_title image fulfillment',
    Fulfillment: 'tracking_number tracking_url tracking_company',
  }),
);
it('Review has every field the specification names', { tags: ['spec-186'] }, () =>
  expectFields({ Review: 'id rating title body response created_at customer attribute_records' }),
);
it('NavItem, NavCta and NavLink have every field the specification names', { tags: ['spec-187'] }, () =>
  expectFields({
    NavItem: 'title url type links allow_click description cta featured_heading products menu_heading menu header',
    NavCta: 'url image heading color position alignment',
    NavLink: 'image newsletter_form_id',
  }),
);
it('Look has every field the specification names', { tags: ['spec-188'] }, () =>
  expectFields({ Look: 'id name url image' }),
);
it('Popup has every field the specification names', { tags: ['spec-189'] }, () =>
  expectFields({ Popup: 'index cookie_name expiration' }),
);
it('PromoBar and PromoMessage have every field the specification names', { tags: ['spec-190'] }, () =>
  expectFields({ PromoBar: 'messages background color countdownDate countdownIndex', PromoMessage: 'text link' }),
);
it('SizeGuide has every field the specification names', { tags: ['spec-192'] }, () =>
  expectFields({ SizeGuide: 'heading table description note' }),
);
it('Tab and Tabs have every field the specification names', { tags: ['spec-193'] }, () =>
  expectFields({ Tab: 'name content', Tabs: 'tabs defaultActive' }),
);
it('QuantityPicker has every field the specification names', { tags: ['spec-194'] }, () =>
  expectFields({ QuantityPicker: 'value min max' }),
);
it('ReviewBadge has every field the specification names', { tags: ['spec-195'] }, () =>
  expectFields({ ReviewBadge: 'badge productId' }),
);
it('Birthday, Country and Image have every field the specification names', () =>
  expectFields({ Birthday: 'month day year', Country: 'name provinces', Image: 'src srcset width height alt' }));

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
