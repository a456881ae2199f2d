import { date, defineSection, handleize, image, maybe, namedDate, stripHtml } from '@vitrine/compiler';
import { Article } from './Article.tsx';
import { ArticleProps } from './article.schema.ts';

export default defineSection({
  name: 't:names.article',
  props: ArticleProps,
  hydrate: 'never',
  enabledOn: { templates: ['article'] },
  data: ({ article, blog }) => ({
    title: article.title,
    author: article.author,
    date: namedDate(article.published_at, 'day'),
    datetime: date(article.published_at, '%Y-%m-%d'),
    image: maybe(article.image, (picture) => image(picture, { width: 1600, widths: [480, 750, 1100, 1600, 2400] })),
    excerpt: stripHtml(article.excerpt),
    content: article.content,
    blog: { title: blog.title, url: blog.url },
    tags: article.tags.map((tag) => ({ title: tag, url: `${blog.url}/tagged/${handleize(tag)}` })),
  }),
  view: Article,
});
