import { createLiquid } from '@vitrine/liquid';
import { Liquid } from 'liquidjs';
import { platformFilters } from './liquid/platform.ts';
import { type BenchTemplate, benchTemplates, SNIPPETS } from './liquid/templates.ts';
import { median } from './median.ts';
import type { OwnPart, Row } from './report.ts';

const ROUNDS = 9;
/** Renders before the first measurement: a template is compiled after a few. */
const WARM = 10;
/** ms of one measurement, at least. */
const LEAST = 60;

/** Makes a template ready, and gives what renders it. */
type Prepare = (source: string) => (data: Record<string, unknown>) => string;

function ours(): Prepare {
  const filters = Object.fromEntries(
    Object.entries(platformFilters).map(([name, apply]) => [
      name,
      (input: unknown, args: readonly unknown[], named: Readonly<Record<string, unknown>>) => apply(input, args, named),
    ]),
  );
  const engine = createLiquid({ filters });
  const snippets = new Map(Object.entries(SNIPPETS).map(([name, source]) => [name, engine.parse(source, name)]));
  return (source) => {
    const template = engine.parse(source, 'bench');
    return (globals) => engine.render(template, { host: undefined, globals, snippet: (name) => snippets.get(name) });
  };
}

function theirs(): Prepare {
  const engine = new Liquid({ ownPropertyOnly: true, cache: true, templates: { ...SNIPPETS } });
  const isNamed = (argument: unknown): argument is [string, unknown] =>
    Array.isArray(argument) && argument.length === 2;
  for (const [name, apply] of Object.entries(platformFilters)) {
    engine.registerFilter(name, (input: unknown, ...args: unknown[]) =>
      apply(input, [], Object.fromEntries(args.filter(isNamed))),
    );
  }
  // The language divides whole numbers to whole numbers; LiquidJS does by an argument of its own.
  engine.registerFilter('divided_by', (input: unknown, divisor: unknown) => {
    const [a, b] = [Number(input), Number(divisor)];
    return Number.isInteger(a) && Number.isInteger(b) ? Math.floor(a / b) : a / b;
  });
  return (source) => {
    const template = engine.parse(source);
    return (data) => engine.renderSync(template, data);
  };
}

/** ms of one `work`, over as many as `LEAST` takes. */
function timed(work: (index: number) => void): number {
  const began = performance.now();
  let count = 0;
  do work(count++);
  while (performance.now() - began < LEAST);
  return (performance.now() - began) / count;
}

let made = 0;
/** Never the same text twice, so that nothing of the runtime's remembers what it compiled. */
const fresh = (source: string): string => `${source}<!-- ${++made} -->`;

/** Where two texts begin to differ. */
function difference(mine: string, other: string): string {
  let at = 0;
  while (mine[at] === other[at]) at += 1;
  return `${JSON.stringify(mine.slice(Math.max(0, at - 60), at + 60))} and ${JSON.stringify(other.slice(Math.max(0, at - 60), at + 60))}`;
}

function compare({ name, source, data }: BenchTemplate, engines: { ours: Prepare; theirs: Prepare }): Row[] {
  const render = engines.ours(source);
  const renderTheirs = engines.theirs(source);
  const [mine, other] = [render(data), renderTheirs(data)];
  if (mine !== other) throw new Error(`${name}: the engines print ${difference(mine, other)}`);
  for (let count = 0; count < WARM; count++) {
    render(data);
    renderTheirs(data);
  }
  const times = {
    ours: Array.of<number>(),
    theirs: Array.of<number>(),
    ready: Array.of<number>(),
    readyTheirs: Array.of<number>(),
  };
  for (let round = 0; round < ROUNDS; round++) {
    times.ours.push(timed(() => render(data)));
    times.theirs.push(timed(() => renderTheirs(data)));
    // A template is ready once it has rendered: what it takes for that is made when it is first needed. Without data hardly anything is rendered.
    times.ready.push(timed(() => engines.ours(fresh(source))({})));
    times.readyTheirs.push(timed(() => engines.theirs(fresh(source))({})));
  }
  const row = (what: string, ms: number, theirMs: number, ratioTarget: number): Row => ({
    what: `${name}: ${what}`,
    value: 1000 / ms,
    unit: '/s',
    baseline: { name: 'LiquidJS', value: 1000 / theirMs },
    ratioTarget,
  });
  return [
    row('rendering', median(times.ours), median(times.theirs), 5),
    row('parsing', median(times.ready), median(times.readyTheirs), 0.7),
  ];
}

/**
 * The Liquid engine beside LiquidJS: the same templates, data and filters of the platform, and the same output, which is looked at first.
 * Parsing is all that it takes until a template is ready: parsing and a first rendering without data.
 */
export const benchLiquid: OwnPart = {
  title: `Liquid beside LiquidJS (${ROUNDS} rounds by turns, medians)`,
  async run() {
    const engines = { ours: ours(), theirs: theirs() };
    return benchTemplates().flatMap((template) => compare(template, engines));
  },
};
