import { open } from 'node:fs/promises';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { type Campaign, type CampaignOptions, type Figure, none } from '../campaign.ts';
import { databaseIn } from '../database.ts';
import { type Host, startHost } from '../host.ts';
import { hostOn, type OpenHost } from '../open-host.ts';
import { ownFolders } from '../prepare.ts';
import { variantOf } from '../shopping.ts';
import { quantile } from '../statistics.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { canLimit, LIMITED_FILES, mayMount, tmpfsVolume, type Volume } from './volume.ts';

/** Pages a shopper opens while the disk is out of order; some have been opened before, some have not. */
const PAGES = ['/', '/collections/all', '/search?q=linen', '/cart', '/pages/about', '/account/login'];
/** ms within which it is well again once the disk is. */
const HEALING = 60_000;
/** s a second process holds the write lock, and s in which a write that could wait must be answered. */
const LOCK = { full: 5, short: 0.3, answered: 10 };
/** More than what `/_host/ready` wants to be left. */
const DISK_MB = 64;

/** The disk is full, read-only, damaged or slow: pages are answered, writes are refused in words, and it heals. */
export const disk: Campaign = {
  title: 'Disk: full, read-only, damaged, slow',
  unit: 'rounds',
  full: 3,
  short: 0,
  minutes: 20,
  async run(options): Promise<Figure[]> {
    const dir = path.join(options.prepared, 'mount');
    const isRoot = mayMount();
    const figures: Figure[] = [];
    for (let round = 0; round < Math.max(1, options.size) && !options.signal.aborted; round++) {
      if (isRoot && options.size > 0) {
        figures.push(...(await fullSmallDisk(options, dir)));
        figures.push(...(await readOnlyDisk(options, dir)));
      }
      if (canLimit()) {
        await using opened = await options.open();
        figures.push(...(await fullDisk(opened, LIMITED_FILES)));
      }
      figures.push(...(await damagedFile(options)));
      figures.push(...(await slowDisk(options)));
    }
    if (!isRoot)
      options.progress(
        'Without the rights of root no disk is mounted: full is a limit of the process, read-only is left out.',
      );
    return figures;
  },
};

/** A write of each kind; returns what is wrong with its answer while nothing can be written. */
async function wronglyRefused(visitor: Visitor, variant: number): Promise<string[]> {
  const wrong: string[] = [];
  const answers = {
    'adding to the bag': await visitor.json('/cart/add.js', { id: variant, quantity: 1 }),
    'a plain form of the bag': await visitor.form('/cart/add', { id: String(variant), quantity: '1' }),
    registering: await visitor.form('/account', {
      'customer[email]': 'full@example.com',
      'customer[password]': 'a good password',
    }),
    'a message': await visitor.form('/contact', {
      form_type: 'contact',
      'contact[email]': 'a@example.com',
      'contact[body]': 'x',
    }),
  };
  for (const [what, answer] of Object.entries(answers)) {
    const text =
      answer?.body
        .toString()
        .replace(/<(script|style).*?<\/\1>|<[^>]+>/gs, ' ')
        .trim() ?? '';
    if (answer?.status !== 503)
      wrong.push(`${what}: ${answer?.status ?? 'no answer'} ${answer?.headers.location ?? ''}`);
    else if (!/\w+ \w+ \w+/.test(text)) wrong.push(`${what}: 503 without words: ${text.slice(0, 100)}`);
    else if (/SQLITE|ENOSPC|errno|\.ts:/i.test(text))
      wrong.push(`${what}: 503 that shows the inside: ${text.slice(0, 100)}`);
  }
  return wrong;
}

async function pagesNotAnswered(visitor: Visitor): Promise<string[]> {
  const wrong: string[] = [];
  for (const page of PAGES) {
    const answer = await visitor.get(page);
    if (answer?.status !== 200 && !(page === '/pages/about' && answer?.status === 404))
      wrong.push(`${page}: ${answer?.status ?? 'no answer'}`);
  }
  const picture = /\/cdn\/shop\/files\/[\w.-]+?\.(?:avif|webp)/.exec(
    (await visitor.get('/'))?.body.toString() ?? '',
  )?.[0];
  const rendered = await visitor.get(`${picture}?width=${100 + Math.floor(Math.random() * 900)}`);
  if (rendered?.status !== 200) wrong.push(`a new picture: ${rendered?.status ?? 'no answer'}`);
  return wrong;
}

