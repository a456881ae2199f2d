import { setTimeout as wait } from 'node:timers/promises';
import type { Figure } from '../campaign.ts';
import { readMetrics } from '../metrics.ts';
import { type Mail, outboxWhen } from '../outbox.ts';
import { PASSWORD, register } from '../register.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import type { Flood } from './flood.ts';

/** Requests of each kind in the full form. */
const REQUESTS = 40;
/** Mails to one address within an hour. */
const MOST = 3;
/** Contact messages one address sends, and the most that are mailed. */
const MESSAGES = 200;
const MOST_MESSAGES = 60;
/** ms until mails that still wait are waited for no longer. */
const PATIENCE = 30_000;

/** Forms that send mail, posted again and again from many addresses: nobody's mailbox is filled. */
export const mailsFlood: Flood = {
  name: 'mails',
  async run({ size, host, data, other, signal }): Promise<Figure[]> {
    const requests = Math.max(5, Math.round(REQUESTS * size));
    const each = async (
      from: (index: number) => string,
      count: number,
      path: string,
      fields: (index: number) => Record<string, string>,
    ) => {
      for (let index = 0; index < count && !signal.aborted; index++) {
        const visitor = createVisitor(host.origin, { from: from(index) });
        await visitor.form(path, fields(index));
        visitor.close();
      }
    };
    const to = (email: string) => (mails: readonly Mail[]) => mails.filter((mail) => mail.to === email);
    for (const email of ['known@example.com', 'again@example.com']) {
      const owner = createVisitor(host.origin, { from: '127.0.20.2' });
      await register(owner, data, email);
      owner.close();
    }
    const link = /\/account\/reset\/(\d+)\/([\w-]+)/;
    await each(
      (index) => `127.0.21.${2 + index}`,
      requests,
      '/account/recover',
      (index) => ({
        email: spelled('known@example.com', index),
      }),
    );
    await each(
      (index) => `127.0.22.${2 + index}`,
      requests,
      '/account',
      (index) => ({
        'customer[email]': spelled('again@example.com', index),
        'customer[password]': PASSWORD,
      }),
    );
    const messages = Math.max(5, Math.round(MESSAGES * size));
    await each(
      () => '127.0.23.2',
      messages,
      '/contact',
      () => ({
        form_type: 'contact',
        'contact[name]': 'flood',
        'contact[email]': 'flood@example.com',
        'contact[body]': 'again',
      }),
    );
    await whenNoneWaits(other);
    // A mail that was asked for last and is there says that those before it are.
    await each(
      () => '127.0.24.2',
      1,
      '/contact',
      () => ({
        form_type: 'contact',
        'contact[name]': 'the-last',
        'contact[email]': 'last@example.com',
        'contact[body]': 'done',
      }),
    );
    const isLast = (mail: Mail) => mail.subject.includes('the-last');
    const mails = await outboxWhen(
      data,
      (list) => list.some(isLast) && to('known@example.com')(list).some(({ text }) => link.test(text)),
      60_000,
    );
    const resets = to('known@example.com')(mails).flatMap(({ text }) => link.exec(text) ?? []);
    const [, id = '', token = ''] =
      link.exec(to('known@example.com')(mails).find(({ text }) => link.test(text))?.text ?? '') ?? [];
    const owner = createVisitor(host.origin, { from: '127.0.25.2' });
    const page = await owner.get(`/account/reset/${id}/${token}`);
    owner.close();
    const flood = mails.filter(({ subject }) => subject === 'Message from flood').length;
    return [
      { what: `mails to one address after ${requests} resets`, value: resets.length / 3, least: 1, most: MOST },
      {
        what: 'the first link works',
        value: page?.status === 200 && page.body.includes('customer[password]') ? 1 : 0,
        least: 1,
      },
      {
        what: `mails to one address after ${requests} registrations with it`,
        value: to('again@example.com')(mails).length,
        most: MOST,
      },
      {
        what: `mails to the shop after ${messages} messages from one address`,
        value: flood,
        least: 1,
        most: MOST_MESSAGES,
      },
      { what: 'a message of another address is mailed', value: mails.some(isLast) ? 1 : 0, least: 1 },
    ];
  },
};

/** One address, with other letters in upper case each time: what is asked for alike at the same time is one mail, whatever the limit. */
function spelled(email: string, index: number): string {
  return email.replace(/^[a-z]+/, (name) =>
    Array.from(name, (letter, at) => (Math.floor(index / 2 ** at) % 2 === 1 ? letter.toUpperCase() : letter)).join(''),
  );
}

/** An account's mail is written up to 3 s after what asked for it: those that are not there yet would count as not sent. */
async function whenNoneWaits(visitor: Visitor): Promise<void> {
  const deadline = performance.now() + PATIENCE;
  for (;;) {
    const figures = await readMetrics(visitor);
    const count = (figures.get('vitrine_jobs_queued') ?? 0) + (figures.get('vitrine_jobs_running') ?? 0);
    if (count === 0 || performance.now() > deadline) return;
    await wait(200);
  }
}
