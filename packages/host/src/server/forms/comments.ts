import type { FastifyInstance } from 'fastify';
import { addComment, articlesByHandles } from '../../shop/content.ts';
import { fieldMessages, POSTED, refused } from '../account/errors.ts';
import { bodyFields } from '../bodies.ts';
import { asText, isFields } from '../brackets.ts';
import { RequestError } from '../errors.ts';
import { type Host, translator } from '../host.ts';
import { createRateLimit } from '../rate-limit.ts';
import { redirectWith } from './redirect.ts';

/** `POST /blogs/{blog}/{article}/comments` (contract §8.1). */
export function serveComments(app: FastifyInstance, host: Host): void {
  const posts = createRateLimit(host.store, 'comment', { tries: 30, windowMs: 60_000 }, host.now);
  app.post<{ Params: { blog: string; article: string } }>('/blogs/:blog/:article/comments', async (request, reply) => {
    const handle = `${request.params.blog}/${request.params.article}`;
    const article = (await articlesByHandles(host.store, [handle])).get(handle);
    if (!article) throw new RequestError(404, 'There is no such article.');
    await posts.count(request, handle);
    const fields = bodyFields(request);
    const comment = isFields(fields.comment) ? fields.comment : {};
    const values = {
      author: asText(comment.author) ?? '',
      email: asText(comment.email) ?? '',
      body: asText(comment.body) ?? '',
    };
    const done = await addComment(host.store, article.id, values);
    if (!done.ok && done.error.kind === 'closed') throw new RequestError(403, 'This blog takes no comments.');
    const page = `/blogs/${encodeURIComponent(request.params.blog)}/${encodeURIComponent(request.params.article)}`;
    const result =
      done.ok || done.error.kind === 'closed'
        ? POSTED
        : refused(fieldMessages(done.error.fields, translator(host, request)), values);
    return redirectWith(host, request, reply, `${page}#comment_form`, 'comment_form', result);
  });
}
