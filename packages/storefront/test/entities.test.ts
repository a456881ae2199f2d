import { SubmittedLine } from '@vitrine/contract';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { AccountNavigationEntry } from '../src/components/account/account-navigation.schema.ts';
import { OrderPiece, OrderRow, OrderTracking } from '../src/components/account/orders/order.schema.ts';
import { RecommendedProduct } from '../src/components/cart/cart-view.schema.ts';
import { Guide } from '../src/components/size-guide/size-guide.schema.ts';
import { TabBlock } from '../src/components/tabs/tab-block.schema.ts';
import { Country } from '../src/domain/address.schema.ts';
import { Cart, CartItem } from '../src/domain/cart.schema.ts';
import { CollectionProps } from '../src/domain/collection.schema.ts';
import { DateGridItem, ImageGridItem, PressGridItem, TextGridItem } from '../src/domain/grid-block.schema.ts';
import { Image } from '../src/domain/image.schema.ts';
import { FilterChoice, FilterRange, ListingFilter, SortOption } from '../src/domain/listing.schema.ts';
import { ProductVariant } from '../src/domain/variant.schema.ts';
import { Review } from '../src/integrations/reviews/review.schema.ts';
import { Article, BlogFilter } from '../src/sections/blog/blog.schema.ts';
import { NavCta, NavItem, NavLink } from '../src/sections/header/header.schema.ts';
import { Look } from '../src/sections/lookbook/lookbook.schema.ts';
import { Popup } from '../src/sections/popups/popups.schema.ts';
import {
  Model,
  ProductMedia,
  ProductOption,
  ProductOptionValue,
  ProductProps,
  PromotionBanner,
} from '../src/sections/product/product.schema.ts';
import { ProductService } from '../src/sections/product/product-service.schema.ts';
import { PromoBar, PromoMessage } from '../src/sections/promo-bar/promo-bar.schema.ts';
import { TabsProps } from '../src/sections/tabs/tabs.schema.ts';

/** Expects fields of an object; `named` are their names, separated by spaces. There may be more. */
function expectFields(schema: z.ZodObject, named: string): void {
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(named.split(' ')));
}

it('a cart', { tags: ['data-1'] }, () => expectFields(Cart, 'items item_count total_price note'));

it('a line of the cart', { tags: ['data-2'] }, () => {
  expectFields(CartItem, 'key id url image title product_title variant_title quantity');
  expectFields(CartItem, 'original_price final_price final_line_price compare_at_price properties');
});

it('a submitted line', { tags: ['data-4'] }, () => expectFields(SubmittedLine, 'id quantity properties'));

it('a recommended product and its picture', { tags: ['data-5'] }, () => {
  expectFields(RecommendedProduct, 'id url title price image');
  expectFields(Image, 'src srcset width height alt');
});

it('a collection', { tags: ['data-6'] }, () => {
  expectFields(CollectionProps, 'items title description filters sorting total_pages current_page next_url');
  expectFields(CollectionProps, 'filters_active sort_active paginate enable_filters show_sale');
});

it('filters, their values and the orders of a list', { tags: ['data-7', 'data-8', 'data-9', 'data-10'] }, () => {
  expectFields(ListingFilter, 'label type param values');
  expect(ListingFilter.shape.type.options).toContain('price_range');
  expectFields(FilterChoice, 'label value active');
  expectFields(FilterRange, 'min_param max_param');
  expectFields(SortOption, 'label value active');
});

it('what stands between the products of a collection', {
  tags: ['collection-9', 'collection-10', 'collection-11', 'collection-12'],
}, () => {
  expectFields(ImageGridItem, 'type url clip image cta_style cta_text cta_color block_width');
  expect(ImageGridItem.shape.clip.options).toEqual(expect.arrayContaining(['pill', 'arc', 'circle']));
  expectFields(TextGridItem, 'type heading description format background color');
  expectFields(DateGridItem, 'type heading month day');
  expectFields(PressGridItem, 'type heading list');
});

it('an article, and a choice of blogs', { tags: ['data-11'] }, () => {
  expectFields(Article, 'id url title blog excerpt image');
  expectFields(BlogFilter, 'label value selected');
});

it('an entry of the account’s navigation', { tags: ['data-12'] }, () =>
  expectFields(AccountNavigationEntry, 'title url template'),
);

it('a product, with its promotion banner and review badge', { tags: ['data-14', 'data-28'] }, () => {
  expectFields(ProductProps, 'id title brand variants options color_option inseam gift_card service promotion');
  expectFields(PromotionBanner, 'html style color line_height text_size em_size strong_size');
  expect(PromotionBanner.shape.style.options).toEqual(['corner', 'inline']);
  expectFields(ProductService, 'badge');
});

it('a variant, and what its product’s payload says of it', { tags: ['data-15'] }, () => {
  expectFields(ProductVariant, 'id title options price cap available final_sale stock note button no_banner');
  expectFields(ProductProps, 'id handle url title description size_fit material_care models media status discount');
  expect(ProductProps.shape.status.options).toEqual(['normal', 'preorder', 'waitlist']);
  expectFields(ProductMedia, 'image is_video model');
});

it('an option and its values', { tags: ['data-17'] }, () => {
  expectFields(ProductOption, 'name values show_label show_size_guide button_style note');
  expectFields(ProductOptionValue, 'name color image badge selected');
});

it('a model', { tags: ['data-18'] }, () => expectFields(Model, 'name height size'));

it('an order, its pieces and parcels', { tags: ['data-19'] }, () => {
  expectFields(OrderRow, 'name date datetime financial_status_label fulfillment_status_label tracking pieces');
  expectFields(OrderPiece, 'product_url product_title id variant_title image');
  expectFields(OrderTracking, 'number url company');
});

it('a review', { tags: ['data-20'] }, () => {
  expectFields(Review, 'id rating title body response created_at customer attribute_records');
  expectFields(Review.shape.customer, 'first_name');
  expectFields(Review.shape.attribute_records.element, 'id name value');
});

it('an entry of the menu', { tags: ['data-21'] }, () => {
  expectFields(NavItem, 'title url type links allow_click description cta');
  expectFields(NavItem, 'featured_heading products menu_heading menu header');
  expect(NavItem.shape.type.options).toEqual(
    expect.arrayContaining(['column', 'images', 'featured', 'images_title', 'mobile']),
  );
  expectFields(NavCta, 'url image heading color position alignment');
  expectFields(NavLink, 'image newsletter_form_id');
});

it('a look', { tags: ['data-22'] }, () => expectFields(Look, 'id name url image'));

it('a popup', { tags: ['data-23'] }, () => expectFields(Popup, 'index cookie_name expiration'));

it('the promo bar and its messages', { tags: ['data-24', 'data-25'] }, () => {
  expectFields(PromoBar, 'messages background color countdownDate countdownIndex');
  expectFields(PromoMessage, 'text link');
});

it('a size guide', { tags: ['data-26'] }, () =>
  expectFields(Guide, 'heading table table_in table_cm description note'),
);

it('tabs', { tags: ['data-27'] }, () => {
  expectFields(TabBlock, 'name content');
  expectFields(TabsProps, 'tabs defaultActive');
});

it('a country with its provinces', { tags: ['data-29'] }, () => expectFields(Country, 'name provinces'));
