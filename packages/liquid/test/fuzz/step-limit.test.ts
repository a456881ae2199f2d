import { expect, test } from 'vitest';
import { createLiquid } from '../../src/liquid.ts';
import { RenderBudget } from '../../src/runtime/budget.ts';

const TURNS = 3000;

/** Templates that print and build nothing, and take at least `TURNS` turns: no limit but that of steps can end them. */
const SILENT: Readonly<Record<string, string>> = {
  'a loop over a range': `{% for i in (1..${TURNS}) %}{% endfor %}`,
  'a loop over a list': '{% for i in list %}{% endfor %}',
  'a loop over a part of a list': `{% for i in list offset: 10 limit: ${TURNS} reversed %}{% endfor %}`,
  'loops in loops': '{% for i in (1..60) %}{% for k in (1..60) %}{% endfor %}{% endfor %}',
  'a loop that always goes on': `{% for i in (1..${TURNS}) %}{% continue %}{% endfor %}`,
  'a loop that assigns': `{% for i in (1..${TURNS}) %}{% assign a = i %}{% endfor %}`,
  'a loop whose conditions are never true': `{% for i in (1..${TURNS}) %}{% if false %}x{% endif %}{% endfor %}`,
  'a table': `{% capture a %}{% tablerow i in list cols: 3 %}{% endtablerow %}{% endcapture %}`,
  'a snippet for each item': '{% render "nothing" for list %}',
  'a snippet included for each item': '{% include "nothing" for list %}',
  'a snippet in a loop': `{% for i in (1..${TURNS}) %}{% render "nothing" %}{% endfor %}`,
  'snippets that render others twice': '{% render "twice" %}',
};

const SNIPPETS: Readonly<Record<string, string>> = {
  nothing: '{% assign a = 1 %}',
  twice: Array.from({ length: 55 }, () => '{% render "many" %}').join(''),
  many: Array.from({ length: 55 }, () => '{% render "nothing" %}').join(''),
};

/** What a template prints with so many steps and no other limit, and the steps that are left. */
function render(source: string, steps: number) {
  const liquid = createLiquid();
  const budget = new RenderBudget({ steps, memory: Number.POSITIVE_INFINITY, time: Number.POSITIVE_INFINITY });
  const data = { list: Array.from({ length: TURNS + 10 }, (_, index) => index) };
  const out = liquid.render(liquid.parse(`${source}after`, ''), {
    ...{ host: undefined, data, globals: data, budget },
    snippet: (name) => SNIPPETS[name],
    warn: () => {},
  });
  return { out, left: budget.steps };
}

test.each(Object.entries(SILENT))('%s: takes a step each turn, and ends where there are no more', (_, source) => {
  const enough = render(source, 1_000_000);
  expect(enough.out).toBe('after');
  const taken = 1_000_000 - enough.left;
  expect(taken).toBeGreaterThanOrEqual(TURNS);
  // The template itself is the first step.
  for (const steps of [2, TURNS / 2, taken - 1]) {
    const { out, left } = render(source, steps);
    expect(out).toBe('Liquid error: Render limit exceeded');
    // What stood between two looks at the limit.
    expect(left).toBeGreaterThan(-100);
  }
  expect(render(source, taken).out).toBe('after');
});
