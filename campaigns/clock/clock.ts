import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Campaign, Figure } from '../campaign.ts';
import { outboxWhen } from '../outbox.ts';
import { logIn, register, SESSION } from '../register.ts';
import { beginCheckout, fillCheckout, isOrdered, pay, variantOf } from '../shopping.ts';
import { addressOf, createVisitor } from '../visitor.ts';
import { CLOCK_FILE } from './shifted-clock.ts';

const DAY = 86_400_000;
const SHIFTED = path.join(import.meta.dirname, 'shifted-clock.ts');
/** Wrong passwords of an attacker who is then slowed down. */
const GUESSES = { full: 60, short: 11 };
/** ms until a mail is missed. */
const PATIENCE = 60_000;
/** ms the host has after a jump for its scheduled work; the full form waits for a minute's schedule. */
const SETTLING = { full: 65_000, short: 300 };

/** The clock jumps a month forward, and back, and a month further back; the host is started again at each time, too. */
export const clock: Campaign = {
  title: 'Clock: it jumps a month forward and back',
  unit: 'rounds',
  full: 1,
  short: 0,
  minutes: 30,
  needs: { preload: [SHIFTED] },
  async run({ size, open, progress, signal }): Promise<Figure[]> {
    await using opened = await open();
    const { host, data } = opened;
    let addresses = 300_000;
    const newcomer = () => createVisitor(host.origin, { from: addressOf(addresses++) });
    const variant = await variantOf(host.origin, 'campaign-scarf');
    const figures: Figure[] = [];
    const fact = (what: string, isSo: boolean, cases: string[] = []) =>
      figures.push({ what, value: isSo ? 1 : 0, least: 1, cases });
    const guesses = size > 0 ? GUESSES.full : GUESSES.short;
    const settling = size > 0 ? SETTLING.full : SETTLING.short;

    const guest = newcomer();
    await guest.json('/cart/add.js', { id: variant, quantity: 2 });
    // Strangers guess from the owner's own address, too: behind it are many.
    const home = addressOf(addresses++);
    const atHome = () => createVisitor(host.origin, { from: home });
    const owner = atHome();
    const email = 'clock@example.com';
    await register(owner, data, email);
    await owner.json('/cart/add.js', { id: variant, quantity: 3 });

    const quantityInStock = async (visitor: typeof guest) => {
      const { item_count: count = -1 }: { item_count?: number } = JSON.parse(
        (await visitor.get('/cart.js'))?.body.toString() || '{}',
      );
      return count;
    };
    const guessWrong = async () => {
      const guesser = atHome();
      for (let count = 0; count < guesses && !signal.aborted; count++) await logIn(guesser, email, `wrong ${count}`);
      guesser.close();
    };
    const check = async (when: string) => {
      await wait(settling);
      // Browsers expire a cart's cookie by their own clock, and so does this one; what counts is that the shop still has the cart.
      const counts = [await quantityInStock(guest), await quantityInStock(owner)];
      fact(`${when}: bags are there`, counts[0] === 2 && counts[1] === 3, [
        `${counts[0]} of 2 and ${counts[1]} of 3 pieces`,
      ]);
      // A session from before would let the owner in whatever is answered.
      owner.cookies.delete(SESSION);
      await logIn(owner, email);
      fact(
        `${when}: the owner gets in, beside wrong passwords of a stranger`,
        owner.cookies.has(SESSION) && (await owner.get('/account'))?.status === 200,
      );
      const buyer = newcomer();
      const buyerEmail = `buyer-${addresses}@example.com`;
      await buyer.json('/cart/add.js', { id: variant, quantity: 1 });
      const checkout = await beginCheckout(buyer);
      const isFilled = checkout !== null && (await fillCheckout(buyer, checkout, buyerEmail));
      fact(`${when}: an order is made`, isFilled && isOrdered(await pay(buyer, checkout)));
      buyer.close();
      const mails = await outboxWhen(data, (list) => list.some(({ to }) => to === buyerEmail), PATIENCE);
      fact(
        `${when}: its mail is sent`,
        mails.some(({ to }) => to === buyerEmail),
      );
      progress(when);
    };
    const jump = async (offset: number) => {
      await writeFile(path.join(data, CLOCK_FILE), String(offset));
      // The host looks at the file's time.
      await wait(100);
    };

    // Each password costs the host a tenth of a second: the short form guesses once, where the clock is ahead.
    if (size > 0) await guessWrong();
    await jump(31 * DAY);
    await check('a month later');
    await guessWrong();
    await host.kill('SIGTERM');
    await host.start();
    await check('a month later, started again');
    await jump(0);
    await check('back again');
    const elsewhere = atHome();
    await logIn(elsewhere, email);
    fact('back again: attempts counted a month later do not delay a new device', elsewhere.cookies.has(SESSION));
    elsewhere.close();
    if (size > 0) await guessWrong();
    await jump(-31 * DAY);
    await check('a month earlier');
    if (size > 0) {
      await host.kill('SIGTERM');
      await host.start();
      await check('a month earlier, started again');
    }
    await jump(0);
    if (size > 0) await check('at the right time');
    for (const visitor of [guest, owner]) visitor.close();
    return figures;
  },
};
