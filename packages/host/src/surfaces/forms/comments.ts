import type { FastifyInstance } from 'fastify';
import { bodyFields } from '../../gate/bodies.ts';
import { asText, isFields } from '../../gate/brackets.ts';
import { RequestError } from '../../gate/errors.ts';
import { type Host, translator } from '../../gate/host.ts';
import { createRateLimit } from '../../gate/rate-limit.ts';
import type { FormResult } from '../../liquid/services.ts';
import { addComment, articlesByHandles } from '../../shop/content/content.ts';
import { fieldMessages, POSTED, refused } from '../account/errors.ts';
import { redirectWith } from './redirect.ts';

type Params = { Params: { blog: string; article: string } };

/** Comments taken from one address in a day, on all articles. An office has one address. */
export const A_DAY = 100;
/** Bytes. */
const BODY_LIMIT = 64 * 1024;

/** `POST /blogs/{blog}/{article}/comments` (docs/platform.md: routes). */
export function serveComments(app: FastifyInstance, host: Host): void {
  const posts = createRateLimit(host.store, 'comment', { tries: 30, windowMs: 60_000 }, host.now);
  const daily = createRateLimit(host.store, 'comment-day', { tries: A_DAY, windowMs: 86_400_000 }, host.now);
  app.post<Params>('/blogs/:blog/:article/comments', { bodyLimit: BODY_LIMIT }, async (request, reply) => {
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
    const t = translator(host, request);
    const page = `/blogs/${encodeURIComponent(request.params.blog)}/${encodeURIComponent(request.params.article)}`;
    const answer = (result: FormResult) =>
      redirectWith(host, request, reply, `${page}#comment_form`, 'comment_form', result);
    if (!(await daily.take(request, 'all')))
      return answer(refused({ form: [t('shopify.errors.too_many_messages', {})] }, values));
    const done = await addComment(host.store, article.id, values);
    if (!done.ok && done.error.kind === 'closed') throw new RequestError(403, 'This blog takes no comments.');
    if (done.ok || done.error.kind === 'closed') return answer(POSTED);
    // What was not written is no comment.
    await daily.refund(request, 'all');
    return answer(refused(fieldMessages(done.error.fields, t), values));
  });
}
