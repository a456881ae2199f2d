import { type ArticleObject, defineSection, image, maybe } from '@vitrine/compiler';
import { ArticleNeighbours } from './ArticleNeighbours.tsx';
import { ArticleNeighboursProps } from './article.schema.ts';

const neighbourOf = (article: ArticleObject | null) =>
  maybe(article, (other) => ({
    title: other.title,
    url: other.url,
    image: maybe(other.image, (picture) => image(picture, { width: 480, widths: [240, 360, 480, 720, 960], alt: '' })),
  }));

export default defineSection({
  name: 't:names.article_neighbours',
  props: ArticleNeighboursProps,
  hydrate: 'never',
  enabledOn: { templates: ['article'] },
  presets: [{ name: 't:names.article_neighbours', category: 't:categories.editorial' }],
  data: ({ blog }) => ({ previous: neighbourOf(blog.previous_article), next: neighbourOf(blog.next_article) }),
  view: ArticleNeighbours,
});
