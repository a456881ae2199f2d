import { defineSection, maybe, text } from '@vitrine/compiler';
import { articleOf, choiceOf } from './article-data.ts';
import { Blog } from './Blog.tsx';
import { BlogProps } from './blog.schema.ts';
import { ALL } from './logic.ts';
import { blogsOf, newestOf, severalBlogs } from './several-blogs.ts';

/** The articles of several blogs on a page of their own, under that page's title. */
export default defineSection({
  name: 't:names.journal',
  props: BlogProps,
  hydrate: 'interaction',
  settings: {
    ...severalBlogs,
    empty_text: text({ label: 't:labels.empty_text', default: 'Nothing has been written here yet.' }),
  },
  enabledOn: { templates: ['page'] },
  presets: [{ name: 't:names.journal', category: 't:categories.editorial' }],
  data: ({ section: { settings }, page }) => ({
    title: page.title,
    tags: '',
    text: maybe(page.content, (content) => content) ?? '',
    start: ALL,
    filters: blogsOf(settings).map((blog) => choiceOf(blog, false)),
    items: newestOf(settings).map((article) => articleOf(article, blogsOf(settings))),
    others: null,
    empty_text: settings.empty_text,
    // Nobody pages through several blogs at once: each has its own page.
    paging: { current: 1, total: 1, start: 1, previous_url: null, next_url: null, parts: [] },
  }),
  view: Blog,
});
