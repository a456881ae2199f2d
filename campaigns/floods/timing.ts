import type { Figure } from '../campaign.ts';
import { inLanes } from '../in-lanes.ts';
import { createRandom } from '../random.ts';
import { PASSWORD, register } from '../register.ts';
import { areaOf } from '../statistics.ts';
import { addressOf, createVisitor } from '../visitor.ts';
import type { Flood } from './flood.ts';

/** Measurements of each form for known and for unknown addresses, in the full form. */
const EACH = 1000;
/** Known accounts: few tries at each, so that no limit answers instead. */
const ACCOUNTS = 250;
/** The area under the curve that a guess alone has is 0.5. */
const MOST = 0.55;

/** Whether the time of an answer tells if the shop knows an address: register, recover and log in, known and unknown in random order. */
export const timingFlood: Flood = {
  name: 'timing',
  async run({ size, seed, host, data, signal, progress }): Promise<Figure[]> {
    const each = Math.max(4, Math.round(EACH * size));
    const accounts = Math.max(2, Math.round(ACCOUNTS * size));
    let addresses = 0;
    /** Everyone comes from an address of their own: no limit of one address answers instead. */
    const post = async (path: string, fields: Record<string, string>) => {
      const visitor = createVisitor(host.origin, { from: addressOf(200_000 + addresses++) });
      // The connection is there before the form is sent.
      await visitor.get('/_host/health');
      const answer = await visitor.form(path, fields);
      visitor.close();
      return answer;
    };
    const known = (index: number) => `known-${index}@example.com`;
    await inLanes(accounts, 20, signal, async (index) => {
      const visitor = createVisitor(host.origin, { from: addressOf(200_000 + addresses++) });
      await register(visitor, data, known(index));
      visitor.close();
    });
    progress(`${accounts} accounts are there`);
    const forms: Record<string, (email: string) => [string, Record<string, string>]> = {
      'log in': (email) => ['/account/login', { 'customer[email]': email, 'customer[password]': 'wrong' }],
      recover: (email) => ['/account/recover', { email }],
      register: (email) => ['/account', { 'customer[email]': email, 'customer[password]': PASSWORD }],
    };
    const figures: Figure[] = [];
    for (const [name, form] of Object.entries(forms)) {
      const random = createRandom(seed, name.length);
      const times = { known: [] as number[], unknown: [] as number[] };
      const answers = { known: new Set<string>(), unknown: new Set<string>() };
      while ((times.known.length < each || times.unknown.length < each) && !signal.aborted) {
        const kind =
          times.unknown.length >= each || (times.known.length < each && random.oneIn(2)) ? 'known' : 'unknown';
        const index = times[kind].length;
        const email = kind === 'known' ? known(index % accounts) : `unknown-${name.length}-${index}@example.com`;
        const answer = await post(...form(email));
        times[kind].push(answer?.ms ?? Number.NaN);
        answers[kind].add(`${answer?.status ?? 0} ${answer?.headers.location?.replace(/[\w-]{20,}/g, '…')}`);
      }
      const [left, right] = [[...answers.known].toSorted(), [...answers.unknown].toSorted()];
      const isAlike = left.join() === right.join();
      figures.push(
        {
          what: `${name}, area under the curve of ${each} each`,
          value: areaOf(times.known, times.unknown),
          most: MOST,
          ofMachine: true,
        },
        {
          what: `${name}, answers that differ in status or address`,
          value: isAlike ? 0 : 1,
          most: 0,
          cases: [`known: ${left}; unknown: ${right}`],
        },
      );
    }
    return figures;
  },
};
