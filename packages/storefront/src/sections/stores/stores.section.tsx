import {
  colorScheme,
  defineSection,
  fieldOf,
  type ImageObject,
  image,
  maybe,
  remove,
  string,
  text,
} from '@vitrine/compiler';
import { Stores } from './Stores.tsx';
import { StoresProps } from './stores.schema.ts';

/** The shop's stores (metaobjects of the type `store`). */
export default defineSection({
  name: 't:names.stores',
  props: StoresProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  presets: [
    {
      name: 't:names.stores',
      category: 't:categories.editorial',
      settings: {
        heading: 't:presets.stores.heading',
      },
    },
  ],
  data: ({ section: { settings }, shop }) => ({
    heading: settings.heading,
    scheme: settings.scheme.id,
    stores: (shop.metaobjects.store?.values ?? []).map((store) => ({
      handle: store.system.handle,
      name: string(store.name?.value),
      address: string(store.address?.value),
      hours: string(store.hours?.value),
      phone: string(store.phone?.value),
      dial: remove(remove(remove(string(store.phone?.value), ' '), '('), ')'),
      text: string(store.text?.value),
      map: string(store.map_url?.value),
      image: maybe(fieldOf<ImageObject>(store.image), (picture) =>
        image(picture, { width: 1100, widths: [480, 750, 1100, 1500, 2000] }),
      ),
    })),
  }),
  view: Stores,
});
