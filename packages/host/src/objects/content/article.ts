import { type Drop, defineDrop, emptyDrop, escapeHtml, listDrop } from '@vitrine/liquid';
import type { Article, Comment } from '../../shop/content/types-content.ts';
import { type ObjectScope, once } from '../scope.ts';
import { jsonTime, timeObject } from '../times.ts';
import { articleUrl, imageUrl } from '../urls.ts';
import { fileImage, imageByName } from './image.ts';
import { metafieldsObject } from './metafields.ts';

interface Subject {
  scope: ObjectScope;
  article: Article;
}

/** Paragraphs of a comment, with nothing in them but text. */
const commentHtml = (text: string): string =>
  escapeHtml(text.trim())
    .split(/\r?\n\s*\r?\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\r?\n/g, '<br>')}</p>`)
    .join('');

const commentDrop = defineDrop<{ scope: ObjectScope; comment: Comment; url: string }>({
  kind: 'comment',
  fields: {
    id: ({ comment }) => comment.id,
    author: ({ comment }) => comment.author,
    email: ({ comment }) => comment.email,
    // What a visitor typed is text; themes print it as HTML, as the platform hands it out.
    content: ({ comment }) => commentHtml(comment.content),
    status: ({ comment }) => comment.status,
    created_at: ({ scope, comment }) => timeObject(scope, comment.createdAt),
    updated_at: ({ scope, comment }) => timeObject(scope, comment.createdAt),
    url: ({ comment, url }) => `${url}#comment-${comment.id}`,
  },
  print: ({ comment }) => commentHtml(comment.content),
  identity: ({ comment }) => comment.id,
});

/** What the shop says of who wrote an article; of others their name is known alone. */
const authorOf = ({ scope, article }: Subject) => scope.shop.authors?.find(({ name }) => name === article.author);

const userDrop = defineDrop<Subject>({
  kind: 'user',
  fields: {
    name: ({ article }) => article.author,
    first_name: ({ article }) => article.author.split(' ')[0] ?? '',
    last_name: ({ article }) => article.author.split(' ').slice(1).join(' '),
    account_owner: (subject) => authorOf(subject)?.accountOwner ?? false,
    bio: (subject) => authorOf(subject)?.bio ?? null,
    email: (subject) => authorOf(subject)?.email ?? null,
    homepage: (subject) => authorOf(subject)?.homepage ?? null,
    image: (subject) => {
      const name = authorOf(subject)?.image;
      return name === undefined ? null : imageByName(subject.scope, name);
    },
  },
  print: ({ article }) => article.author,
});

const url = ({ scope, article }: Subject) => articleUrl(scope, article.blogHandle, article.handle);
const published = ({ article }: Subject) => article.comments.filter((comment) => comment.status === 'published');
/** The blog's comment settings; undefined where unknown. */
const commentsOf = ({ scope, article }: Subject) => scope.rows.get('blog', article.blogHandle)?.comments;

const articleDrop = defineDrop<Subject>({
  kind: 'article',
  fields: {
    id: ({ article }) => article.id,
    // As on the platform, an article's handle names its blog too.
    handle: ({ article }) => `${article.blogHandle}/${article.handle}`,
    title: ({ article }) => article.title,
    url,
    content: ({ article }) => article.content,
    excerpt: ({ article }) => article.excerpt,
    excerpt_or_content: ({ article }) => article.excerpt || article.content,
    author: ({ article }) => article.author,
    user: (subject) => userDrop(subject),
    image: ({ scope, article }) =>
      article.image ? fileImage(scope, article.image, article.image.alt || article.title) : null,
    tags: ({ article }) => article.tags,
    template_suffix: ({ article }) => article.templateSuffix,
    created_at: ({ scope, article }) => timeObject(scope, article.createdAt),
    published_at: ({ scope, article }) => timeObject(scope, article.publishedAt),
    updated_at: ({ scope, article }) => timeObject(scope, article.updatedAt),
    comments: (subject) => {
      const comments = published(subject);
      const address = url(subject);
      return listDrop({
        kind: 'comments',
        count: () => comments.length,
        slice: (offset, limit) =>
          comments
            .slice(offset, offset + limit)
            .map((comment) => commentDrop({ scope: subject.scope, comment, url: address })),
      });
    },
    comments_count: (subject) => published(subject).length,
    'comments_enabled?': (subject) => {
      const comments = commentsOf(subject);
      return comments && comments !== 'no';
    },
    'moderated?': (subject) => {
      const comments = commentsOf(subject);
      return comments && comments === 'moderate';
    },
    comment_post_url: (subject) => `${url(subject)}/comments`,
    metafields: ({ scope, article }) => metafieldsObject(scope, article.metafields),
    object_type: () => 'article',
  },
  print: ({ article }) => `${article.blogHandle}/${article.handle}`,
  json: ({ scope, article }) => ({
    id: article.id,
    handle: article.handle,
    title: article.title,
    author: article.author,
    content: article.content,
    excerpt: article.excerpt,
    image: article.image ? imageUrl(scope, article.image) : null,
    tags: article.tags,
    url: articleUrl(scope, article.blogHandle, article.handle),
    created_at: jsonTime(article.createdAt, scope.timezone),
    published_at: jsonTime(article.publishedAt, scope.timezone),
  }),
  identity: ({ article }) => article.id,
});

export function articleObject(scope: ObjectScope, article: Article): Drop {
  return once(scope, `article:${article.id}`, () => articleDrop({ scope, article }));
}

export function articleById(scope: ObjectScope, id: number): Drop | null {
  const article = scope.rows.get('articleById', id);
  return article ? articleObject(scope, article) : null;
}

/** `articles['blog/handle']` */
export function articleByHandle(scope: ObjectScope, handle: string): Drop {
  const article = scope.rows.get('article', handle);
  return article ? articleObject(scope, article) : emptyDrop;
}
