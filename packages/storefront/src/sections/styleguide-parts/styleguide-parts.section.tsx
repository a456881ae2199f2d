import { colorScheme, date, defineSection, limit, number, productList } from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/card-data.ts';
import { StyleguideParts } from './StyleguideParts.tsx';
import { StyleguidePartsProps } from './styleguide-parts.schema.ts';

export default defineSection({
  name: 't:names.styleguide_parts',
  props: StyleguidePartsProps,
  // To be looked at first: forms are forms and cards are links until one is touched.
  hydrate: 'interaction',
  settings: {
    light: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
    dark: colorScheme({ label: 't:labels.scheme_dark', default: 'ink' }),
    products: productList({ label: 't:labels.products', limit: 8 }),
  },
  enabledOn: { templates: ['page'] },
  data: ({ section: { settings } }) => ({
    light: settings.light.id,
    dark: settings.dark.id,
    current_year: number(date('now', '%Y')),
    row: limit(settings.products, 8).map(cardOf),
  }),
  view: StyleguideParts,
});
