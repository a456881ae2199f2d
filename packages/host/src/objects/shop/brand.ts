import { type Drop, defineDrop } from '@vitrine/liquid';
import type { Brand, BrandColor } from '../../shop/markets/types-shop.ts';
import { imageByName } from '../content/image.ts';
import { metafieldsObject } from '../content/metafields.ts';
import type { ObjectScope } from '../scope.ts';
import { colorDrop } from '../theme/color.ts';

interface Subject {
  scope: ObjectScope;
  brand: Brand;
}

const picture =
  (name: 'logo' | 'squareLogo' | 'favicon' | 'coverImage') =>
  ({ scope, brand }: Subject) => {
    const file = brand[name];
    return file === undefined ? null : imageByName(scope, file);
  };

const brandColor = defineDrop<BrandColor>({
  kind: 'brand_color',
  fields: { background: (row) => colorDrop(row.background), foreground: (row) => colorDrop(row.foreground) },
});

const brandColors = defineDrop<NonNullable<Brand['colors']>>({
  kind: 'brand_colors',
  fields: {
    primary: ({ primary }) => primary.map((row) => brandColor(row)),
    secondary: ({ secondary }) => secondary.map((row) => brandColor(row)),
  },
});

/** Themes read the shop's accounts as `brand.metafields.social_links.instagram.value`. */
const socialLinks = ({ socialLinks: links = {} }: Brand) =>
  Object.entries(links).map(([key, value]) => ({ namespace: 'social_links', key, type: 'url', value }));

/** `shop.brand`: what the shop says of itself beside its name. */
export const brandDrop: (subject: Subject) => Drop = defineDrop<Subject>({
  kind: 'brand',
  fields: {
    slogan: ({ brand }) => brand.slogan,
    short_description: ({ brand }) => brand.shortDescription,
    favicon_url: picture('favicon'),
    cover_image: picture('coverImage'),
    logo: picture('logo'),
    square_logo: picture('squareLogo'),
    colors: ({ brand }) => brandColors(brand.colors ?? { primary: [], secondary: [] }),
    metafields: ({ scope, brand }) => metafieldsObject(scope, socialLinks(brand)),
  },
});
