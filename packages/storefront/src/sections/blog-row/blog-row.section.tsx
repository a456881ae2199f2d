import {
  blog,
  checkbox,
  colorScheme,
  defineSection,
  image,
  limit,
  maybe,
  namedDate,
  range,
  stripHtml,
  text,
  truncate,
} from '@vitrine/compiler';
import { TileRowProps } from '../../components/tiles/tile-row.schema.ts';
import { CENTER, focusOf } from '../../components/ui/focus-of.ts';
import { BlogRow } from './BlogRow.tsx';

export default defineSection({
  name: 't:names.blog_row',
  props: TileRowProps,
  hydrate: 'never',
  settings: {
    heading: text({ label: 't:labels.heading' }),
    blog: blog({ label: 't:labels.blog' }),
    count: range({ label: 't:labels.articles_shown', min: 2, max: 12, default: 3 }),
    columns: range({ label: 't:labels.columns_desktop', min: 2, max: 4, default: 3 }),
    show_excerpt: checkbox({ label: 't:labels.show_excerpt', default: true }),
    link_label: text({ label: 't:labels.link_label' }),
    scheme: colorScheme({ label: 't:labels.scheme', default: 'paper' }),
  },
  presets: [
    {
      name: 't:names.blog_row',
      category: 't:categories.editorial',
      settings: {
        heading: 't:presets.blog_row.heading',
        link_label: 't:presets.blog_row.link_label',
      },
    },
  ],
  data: ({ section: { settings } }) => ({
    heading: settings.heading || (settings.blog?.title ?? ''),
    link: settings.blog?.url ?? '',
    link_label: settings.link_label,
    columns: settings.columns,
    scheme: settings.scheme.id,
    items: limit(settings.blog?.articles, settings.count).map((article) => ({
      title: article.title,
      url: article.url,
      image: maybe(article.image, (picture) =>
        image(picture, { width: 720, widths: [360, 480, 750, 960, 1440], alt: '' }),
      ),
      focus: maybe(article.image, focusOf) ?? CENTER,
      excerpt: settings.show_excerpt ? truncate(stripHtml(article.excerpt_or_content), 140) : '',
      date: namedDate(article.published_at, 'day'),
    })),
  }),
  view: BlogRow,
});
