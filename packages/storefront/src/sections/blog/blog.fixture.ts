import type { BlogArticle, BlogProps } from './blog.schema.ts';

/** An article of a blog; for tests. */
export const articleFixture = (id: number, value: string, title = `Article ${id}`): BlogArticle => ({
  id,
  url: `/blogs/${value}/${id}`,
  title,
  blog: value,
  value,
  excerpt: 'About cloth.',
  date: 'March 12, 2026',
  datetime: '2026-03-12',
  image: null,
});

/** Three blogs under one roof, the third without an article; for tests. */
export const blogFixture = (more: Partial<BlogProps> = {}): BlogProps => ({
  title: 'The Reading Room',
  tags: '',
  text: '',
  start: 'all',
  filters: [
    { label: 'Journal', value: 'journal', url: '/blogs/journal', selected: false },
    { label: 'The Atelier', value: 'atelier', url: '/blogs/atelier', selected: false },
    null,
    { label: 'Letters', value: 'letters', url: '/blogs/letters', selected: false },
  ],
  items: [articleFixture(1, 'journal'), articleFixture(2, 'atelier'), articleFixture(3, 'journal')],
  others: null,
  empty_text: 'Nothing has been written here yet.',
  paging: { current: 1, total: 1, start: 1, previous_url: null, next_url: null, parts: [] },
  ...more,
});
