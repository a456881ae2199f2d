import { z } from 'zod';

/** What a worker tells the primary process. */
const report = z.discriminatedUnion('worker', [
  /** The shop is imported; the theme's folder, unpacked where it was a zip. The process ends by itself. */
  z.object({ worker: z.literal('prepared'), themeDir: z.string() }),
  /** It accepts connections. */
  z.object({ worker: z.literal('ready'), port: z.number() }),
  /** Its own metrics, in Prometheus' text format. */
  z.object({ worker: z.literal('metrics'), request: z.number(), text: z.string() }),
  /** Somebody has asked it for the metrics of all workers. */
  z.object({ worker: z.literal('want-metrics'), request: z.number() }),
  /** It accepts no more connections, and ends once it has the answer. */
  z.object({ worker: z.literal('leaving') }),
]);

/** What the primary process tells a worker. */
const order = z.discriminatedUnion('primary', [
  /** End: the whole command does. */
  z.object({ primary: z.literal('stop') }),
  /** End: another process has taken over. */
  z.object({ primary: z.literal('retire') }),
  /** The answer to `leaving`. */
  z.object({ primary: z.literal('leave') }),
  z.object({ primary: z.literal('read-metrics'), request: z.number() }),
  /** The answer to `want-metrics`. */
  z.object({ primary: z.literal('all-metrics'), request: z.number(), text: z.string() }),
]);

export type Report = z.infer<typeof report>;
export type Order = z.infer<typeof order>;

/** Undefined for other messages, such as Node's own. */
export const readReport = (message: unknown): Report | undefined => report.safeParse(message).data;
/** Undefined for other messages, such as Node's own. */
export const readOrder = (message: unknown): Order | undefined => order.safeParse(message).data;
