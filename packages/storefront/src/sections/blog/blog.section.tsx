import { defineSection, join, maybe, paginate, range, text } from '@vitrine/compiler';
import { pagingOf } from '../../components/pagination/paging-data.ts';
import { articleOf, choiceOf } from './article-data.ts';
import { Blog } from './Blog.tsx';
import { BlogProps } from './blog.schema.ts';
import { blogsOf, newestOf, severalBlogs } from './several-blogs.ts';

/** One blog, page by page, beside its siblings. */
export default defineSection({
  name: 't:names.blog',
  props: BlogProps,
  hydrate: 'interaction',
  settings: {
    page_size: range({ label: 't:labels.articles_per_page', min: 3, max: 48, default: 12 }),
    empty_text: text({ label: 't:labels.empty_text', default: 'Nothing has been written here yet.' }),
    ...severalBlogs,
  },
  enabledOn: { templates: ['blog'] },
  data: ({ section: { settings }, blog, current_tags }) =>
    paginate(blog.articles, settings.page_size, (articles, page) => ({
      title: blog.title,
      tags: maybe(current_tags, (tags) => join(tags, ', ')) ?? '',
      text: '',
      start: blog.handle,
      filters: blogsOf(settings).map((one) => choiceOf(one, one?.handle === blog.handle)),
      items: articles.map((article) => articleOf(article, [blog])),
      others: newestOf(settings).map((article) => articleOf(article, blogsOf(settings))),
      empty_text: settings.empty_text,
      paging: pagingOf(page),
    })),
  view: Blog,
});
