import { join } from 'node:path';
import { z } from 'zod';
import { browserScript, serveScript } from '../server/browser-script.ts';
import type { FakeApp } from '../server/fake-app.ts';
import { readForms } from './forms-file.ts';

export interface Subscriber {
  email: string;
  list: string;
  source: string;
  /** The form's other fields, as `Size: 6`; empty: none. */
  answers: string;
  created_at: string;
}

const Subscription = z.object({
  data: z.object({
    type: z.literal('subscription'),
    attributes: z.object({
      custom_source: z.string().max(200).default(''),
      profile: z.object({
        data: z.object({
          type: z.literal('profile'),
          attributes: z.object({
            email: z.string(),
            properties: z.record(z.string().max(50), z.string().max(200)).default({}),
          }),
        }),
      }),
    }),
    relationships: z.object({
      list: z.object({ data: z.object({ type: z.literal('list'), id: z.string().max(100) }) }),
    }),
  }),
});

const Email = z.email();
const refusal = (detail: string, pointer: string) => ({
  errors: [{ status: 400, code: 'invalid', detail, source: { pointer } }],
});

/** The e-mail tool's forms (Klaviyo's protocol): the page's script with its queue, the forms, and who signed up. */
export const signupForms: FakeApp = {
  name: 'signup-forms',
  allowedHeaders: 'content-type, revision',
  async routes(app, { shopDir, ledger }) {
    const subscribers = await ledger<Subscriber>('subscribers');
    const forms = await readForms(shopDir);
    serveScript(app, '/onsite/js/klaviyo.js', await browserScript(join(import.meta.dirname, 'klaviyo.browser.ts')));

    app.get('/forms/full-forms', async () => ({ forms }));

    app.post('/client/subscriptions/', async (request, reply) => {
      const sent = Subscription.safeParse(request.body);
      if (!sent.success) return reply.code(400).send(refusal(z.prettifyError(sent.error), '/data'));
      const { attributes, relationships } = sent.data.data;
      const email = attributes.profile.data.attributes.email.trim();
      if (!Email.safeParse(email).success) {
        return reply
          .code(400)
          .send(refusal('This email address is not valid.', '/data/attributes/profile/data/attributes/email'));
      }
      const list = relationships.list.data.id;
      const answers = Object.entries(attributes.profile.data.attributes.properties)
        .map(([name, answer]) => `${name}: ${answer.trim()}`)
        .join(', ');
      const isSame = (known: Subscriber) =>
        known.list === list && known.email.toLowerCase() === email.toLowerCase() && (known.answers ?? '') === answers;
      // A known subscriber gets the same answer, and is not listed twice.
      if (!subscribers.entries.some(isSame)) {
        await subscribers.add({
          email,
          list,
          source: attributes.custom_source,
          answers,
          created_at: new Date().toISOString(),
        });
      }
      return reply.code(202).send();
    });
  },
};
