import type { Visitor } from './visitor.ts';

/**
 * The host's figures now: by name, and by name and label as they are printed, e.g.
 * `vitrine_connections_closed_total{kind="pipelined"}`. What is not printed is absent. Rejects where they are not answered.
 */
export async function readMetrics(visitor: Visitor): Promise<ReadonlyMap<string, number>> {
  const answer = await visitor.get('/_host/metrics');
  if (answer?.status !== 200) throw new Error(`/_host/metrics answered ${answer?.status ?? 'nothing'}.`);
  const lines = answer.body.toString().matchAll(/^(\w+(?:\{.*\})?) (\S+)$/gm);
  return new Map(Array.from(lines, ([, name = '', value]) => [name, Number(value)]));
}

/** By how much each of these has risen between the two. */
export function rise(before: ReadonlyMap<string, number>, after: ReadonlyMap<string, number>, name: string): number {
  return (after.get(name) ?? 0) - (before.get(name) ?? 0);
}
