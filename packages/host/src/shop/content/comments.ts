import type { Store } from '../../store/open.ts';
import { fail, ok, type Result } from '../result.ts';
import type { Id } from '../types.ts';
import type { Comment } from './types-content.ts';

export interface CommentInput {
  author: string;
  email: string;
  body: string;
}

export type CommentErrors =
  /** No such article, or its blog takes no comments. */
  { kind: 'closed' } | { kind: 'fields'; fields: Record<string, 'blank' | 'invalid' | 'too_long'> };

const limits = { author: 255, email: 255, body: 5000 } as const;

function fieldErrors(input: CommentInput): Record<string, 'blank' | 'invalid' | 'too_long'> {
  const errors: Record<string, 'blank' | 'invalid' | 'too_long'> = {};
  for (const field of ['author', 'email', 'body'] as const) {
    if (input[field].trim() === '') errors[field] = 'blank';
    else if (input[field].length > limits[field]) errors[field] = 'too_long';
  }
  if (!errors.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(input.email.trim())) errors.email = 'invalid';
  return errors;
}

/** Adds a comment, waiting for approval where the blog is moderated (docs/platform.md: routes). */
export async function addComment(
  store: Store,
  articleId: Id,
  input: CommentInput,
): Promise<Result<Comment, CommentErrors>> {
  const blog = await store.db
    .selectFrom('articles')
    .innerJoin('blogs', 'blogs.id', 'articles.blog_id')
    .where('articles.id', '=', articleId)
    .select(['blogs.comments', 'blogs.id'])
    .executeTakeFirst();
  if (!blog || blog.comments === 'no') return fail({ kind: 'closed' });
  const fields = fieldErrors(input);
  if (Object.keys(fields).length > 0) return fail({ kind: 'fields', fields });
  const status = blog.comments === 'moderate' ? 'pending' : 'published';
  const comment = {
    author: input.author.trim(),
    email: input.email.trim(),
    content: input.body,
    status,
    created_at: new Date().toISOString(),
  } as const;
  return store.write(async (tx, changed) => {
    const { id } = await tx
      .insertInto('comments')
      .values({ article_id: articleId, ...comment })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (status === 'published') changed(`article:${articleId}`, `blog:${blog.id}`);
    const { created_at, ...rest } = comment;
    return ok({ id, ...rest, createdAt: created_at });
  });
}
