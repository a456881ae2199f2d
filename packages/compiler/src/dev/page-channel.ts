import type { ViteDevServer } from 'vite';
import type { Problem } from '../build/problem.ts';
import { printProblem } from '../build/problem.ts';
import { type ShownProblem, shownProblem } from './problems.ts';

/** Where a problem was found. */
export type ProblemSource = 'sections' | 'theme' | 'texts' | 'parity';

/** The payloads of the events that pages receive. */
export interface PageEvents {
  /** Something that pages show has changed, and the host has it already. */
  'vitrine:changed': undefined;
  /** All current problems. */
  'vitrine:problems': ShownProblem[];
  /** Sent to a page that has connected: ms since 1970 of the last change, 0 before any. */
  'vitrine:changed-at': number;
}

export interface PageChannel {
  shopChanged(): void;
  /** Replaces the problems of one source. They are printed, and shown on every page until they are fixed. */
  show(source: ProblemSource, problems: readonly Problem[]): void;
}

/** The connection to open pages. `base` is the folder that printed paths are relative to. */
export function pageChannel({ ws }: ViteDevServer, base: string): PageChannel {
  const shown = new Map<ProblemSource, ShownProblem[]>();
  const printed = new Map<ProblemSource, string>();
  let changedAt = 0;
  const all = () => [...shown.values()].flat();
  ws.on('vitrine:ready', (_data, client) => {
    client.send('vitrine:changed-at', changedAt);
    client.send('vitrine:problems', all());
  });
  return {
    shopChanged() {
      changedAt = Date.now();
      ws.send('vitrine:changed');
    },
    show(source, problems) {
      const text = problems.map((problem) => printProblem(problem, base)).join('\n');
      const before = printed.get(source) ?? '';
      if (text === before) return;
      printed.set(source, text);
      shown.set(
        source,
        problems.map((problem) => shownProblem(problem, base)),
      );
      if (text === '') console.log(`Fixed: ${before.split('\n').length === 1 ? before : 'all problems'}`);
      else console.error(text);
      ws.send('vitrine:problems', all());
    },
  };
}
