import { defineSection, replace, urlEncode } from '@vitrine/compiler';
import { ArticleShare } from './ArticleShare.tsx';
import { ArticleShareProps } from './article.schema.ts';

/** Text as a part of a `mailto:` address, where a plus is a plus. */
const mailPart = (text: string): string => replace(urlEncode(text), '+', '%20');

export default defineSection({
  name: 't:names.article_share',
  props: ArticleShareProps,
  hydrate: 'interaction',
  enabledOn: { templates: ['article'] },
  presets: [{ name: 't:names.article_share', category: 't:categories.editorial' }],
  data: ({ article, canonical_url }) => ({
    title: article.title,
    url: canonical_url,
    mailto: `mailto:?subject=${mailPart(article.title)}&body=${mailPart(canonical_url)}`,
  }),
  view: ArticleShare,
});
