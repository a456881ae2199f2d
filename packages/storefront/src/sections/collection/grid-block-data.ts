import { blocks, image, maybe, type SectionObject, type Settings } from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/card-data.ts';
import type { GRID_BLOCKS } from './grid-blocks.ts';

/** Columns an item takes. */
const widthOf = (columns: '1' | '2'): 1 | 2 => (columns === '2' ? 2 : 1);

/** What stands between the products, from the section's blocks; shaped as the contract's `GridBlock`. */
export const gridBlocksOf = (section: SectionObject<Settings, typeof GRID_BLOCKS>) =>
  blocks(section, {
    image: ({ settings, shopify_attributes }) => ({
      attributes: shopify_attributes,
      position: settings.position,
      url: settings.link ?? '',
      clip: settings.clip,
      image: maybe(settings.image, (picture) => image(picture, { width: 960, widths: [360, 480, 720, 960, 1400] })),
      cta_style: settings.cta_style,
      cta_text: settings.cta_text,
      cta_color: maybe(settings.cta_color, (tone) => `${tone}`) ?? '',
      block_width: widthOf(settings.block_width),
    }),
    text: ({ settings, shopify_attributes }) => ({
      attributes: shopify_attributes,
      position: settings.position,
      heading: settings.heading,
      description: settings.description,
      format: settings.format,
      background: maybe(settings.background, (tone) => `${tone}`) ?? '',
      color: maybe(settings.color, (tone) => `${tone}`) ?? '',
    }),
    date: ({ settings, shopify_attributes }) => ({
      attributes: shopify_attributes,
      position: settings.position,
      heading: settings.heading,
      month: settings.month,
      day: settings.day,
    }),
    press: ({ settings, shopify_attributes }) => ({
      attributes: shopify_attributes,
      position: settings.position,
      heading: settings.heading,
      list: [
        {
          icon: maybe(settings.icon_1, (icon) => image(icon, { width: 240 })),
          description: settings.description_1,
        },
        {
          icon: maybe(settings.icon_2, (icon) => image(icon, { width: 240 })),
          description: settings.description_2,
        },
        {
          icon: maybe(settings.icon_3, (icon) => image(icon, { width: 240 })),
          description: settings.description_3,
        },
      ],
    }),
    product: ({ settings, shopify_attributes }) => ({
      attributes: shopify_attributes,
      position: settings.position,
      block_width: widthOf(settings.block_width),
      card: maybe(settings.product, cardOf),
    }),
  });
