import { colorScheme, defineSection, maybe, product } from '@vitrine/compiler';
import { cardOf } from '../../components/product-card/card-data.ts';
import { StyleguideCards } from './StyleguideCards.tsx';
import { StyleguideCardsProps } from './styleguide-cards.schema.ts';

export default defineSection({
  name: 't:names.styleguide_cards',
  props: StyleguideCardsProps,
  hydrate: 'interaction',
  settings: {
    light: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
    dark: colorScheme({ label: 't:labels.scheme_dark', default: 'ink' }),
    product: product({ label: 't:labels.product' }),
  },
  enabledOn: { templates: ['page'] },
  data: ({ section: { settings } }) => ({
    light: settings.light.id,
    dark: settings.dark.id,
    piece: maybe(settings.product, cardOf),
  }),
  view: StyleguideCards,
});