const readiness = async (visitor: Visitor) => (await visitor.get('/_host/ready'))?.status ?? 0;

async function isReadyWithin(visitor: Visitor, status: number, ms: number): Promise<boolean> {
  const deadline = performance.now() + ms;
  while (performance.now() < deadline) {
    if ((await readiness(visitor)) === status) return true;
    await wait(100);
  }
  return false;
}

async function healed(visitor: Visitor, variant: number): Promise<Figure> {
  const deadline = performance.now() + HEALING;
  let answer = await visitor.json('/cart/add.js', { id: variant, quantity: 1 });
  while (answer?.status !== 200 && performance.now() < deadline) {
    await wait(200);
    answer = await visitor.json('/cart/add.js', { id: variant, quantity: 1 });
  }
  return { what: 'writes go on when the disk is well', value: answer?.status === 200 ? 1 : 0, least: 1 };
}

async function quantityIn(visitor: Visitor): Promise<number> {
  const { item_count: count = -1 }: { item_count?: number } = JSON.parse(
    (await visitor.get('/cart.js'))?.body.toString() || '{}',
  );
  return count;
}

const named = (what: string, figures: readonly Figure[]): Figure[] =>
  figures.map((figure) => ({ ...figure, what: `${what}: ${figure.what}` }));

async function outOfOrder(host: Host, visitor: Visitor, variant: number): Promise<Figure[]> {
  return [
    none('writes not refused with 503 in words', await wronglyRefused(visitor, variant)),
    none('pages not answered', await pagesNotAnswered(visitor)),
    { what: '/_host/ready says so (503)', value: (await isReadyWithin(visitor, 503, 15_000)) ? 1 : 0, least: 1 },
    {
      what: '/_host/health answers 200',
      value: (await visitor.get('/_host/health'))?.status === 200 ? 1 : 0,
      least: 1,
      cases: [host.output().slice(-300)],
    },
  ];
}

async function fullSmallDisk({ prepared }: CampaignOptions, dir: string): Promise<Figure[]> {
  await using volume = await tmpfsVolume(dir, DISK_MB);
  await using opened = await hostOn(await ownFolders(prepared, path.join(volume.dir, 'data')));
  return fullDisk(opened, volume);
}

async function fullDisk({ host }: OpenHost, volume: Volume): Promise<Figure[]> {
  const visitor = createVisitor(host.origin, { from: '127.0.60.2' });
  try {
    const variant = await variantOf(host.origin, 'campaign-scarf');
    await visitor.json('/cart/add.js', { id: variant, quantity: 1 });
    const before = await quantityIn(visitor);
    await volume.fill(host.pid());
    const figures = await outOfOrder(host, visitor, variant);
    figures.push({
      what: 'pieces in a bag from before',
      value: await quantityIn(visitor),
      least: before,
      most: before,
    });
    if (volume.staysFull) {
      await host.kill('SIGTERM');
      const started = await host.start().then(
        () => true,
        () => false,
      );
      figures.push({ what: 'starts', value: started ? 1 : 0, least: 1, cases: [host.output().slice(-300)] });
      if (started) figures.push(none('pages not answered after a start', await pagesNotAnswered(visitor)));
    }
    await volume.free(host.pid());
    figures.push(await healed(visitor, variant));
    figures.push({
      what: '/_host/ready is 200 again',
      value: (await isReadyWithin(visitor, 200, 30_000)) ? 1 : 0,
      least: 1,
    });
    return named(`full (${volume.kind})`, figures);
  } finally {
    visitor.close();
    if (host.isRunning()) await volume.free(host.pid());
  }
}

async function readOnlyDisk({ prepared }: CampaignOptions, dir: string): Promise<Figure[]> {
  await using volume = await tmpfsVolume(dir, DISK_MB);
  const folders = await ownFolders(prepared, path.join(volume.dir, 'data'));
  volume.setReadOnly(true);
  const host = await startHost(folders).catch((error: unknown) => String(error));
  if (typeof host === 'string') return [{ what: 'read-only: starts', value: 0, least: 1, cases: [host] }];
  const visitor = createVisitor(host.origin, { from: '127.0.61.2' });
  try {
    const variant = await variantOf(host.origin, 'campaign-scarf');
    const figures = await outOfOrder(host, visitor, variant);
    volume.setReadOnly(false);
    figures.push(await healed(visitor, variant));
    return named('read-only', figures);
  } finally {
    visitor.close();
    await host.kill('SIGTERM');
  }
}

