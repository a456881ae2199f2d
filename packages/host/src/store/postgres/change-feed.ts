import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Changes, EVERYTHING } from '../changes.ts';
import { fromJson, toJson } from '../json.ts';
import { nodeName } from './earlier-nodes.ts';
import { isUnanswered } from './faults.ts';
import type { Run } from './run.ts';

/** A NOTIFY carries 8,000 bytes (https://www.postgresql.org/docs/current/sql-notify.html). */
const LONGEST_PAYLOAD = 7900;
const CHANNEL = 'vitrine_changes';

/** ms between two looks at the table, which finds what no notification told. */
const LOOK_EVERY = 1000;
/** ms a node may go without a look before it forgets everything it has cached: half of what the table remembers. */
const BLIND = 1_800_000;
/** Looks between two clearings of the table. */
const LOOKS_TO_CLEAR = 60;
/** ms within which a connection must be open. */
const CONNECT = 5000;
/** ms before a lost connection is opened again. */
const RECONNECT = 500;

/** What a node says after its commits: `count` goes up by one, so that whoever hears it notices what was lost. Without facts they are in the table. */
interface Message {
  node: string;
  count: number;
  changes?: { id: number; facts: string[] }[];
}

interface Row {
  id: number | null;
  facts: string;
  /** Whether a transaction as old as this row's may still be open: the next look reads it again. */
  again: number;
  horizon: string;
  timeline: string;
}

const LOOK = `
  SELECT changes.id, changes.facts, (changes.xid >= pg_snapshot_xmin(pg_current_snapshot())) AS again,
    pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
    CASE WHEN pg_is_in_recovery() THEN '' ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline
  FROM (SELECT) AS now LEFT JOIN changes ON changes.xid >= $1::text::xid8 ORDER BY changes.id`;

/** What began before this may be open still: looks begin there. */
const NOW = 'SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon';

export interface ChangeFeed {
  /** Stores the facts that a write changes, in its transaction. Returns their number in the table. */
  record(run: Run, facts: ReadonlySet<string>): Promise<number>;
  /** Publishes them here and to the other nodes, once the transaction is on disk. */
  announce(id: number, facts: ReadonlySet<string>): void;
  /** Hears what the other nodes change. */
  start(): Promise<void>;
  /** Looks at the table now. */
  look(): Promise<void>;
  /** `gaps`: notifications that were lost; `missed`: changes that only a look has found; `blind`: s since the last look. */
  figures(): Record<'gaps' | 'missed' | 'blind', number>;
  stop(): Promise<void>;
}

export interface ChangeFeedOptions {
  url: string;
  /** Of the readers. */
  run: Run;
  changes: Changes;
  /** Called with the connection on which changes are heard, whenever there is a new one. */
  onConnected?: (client: pg.Client) => void;
  /** Called where the server did not answer a new one: while there is none, nothing else asks whether it is there. */
  onUnanswered?: () => void;
  /** ms within which a connection must be open. */
  connect?: number;
  /** ms */
  lookEvery?: number;
}

