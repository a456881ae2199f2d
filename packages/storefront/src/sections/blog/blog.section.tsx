import { date, defineSection, image, maybe, paginate, stripHtml, truncate } from '@vitrine/compiler';
import { BlogProps } from '@vitrine/contract';
import { pagingOf } from '../../components/paging-data.ts';
import { Blog } from './Blog.tsx';

export default defineSection({
  name: 't:names.blog',
  props: BlogProps,
  hydrate: 'never',
  enabledOn: { templates: ['blog'] },
  data: ({ blog }) =>
    paginate(blog.articles, 12, (articles, page) => ({
      title: blog.title,
      items: articles.map((article) => ({
        title: article.title,
        url: article.url,
        image: maybe(article.image, (picture) =>
          image(picture, { width: 720, widths: [360, 480, 720, 960, 1440], alt: '' }),
        ),
        excerpt: truncate(stripHtml(article.excerpt_or_content), 160),
        date: date(article.published_at, '%B %-d, %Y'),
      })),
      paging: pagingOf(page),
    })),
  view: Blog,
});
