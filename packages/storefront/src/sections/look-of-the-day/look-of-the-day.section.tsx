import {
  colorScheme,
  defineSection,
  fieldOf,
  type ImageObject,
  image,
  maybe,
  metaobject,
  type ProductObject,
  string,
  text,
} from '@vitrine/compiler';
import { wornColor, wornPiece } from '../../components/product/look-item.ts';
import { LookOfTheDay } from './LookOfTheDay.tsx';
import { LookOfTheDayProps } from './look-of-the-day.schema.ts';

export default defineSection({
  name: 't:names.look_of_the_day',
  props: LookOfTheDayProps,
  hydrate: 'never',
  settings: {
    look: metaobject({ label: 't:labels.look', type: 'look' }),
    eyebrow: text({ label: 't:labels.eyebrow' }),
    link_label: text({ label: 't:labels.link_label' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'linen' }),
  },
  presets: [
    {
      name: 't:names.look_of_the_day',
      category: 't:categories.editorial',
      settings: {
        eyebrow: 't:presets.look_of_the_day.eyebrow',
        link_label: 't:presets.look_of_the_day.link_label',
      },
    },
  ],
  data: ({ section: { settings } }) => ({
    eyebrow: settings.eyebrow,
    link_label: settings.link_label,
    scheme: settings.scheme.id,
    look: maybe(settings.look, (look) => ({
      name: string(look.name?.value),
      description: string(look.description?.value),
      url: look.system.url,
      image: maybe(fieldOf<ImageObject>(look.image), (picture) =>
        image(picture, { width: 1100, widths: [480, 750, 1100, 1500] }),
      ),
    })),
    products: (fieldOf<ProductObject[]>(settings.look?.products) ?? []).map((product) => ({
      ...wornPiece(product, wornColor(product, fieldOf<string[]>(settings.look?.colors) ?? null), 160),
      id: product.id,
      title: product.title,
      price: product.price,
      cap: product.compare_at_price,
      from: product.price_varies,
    })),
  }),
  view: LookOfTheDay,
});
