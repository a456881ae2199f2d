import { colorScheme, defineSection, text } from '@vitrine/compiler';
import { fitOf } from '../../components/reviews/fit-data.ts';
import { ratingOf } from '../../components/reviews/rating-data.ts';
import { isOwnForm, reviewFormOf } from '../../components/reviews/review-form-data.ts';
import { Reviews } from './Reviews.tsx';
import { ReviewsProps } from './reviews.schema.ts';

export default defineSection({
  name: 't:names.reviews',
  props: ReviewsProps,
  hydrate: 'visible',
  settings: {
    heading: text({ label: 't:labels.heading', info: 't:info.theme_words' }),
    write_label: text({ label: 't:labels.write_review', info: 't:info.theme_words' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  enabledOn: { templates: ['product'] },
  limit: 1,
  presets: [{ name: 't:names.reviews', category: 't:categories.products' }],
  data: ({ section: { settings }, settings: theme, product }) => ({
    ...ratingOf(product),
    product_id: product.id,
    heading: settings.heading,
    write_label: settings.write_label,
    form_url: reviewFormOf(product) ?? '',
    form_inside: isOwnForm(),
    fit: fitOf(product),
    service: !!theme.reviews_url && !!theme.reviews_key,
    scheme: settings.scheme.id,
  }),
  view: Reviews,
});