/** Tells the nodes of a shop what the others change. The table is the truth; notifications make it fast. */
export function createChangeFeed(options: ChangeFeedOptions): ChangeFeed {
  const { url, run, changes, onConnected = () => {}, onUnanswered = () => {} } = options;
  const { connect = CONNECT, lookEvery = LOOK_EVERY } = options;
  const node = randomBytes(8).toString('hex');
  /** Changes that are published already, as far as a look may find them again. */
  let published = new Set<number>();
  const counts = new Map<string, number>();
  let horizon = '0';
  let timeline = '';
  let lookedAt = performance.now();
  let looks = 0;
  let gaps = 0;
  let missed = 0;
  let count = 0;
  let isStopped = false;
  let listener: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | null = null;
  let sending: Promise<void> = Promise.resolve();
  let unsent: NonNullable<Message['changes']> = [];

  function publish(id: number, facts: Iterable<string>): void {
    if (published.has(id)) return;
    published.add(id);
    changes.publish(facts);
  }

  async function lookOnce(): Promise<void> {
    const before = published;
    published = new Set(before);
    const { rows }: { rows: Row[] } = await run(LOOK, [horizon]);
    const [first] = rows;
    if (!first) return;
    const wasBlind = performance.now() - lookedAt > BLIND || (timeline !== '' && timeline !== first.timeline);
    lookedAt = performance.now();
    const again = new Set<number>();
    for (const { id, facts, again: isOpen } of rows) {
      if (id === null) continue;
      if (!published.has(id)) {
        missed += 1;
        publish(id, fromJson<string[]>(facts));
      }
      if (isOpen === 1) again.add(id);
    }
    // What was announced while the look ran may be too new for it.
    for (const id of published) if (!before.has(id)) again.add(id);
    published = again;
    horizon = first.horizon;
    timeline = first.timeline;
    if (wasBlind) changes.publish([EVERYTHING]);
    looks += 1;
    if (looks % LOOKS_TO_CLEAR === 0) await run(`DELETE FROM changes WHERE at < now() - interval '1 hour'`, []);
  }

  function look(): Promise<void> {
    looking ??= lookOnce().finally(() => {
      looking = null;
    });
    return looking;
  }

  /** A look that may fail: the next one finds what it would have. */
  const lookSoon = (): void => void look().catch(() => {});

  function hear(payload: string | undefined): void {
    const message = fromJson<Message>(payload ?? '{}');
    if (message.node === node) return;
    const expected = (counts.get(message.node) ?? 0) + 1;
    counts.set(message.node, message.count);
    // The first message of a node that was there before this one.
    const isGap = message.count !== expected;
    if (isGap && expected > 1) gaps += 1;
    if (message.changes) for (const { id, facts } of message.changes) publish(id, facts);
    if (isGap || !message.changes) lookSoon();
    changes.committed();
  }

  async function listen(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: nodeName,
      connectionTimeoutMillis: connect,
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => hear(payload));
    client.on('error', () => {});
    client.on('end', () => {
      if (listener !== client) return;
      listener = null;
      listenAgain();
    });
    try {
      await client.connect();
      onConnected(client);
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      client.connection.stream.destroy();
      if (isUnanswered(error)) onUnanswered();
      throw error;
    }
    listener = client;
    if (isStopped) await client.end();
  }

  function listenAgain(): void {
    if (isStopped) return;
    setTimeout(() => {
      listen().then(lookSoon, listenAgain);
    }, RECONNECT).unref();
  }

  async function send(): Promise<void> {
    const sent = unsent;
    unsent = [];
    if (sent.length === 0) return;
    count += 1;
    const whole = toJson({ node, count, changes: sent } satisfies Message);
    const payload = Buffer.byteLength(whole) <= LONGEST_PAYLOAD ? whole : toJson({ node, count } satisfies Message);
    // Where it fails the others find the changes at their next look.
    await run('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => {});
  }

  return {
    async record(write, facts) {
      const { rows } = await write('INSERT INTO changes (node, facts) VALUES ($1, $2) RETURNING id', [
        node,
        toJson([...facts]),
      ]);
      return Number(rows[0]?.id);
    },
    announce(id, facts) {
      publish(id, facts);
      unsent.push({ id, facts: [...facts] });
      // What comes while one is on its way goes together.
      if (unsent.length === 1) sending = sending.then(send);
    },
    async start() {
      await listen();
      const { rows } = await run(NOW, []);
      horizon = String(rows[0]?.horizon);
      timer = setInterval(lookSoon, lookEvery);
      timer.unref();
    },
    look,
    figures: () => ({ gaps, missed, blind: Math.round((performance.now() - lookedAt) / 1000) }),
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await sending;
      await looking?.catch(() => {});
      const client = listener;
      listener = null;
      await client?.end();
    },
  };
}
