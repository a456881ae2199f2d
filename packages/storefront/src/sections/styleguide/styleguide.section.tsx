import { type ColorSchemeObject, colorContrast, colorScheme, defineSection, product, string } from '@vitrine/compiler';
import { cartViewOf } from '../../components/cart/cart-data.ts';
import { Styleguide } from './Styleguide.tsx';
import { StyleguideProps } from './styleguide.schema.ts';

/** What AA asks of text below 24 px. */
const AA = 4.5;

function writtenIn(scheme: ColorSchemeObject, name: 'text' | 'muted' | 'accent' | 'good') {
  const { [name]: color, background, wash } = scheme.settings;
  const [paper, washed] = [colorContrast(color, background), colorContrast(color, wash)];
  return {
    value: string(color),
    on_paper: paper,
    on_wash: washed,
    enough: !(paper < AA) && !(washed < AA),
  };
}

const schemeOf = (scheme: ColorSchemeObject) => ({
  id: scheme.id,
  background: string(scheme.settings.background),
  wash: string(scheme.settings.wash),
  hairline: string(scheme.settings.hairline),
  text: writtenIn(scheme, 'text'),
  muted: writtenIn(scheme, 'muted'),
  accent: writtenIn(scheme, 'accent'),
  good: writtenIn(scheme, 'good'),
});

export default defineSection({
  name: 't:names.styleguide',
  props: StyleguideProps,
  hydrate: 'never',
  settings: {
    light: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
    dark: colorScheme({ label: 't:labels.scheme_dark', default: 'ink' }),
    product: product({ label: 't:labels.product' }),
  },
  enabledOn: { templates: ['page'] },
  data: ({ section, settings }) => ({
    light: schemeOf(section.settings.light),
    dark: schemeOf(section.settings.dark),
    price: section.settings.product?.price ?? 0,
    empty: cartViewOf(settings).empty,
  }),
  view: Styleguide,
});