async function overwrite(file: string, at: number, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, at);
  await handle.close();
}

async function damagedFile({ prepared, size }: CampaignOptions): Promise<Figure[]> {
  const figures: Figure[] = [];
  const places = { 'its head': [0, 4096], 'its middle': [16_384, 300_000] } as const;
  for (const [what, [at, length]] of Object.entries(places)) {
    if (size === 0 && at > 0) continue;
    const folders = await ownFolders(prepared);
    const file = await databaseIn(folders.data);
    await overwrite(file, at, Buffer.alloc(length, 'damage'));
    const text = await startHost(folders).then(
      async (host) => {
        const visitor = createVisitor(host.origin, { from: '127.0.62.2' });
        const body = (await visitor.get('/_host/ready'))?.body.toString() ?? '';
        visitor.close();
        await host.kill('SIGTERM');
        return host.output() + body;
      },
      (error: unknown) => String(error),
    );
    figures.push(
      {
        what: `damaged in ${what}: the file is named`,
        value: text.includes(path.basename(file)) ? 1 : 0,
        least: 1,
        cases: [text.slice(0, 400)],
      },
      {
        what: `damaged in ${what}: the remedy is named`,
        value: text.includes('vitrine restore') ? 1 : 0,
        least: 1,
        cases: [text.slice(0, 400)],
      },
      { what: `damaged in ${what}: no stack is shown`, value: /\n\s+at /.test(text) ? 1 : 0, most: 0 },
    );
    await folders.remove();
  }
  return figures;
}

/** A second process holds the write lock: writes wait for it, pages do not. */
async function slowDisk({ open: openHost, size }: CampaignOptions): Promise<Figure[]> {
  await using opened = await openHost();
  const { host, data } = opened;
  const visitor = createVisitor(host.origin, { from: '127.0.63.2' });
  const reader = createVisitor(host.origin, { from: '127.0.63.3' });
  const held = new DatabaseSync(await databaseIn(data), { timeout: 10_000 });
  const others = [4, 5, 6].map((number) => createVisitor(host.origin, { from: `127.0.63.${number}` }));
  try {
    const variant = await variantOf(host.origin, 'campaign-scarf');
    const lockMs = (size > 0 ? LOCK.full : LOCK.short) * 1000;
    /** Requests uncached pages for so many ms. */
    const pages = async (ms: number, name: string) => {
      const times: number[] = [];
      const failed: string[] = [];
      const until = performance.now() + ms;
      for (let count = 0; performance.now() < until; count++) {
        const answer = await reader.get(count % 2 === 0 ? `/search?q=${name}${count}` : '/collections/all');
        times.push(answer?.ms ?? Number.POSITIVE_INFINITY);
        if (answer?.status !== 200) failed.push(`page ${count}: ${answer?.status ?? 'no answer'}`);
      }
      return { p99: quantile(times, 0.99), failed };
    };
    const before = await pages(lockMs, 'before');
    held.exec('BEGIN IMMEDIATE');
    const waiting = [
      visitor.json('/cart/add.js', { id: variant, quantity: 1 }),
      ...others.map((other, index) =>
        other.form('/contact', { form_type: 'customer', 'contact[email]': `slow-${index}@example.com` }),
      ),
    ];
    const meanwhile = await pages(lockMs, 'meanwhile');
    held.exec('COMMIT');
    const writes = await Promise.all(waiting);
    const failed = writes.flatMap((answer) =>
      answer && answer.status < 400 ? [] : [`${answer?.status ?? 'no answer'}`],
    );
    return named(`slow (a second process holds the lock for ${lockMs / 1000} s)`, [
      none('writes that failed', failed),
      {
        what: 'slowest write',
        value: Math.max(...writes.map((answer) => answer?.ms ?? Number.POSITIVE_INFINITY)) / 1000,
        unit: 's',
        most: LOCK.answered,
        ofMachine: true,
      },
      none('pages not answered', [...before.failed, ...meanwhile.failed]),
      {
        what: 'pages at p99 beside those before',
        value: meanwhile.p99 / before.p99,
        unit: '×',
        most: 3,
        ofMachine: true,
      },
    ]);
  } finally {
    held.close();
    for (const one of [visitor, reader, ...others]) one.close();
  }
}
