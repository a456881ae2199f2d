import { type Drop, defineDrop, emptyDrop, listDrop } from '@vitrine/liquid';
import type { Blog } from '../../shop/content/types-content.ts';
import { handleize } from '../../shop/fold.ts';
import { type ObjectScope, once } from '../scope.ts';
import { blogUrl } from '../urls.ts';
import { articleById } from './article.ts';
import { metafieldsObject } from './metafields.ts';

interface Subject {
  scope: ObjectScope;
  blog: Blog;
  /** Handles of the tags in the address; all must be on an article. */
  tags: string[];
  /** The article of this page. */
  articleId: number | null;
}

/** Articles in view: all, or those with the tags of the address. */
function articleIds({ scope, blog, tags }: Subject): number[] {
  if (tags.length === 0) return blog.articleIds;
  return blog.articleIds.filter((id) => {
    const own = scope.rows.get('articleById', id)?.tags.map(handleize) ?? [];
    return tags.every((tag) => own.includes(tag));
  });
}

function neighbour(subject: Subject, step: 1 | -1): Drop | null {
  const at = subject.blog.articleIds.indexOf(subject.articleId ?? -1);
  const id = at < 0 ? undefined : subject.blog.articleIds[at + step];
  return id === undefined ? null : articleById(subject.scope, id);
}

const blogDrop = defineDrop<Subject>({
  kind: 'blog',
  fields: {
    id: ({ blog }) => blog.id,
    handle: ({ blog }) => blog.handle,
    title: ({ blog }) => blog.title,
    url: ({ scope, blog }) => blogUrl(scope, blog.handle),
    template_suffix: ({ blog }) => blog.templateSuffix,
    articles: (subject) => {
      const ids = articleIds(subject);
      return listDrop({
        kind: 'articles',
        count: () => ids.length,
        slice: (offset, limit) =>
          ids.slice(offset, offset + limit).flatMap((id) => articleById(subject.scope, id) ?? []),
      });
    },
    articles_count: (subject) => articleIds(subject).length,
    all_tags: ({ blog }) => blog.allTags,
    tags: (subject) =>
      subject.tags.length === 0
        ? subject.blog.allTags
        : [
            ...new Set(articleIds(subject).flatMap((id) => subject.scope.rows.get('articleById', id)?.tags ?? [])),
          ].sort(),
    'comments_enabled?': ({ blog }) => blog.comments !== 'no',
    'moderated?': ({ blog }) => blog.comments === 'moderate',
    // Articles are newest first: the next one is the older one.
    next_article: (subject) => neighbour(subject, 1),
    previous_article: (subject) => neighbour(subject, -1),
    metafields: ({ scope, blog }) => metafieldsObject(scope, blog.metafields),
  },
  print: ({ blog }) => blog.handle,
  json: ({ scope, blog }) => ({
    id: blog.id,
    handle: blog.handle,
    title: blog.title,
    url: blogUrl(scope, blog.handle),
  }),
  identity: ({ blog }) => blog.id,
});

/** The blog of a page: narrowed to tags, knowing its article. */
export function blogObject(scope: ObjectScope, blog: Blog, tags: string[] = [], articleId: number | null = null): Drop {
  return once(scope, `blog:${blog.id}:${tags.join('+')}:${articleId ?? ''}`, () =>
    blogDrop({ scope, blog, tags, articleId }),
  );
}

/** `blogs['handle']` */
export function blogByHandle(scope: ObjectScope, handle: string): Drop {
  const blog = scope.rows.get('blog', handle);
  return blog ? blogObject(scope, blog) : emptyDrop;
}

export function blogsObject(scope: ObjectScope): Drop {
  const handles = () => scope.rows.get('blogHandles', '') ?? [];
  return once(scope, 'blogs', () =>
    listDrop({
      kind: 'blogs',
      count: () => handles().length,
      slice: (offset, limit) =>
        handles()
          .slice(offset, offset + limit)
          .map((handle) => blogByHandle(scope, handle))
          .filter((blog) => blog !== emptyDrop),
      lookup: (key) => blogByHandle(scope, key),
    }),
  );
}
