import type { Figure } from '../campaign.ts';
import { outboxWhen } from '../outbox.ts';
import { logIn, PASSWORD, register, SESSION } from '../register.ts';
import { createVisitor } from '../visitor.ts';
import type { Flood } from './flood.ts';

/** Guesses at once in the full form. */
const GUESSES = 500;
/** Most of one address, and of all together, whose password is looked at. */
const MOST = { one: 20, all: 100 };
/** Codes tried in one bag at once, and the most that are looked at. */
const MOST_CODES = 20;

/** Passwords and codes guessed at once: few are looked at, and the owner gets in all the same. */
export const logInsFlood: Flood = {
  name: 'log-ins',
  async run({ size, host, data, signal }): Promise<Figure[]> {
    const guesses = Math.max(25, Math.round(GUESSES * size));
    const email = 'owner@example.com';
    const owner = createVisitor(host.origin, { from: '127.0.9.2' });
    await register(owner, data, email);
    // A device that was signed in before.
    await owner.form('/account/logout', {});
    owner.cookies.delete(SESSION);

    const figures: Figure[] = [];
    for (const addresses of size < 0.1 ? [1] : [1, 50]) {
      const looked: string[] = [];
      const faults: string[] = [];
      await Promise.all(
        Array.from({ length: guesses }, async (_, index) => {
          const from = `127.0.${9 + addresses}.${2 + (index % addresses)}`;
          const guesser = createVisitor(host.origin, { from });
          const answer = await logIn(guesser, email, `guess ${index}`);
          if (answer === null || answer.status >= 500) faults.push(`${answer?.status ?? 'no answer'}`);
          if (signal.aborted) return;
          // The page the form leads to says whether the password was wrong or the guesser is to wait.
          const page = answer?.headers.location ? await guesser.get(answer.headers.location) : answer;
          if (page?.status === 200 && !page.body.includes('Too many tries')) looked.push(`guess ${index}`);
          guesser.close();
        }),
      );
      const lucky = createVisitor(host.origin, { from: `127.0.${9 + addresses}.2` });
      await logIn(lucky, email, PASSWORD);
      const what = `${guesses} guesses from ${addresses === 1 ? 'one address' : `${addresses} addresses`}`;
      figures.push(
        { what: `${what}, looked at`, value: looked.length, most: addresses === 1 ? MOST.one : MOST.all },
        // Few guesses from many addresses look like log-ins of the owners.
        ...(addresses === 1 || guesses > MOST.all
          ? [{ what: `${what}, then the right one gets in`, value: lucky.cookies.has(SESSION) ? 1 : 0, most: 0 }]
          : []),
        { what: `${what}, faults`, value: faults.length, most: 0, cases: faults },
      );
      lucky.close();
    }
    await logIn(owner, email, PASSWORD);
    figures.push({
      what: 'the owner gets in, on a device that has signed in before',
      value: owner.cookies.has(SESSION) ? 1 : 0,
      least: 1,
    });
    owner.close();

    const elsewhere = createVisitor(host.origin, { from: '127.0.99.9' });
    await elsewhere.form('/account/recover', { email });
    const link = /\/account\/reset\/\d+\/[\w-]+/;
    const mails = await outboxWhen(
      data,
      (list) => list.some((mail) => mail.to === email && link.test(mail.text)),
      30_000,
    );
    const path = mails.map(({ text }) => link.exec(text)?.[0]).find((found) => found !== undefined);
    const [, id = '', token = ''] = /reset\/(\d+)\/([\w-]+)/.exec(path ?? '') ?? [];
    await elsewhere.form('/account/reset', {
      id,
      token,
      'customer[password]': 'a new password',
      'customer[password_confirmation]': 'a new password',
    });
    figures.push({
      what: 'the owner gets in by a mailed link, on a new device',
      value: elsewhere.cookies.has(SESSION) ? 1 : 0,
      least: 1,
    });
    elsewhere.close();

    const cartVisitor = createVisitor(host.origin, { from: '127.0.98.2' });
    await cartVisitor.json('/cart/update.js', { note: 'a bag' });
    const tried = await Promise.all(
      Array.from({ length: guesses }, async (_, index) => {
        const guesser = createVisitor(host.origin, { from: '127.0.98.2' });
        for (const [name, value] of cartVisitor.cookies) guesser.cookies.set(name, value);
        const answer = await guesser.json('/cart/update.js', { discount: `CODE${index}` });
        guesser.close();
        return answer?.status ?? 0;
      }),
    );
    cartVisitor.close();
    figures.push({
      what: `${guesses} codes at once, looked at`,
      value: tried.filter((status) => status === 200).length,
      most: MOST_CODES,
    });
    return figures;
  },
};
