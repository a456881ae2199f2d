import {
  type ArticleObject,
  type BlogObject,
  date,
  first,
  image,
  maybe,
  namedDate,
  number,
  split,
  stripHtml,
  truncate,
} from '@vitrine/compiler';

const WIDTHS = [360, 480, 720, 960, 1440, 1920];

/** The handle of an article names its blog: `journal/a-slip-dress`. */
const blogHandleOf = (article: ArticleObject): string => first(split(article.handle, '/')) ?? '';

/** An article of the grid; shaped as the contract's `BlogArticle`. `among` are the blogs it may be of. */
export function articleOf(article: ArticleObject, among: (BlogObject | null)[]) {
  const handle = blogHandleOf(article);
  return {
    id: number(article.id),
    url: article.url,
    title: article.title,
    blog: among.reduceRight<string>((other, blog) => (handle === blog?.handle ? blog.title : other), ''),
    value: handle,
    excerpt: truncate(stripHtml(article.excerpt_or_content), 180),
    date: namedDate(article.published_at, 'day'),
    datetime: date(article.published_at, '%Y-%m-%d'),
    image: maybe(article.image, (picture) => image(picture, { width: 960, widths: WIDTHS, alt: '' })),
  };
}

/** A choice of 'Filter By'; shaped as the contract's `BlogChoice`. */
export const choiceOf = (blog: BlogObject | null, selected: boolean) =>
  maybe(blog, (chosen) => ({ label: chosen.title, value: chosen.handle, url: chosen.url, selected }));
