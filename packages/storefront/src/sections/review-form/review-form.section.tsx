import { checkbox, defineSection, image, maybe, text } from '@vitrine/compiler';
import { firstOption, isNamed } from '../../components/product/color-option.ts';
import { ReviewForm } from './ReviewForm.tsx';
import { ReviewFormProps } from './review-form.schema.ts';

export default defineSection({
  name: 't:names.review_form',
  props: ReviewFormProps,
  hydrate: 'interaction',
  settings: {
    size_options: text({ label: 't:labels.size_options', default: 'Size, Taille, Größe, Taglia, Maat' }),
    ask_size: checkbox({ label: 't:labels.ask_size', default: true }),
  },
  enabledOn: { templates: ['product'] },
  limit: 1,
  data: ({ section: { settings }, settings: theme, product, shop }) => ({
    action: theme.review_submit_url,
    store_key: theme.reviews_key,
    product_id: product.id,
    title: product.title,
    url: product.url,
    return_to: `${product.url}?view=review&product_id=${product.id}`,
    image: maybe(product.featured_image, (picture) => image(picture, { width: 480, widths: [240, 480, 720] })),
    sizes: settings.ask_size
      ? firstOption(
          product,
          (option) => isNamed(option, settings.size_options),
          (option) => option.values.map(({ name }) => name),
          [],
        )
      : [],
    first_name: '',
    email: '',
    contact: shop.email,
  }),
  view: ReviewForm,
});
