import {
  defineSection,
  fieldOf,
  type ImageObject,
  image,
  maybe,
  paginate,
  range,
  select,
  string,
  text,
} from '@vitrine/compiler';
import { pagingOf } from '../../components/pagination/paging-data.ts';
import { Lookbook } from './Lookbook.tsx';
import { LookbookProps } from './lookbook.schema.ts';

/** The shop's looks (metaobjects of the type `look`), under the title and text of their page. */
export default defineSection({
  name: 't:names.lookbook',
  props: LookbookProps,
  hydrate: 'never',
  settings: {
    columns_desktop: range({ label: 't:labels.columns_desktop', min: 1, max: 6, default: 3 }),
    columns_mobile: range({ label: 't:labels.columns_mobile', min: 1, max: 3, default: 1 }),
    ratio: select({
      label: 't:labels.ratio',
      options: [
        { value: '2/3', label: '2:3' },
        { value: '3/4', label: '3:4' },
        { value: '4/5', label: '4:5' },
        { value: '1/1', label: '1:1' },
        { value: '3/2', label: '3:2' },
      ],
      default: '2/3',
    }),
    page_size: range({ label: 't:labels.looks_per_page', min: 6, max: 48, step: 2, default: 24 }),
    empty_text: text({ label: 't:labels.empty_text', default: 'No looks found' }),
  },
  enabledOn: { templates: ['page'] },
  presets: [{ name: 't:names.lookbook', category: 't:categories.editorial' }],
  data: ({ section: { settings }, page, shop }) =>
    paginate(shop.metaobjects.look?.values, settings.page_size, (looks, pages) => ({
      title: page.title,
      text: maybe(page.content, (content) => content) ?? '',
      columns_desktop: settings.columns_desktop,
      columns_mobile: settings.columns_mobile,
      ratio: settings.ratio,
      empty_text: settings.empty_text,
      looks: looks.map((look) => ({
        id: look.system.id,
        name: string(look.name?.value),
        url: look.system.url,
        image: maybe(fieldOf<ImageObject>(look.image), (picture) =>
          image(picture, { width: 800, widths: [320, 480, 640, 800, 1000, 1400], alt: '' }),
        ),
      })),
      paging: pagingOf(pages),
    })),
  view: Lookbook,
});
