import type { Store } from '../../store/open.ts';
import { type By, recordAudit } from '../audit/record-audit.ts';
import type { Id } from '../types.ts';

/** A comment with where it stands; null for the address of an article that an import took away. */
export interface ListedComment {
  id: Id;
  status: 'pending' | 'published' | 'spam';
  createdAt: string;
  author: string;
  email: string;
  content: string;
  /** `blog/article` */
  article: string | null;
}

const ORDER = { pending: 0, published: 1, spam: 2 } as const;

/** The newest `limit` comments of each status, those that wait first. */
export async function listComments({ db }: Store, limit: number): Promise<ListedComment[]> {
  const lists = Object.keys(ORDER).map((status) =>
    db
      .selectFrom('comments')
      .leftJoin('articles', 'articles.id', 'comments.article_id')
      .leftJoin('blogs', 'blogs.id', 'articles.blog_id')
      .where('comments.status', '=', status as keyof typeof ORDER)
      .select(['comments.id', 'comments.status', 'comments.created_at', 'comments.author', 'comments.email'])
      .select(['comments.content', 'articles.handle', 'blogs.handle as blog'])
      .orderBy('comments.id', 'desc')
      .limit(limit)
      .execute(),
  );
  return (await Promise.all(lists)).flat().map(({ created_at, handle, blog, ...row }) => ({
    ...row,
    createdAt: created_at,
    article: handle === null || blog === null ? null : `${blog}/${handle}`,
  }));
}

const EVENTS = { approve: 'comment_approved', spam: 'comment_marked_spam', remove: 'comment_removed' } as const;

export type Moderation = keyof typeof EVENTS;

/** Shows a comment, hides it as spam or deletes it. False where there is none; one that is so already stays, without an entry in the log. */
export async function moderateComment(store: Store, id: Id, change: Moderation, by: By): Promise<boolean> {
  return store.write(async (tx, changed) => {
    const comment = await tx
      .selectFrom('comments')
      .leftJoin('articles', 'articles.id', 'comments.article_id')
      .where('comments.id', '=', id)
      .select(['comments.article_id', 'comments.status', 'articles.blog_id'])
      .executeTakeFirst();
    if (!comment) return false;
    const status = change === 'approve' ? 'published' : 'spam';
    if (change === 'remove') await tx.deleteFrom('comments').where('id', '=', id).execute();
    else if (comment.status === status) return true;
    else await tx.updateTable('comments').set({ status }).where('id', '=', id).execute();
    await recordAudit(tx, EVENTS[change], by, `comment:${id}`);
    changed(`article:${comment.article_id}`);
    if (comment.blog_id !== null) changed(`blog:${comment.blog_id}`);
    return true;
  });
}
