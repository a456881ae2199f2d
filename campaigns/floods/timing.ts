import { type Figure, none } from '../campaign.ts';
import { inLanes } from '../in-lanes.ts';
import { outboxWhen } from '../outbox.ts';
import { createRandom, type Random } from '../random.ts';
import { confirmationLink, PASSWORD, SESSION, sendRegistration } from '../register.ts';
import { areaByChance, areaOf, median } from '../statistics.ts';
import { addressOf, createVisitor, type Visitor } from '../visitor.ts';
import type { Flood, FloodContext } from './flood.ts';

/** Measurements of each form and group in the full form: as many addresses, each used once, since a try may not find the counters of another. */
const EACH = 1000;
/** The area under the curve that a guess alone has is 0.5. */
const MOST = 0.55;
/** ms until the mails of all registrations are missed. */
const PATIENCE = 300_000;

/** Two groups are unknown addresses, so that the difference by chance between two equal groups is measured in the same minutes. */
const GROUPS = ['known', 'unknown', 'control'] as const;
type Group = (typeof GROUPS)[number];

const FORMS: Readonly<Record<string, (email: string) => [path: string, fields: Record<string, string>]>> = {
  'log in': (email) => ['/account/login', { 'customer[email]': email, 'customer[password]': 'wrong' }],
  recover: (email) => ['/account/recover', { email }],
  register: (email) => ['/account', { 'customer[email]': email, 'customer[password]': PASSWORD }],
};

/** Whether the time of an answer tells if the shop knows an address: log in, recover and register, all groups in turn and in random order. */
export const timingFlood: Flood = {
  name: 'timing',
  async run(context): Promise<Figure[]> {
    const { size, seed, signal, progress } = context;
    // The short form compares the answers alone, and each registration and log-in costs a tenth of a second.
    const each = size < 0.1 ? 1 : Math.round(EACH * size);
    const random = createRandom(seed);
    const emails = Object.fromEntries(
      GROUPS.map((group) => [group, Array.from({ length: each }, () => newEmail(random))]),
    ) as Record<Group, string[]>;
    const newVisitor = visitors(context);
    const accounts = await makeAccounts(emails.known, newVisitor, context);
    progress(`${each - accounts.length} accounts are there`);
    const figures = [none('registrations without an account afterwards', accounts)];
    for (const [name, form] of Object.entries(FORMS)) {
      const times: Record<Group, number[]> = { known: [], unknown: [], control: [] };
      const answers: Record<Group, Set<string>> = { known: new Set(), unknown: new Set(), control: new Set() };
      for (let index = 0; index < each && !signal.aborted; index++) {
        for (const group of shuffled(GROUPS, random)) {
          const visitor = newVisitor();
          // The connection is there before the form is sent.
          await visitor.get('/_host/health');
          const answer = await visitor.form(...form(emails[group][index] ?? ''));
          times[group].push(answer?.ms ?? Number.POSITIVE_INFINITY);
          const { location } = answer?.headers ?? {};
          answers[group].add(`${answer?.status ?? 0} ${location?.replace(/[\w-]{20,}/g, '…')}`);
          // The page it leads to, once: it is the same one for all.
          if (index === 0 && location !== undefined)
            answers[group].add(readable((await visitor.get(location))?.body.toString() ?? '', emails[group][0] ?? ''));
          visitor.close();
        }
      }
      progress(name);
      const [known, unknown, control] = GROUPS.map((group) => [...answers[group]].toSorted().join());
      const isAlike = known === unknown && known === control;
      // Fewer where the time limit ended it.
      const measured = times.control.length;
      const chance = areaByChance(measured, measured);
      figures.push(
        {
          what: `${name}, area under the curve of ${measured} each`,
          value: areaOf(times.known, times.unknown),
          // Fewer measurements than the full form's differ by more than that by chance alone.
          most: Math.max(MOST, 0.5 + 3.5 * chance),
          ofMachine: true,
        },
        { what: `${name}, that of ${measured} unknown addresses each`, value: areaOf(times.unknown, times.control) },
        { what: `${name}, standard error of both`, value: chance },
        {
          what: `${name}, medians apart (known later)`,
          value: median(times.known) - median([...times.unknown, ...times.control]),
          unit: 'ms',
        },
        none(
          `${name}, answers that differ in status, address or text`,
          isAlike ? [] : [`known: ${known}; unknown: ${unknown}, ${control}`],
        ),
      );
    }
    return figures;
  },
};

/** Names of one length, so that nothing but the account tells the groups apart. */
function newEmail(random: Random): string {
  return `${Array.from({ length: 12 }, () => random.below(16).toString(16)).join('')}@example.com`;
}

/** Makes visitors who each come from an address of their own: no limit of one address answers instead. */
function visitors({ host }: FloodContext): () => Visitor {
  let addresses = 200_000;
  return () => createVisitor(host.origin, { from: addressOf(addresses++) });
}

/** Registers everybody and follows the links. Those who have no account then. */
async function makeAccounts(
  emails: readonly string[],
  newVisitor: () => Visitor,
  { data, signal }: FloodContext,
): Promise<string[]> {
  const browsers = emails.map((email) => ({ email, visitor: newVisitor() }));
  const each = (work: (email: string, visitor: Visitor) => Promise<unknown>) =>
    inLanes(browsers.length, 8, signal, async (index) => {
      const browser = browsers[index];
      if (!browser) return;
      await work(browser.email, browser.visitor);
      browser.visitor.close();
    });
  await each((email, visitor) => sendRegistration(visitor, email));
  const mails = await outboxWhen(
    data,
    (list) => {
      const recipients = new Set(list.map(({ to }) => to));
      return emails.every((email) => recipients.has(email));
    },
    PATIENCE,
  );
  await each(async (email, visitor) => {
    const link = confirmationLink(mails, email);
    if (link !== null) await visitor.get(link);
  });
  return browsers.filter(({ visitor }) => !visitor.cookies.has(SESSION)).map(({ email }) => email);
}

function shuffled<T>(list: readonly T[], random: Random): T[] {
  return list
    .map((item) => ({ item, at: random.next() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The words of a page's main part, without what names the visitor or this one answer. */
function readable(html: string, email: string): string {
  return html
    .slice(html.indexOf('<main'))
    .replaceAll(email, '…')
    .replace(/<(script|style)\b.*?<\/\1>|<[^>]+>/gs, ' ')
    .replace(/\s+/g, ' ');
}
