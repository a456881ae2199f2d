import {
  type ArticleObject,
  type BlogObject,
  blog,
  compact,
  concat,
  header,
  limit,
  range,
  reverse,
  sortBy,
} from '@vitrine/compiler';

/** Settings by which a section is told its blogs: pickers and no blocks, so that Liquid can put their articles in one order. */
export const severalBlogs = {
  blogs: header('t:labels.blogs'),
  blog_1: blog({ label: 't:labels.blog' }),
  blog_2: blog({ label: 't:labels.blog' }),
  blog_3: blog({ label: 't:labels.blog' }),
  blog_4: blog({ label: 't:labels.blog' }),
  count: range({ label: 't:labels.articles_shown', min: 3, max: 48, default: 24 }),
};

export interface SeveralBlogs {
  blog_1: BlogObject | null;
  blog_2: BlogObject | null;
  blog_3: BlogObject | null;
  blog_4: BlogObject | null;
  count: number;
}

/** The chosen blogs; null where a picker is empty. */
export const blogsOf = ({ blog_1, blog_2, blog_3, blog_4 }: SeveralBlogs): (BlogObject | null)[] => [
  blog_1,
  blog_2,
  blog_3,
  blog_4,
];

/** `concat` takes no nil; `compact` makes an empty list of it. */
const articles = (of: BlogObject | null): ArticleObject[] => compact(of?.articles);

/** The articles of all chosen blogs, newest first. */
export function newestOf(settings: SeveralBlogs): ArticleObject[] {
  const { blog_1, blog_2, blog_3, blog_4, count } = settings;
  const all = concat(concat(concat(articles(blog_1), articles(blog_2)), articles(blog_3)), articles(blog_4));
  return limit(reverse(sortBy(all, 'published_at')), count);
}
