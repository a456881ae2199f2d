import { expect, test } from 'vitest';
import { answer } from './answer.ts';
import { Random } from './random.ts';

/** A template of blocks in one another that `break` and `continue` leave. Cases go on after them, up to a tag. */
function randomInterrupts(seed: number): { template: string; partials: string } {
  const random = new Random(seed);
  const body = (depth: number): string => random.times(random.integer(0, 3), () => node(depth)).join('');
  const branch = (depth: number) => {
    const values = random.pick(['1', '1, 1', 'x, 1', '2', "'a', 'b'", 'i', '']);
    return `${values === '' ? '{% else %}' : `{% when ${values} %}`}${body(depth)}`;
  };
  const leaf = () =>
    random.pick([
      't',
      '{{ 1 }}',
      "{{ 'q' }}",
      '{% comment %}{% endcomment %}',
      '{% raw %}r{% endraw %}',
      '{% break %}',
      '{% continue %}',
      '{{ 1 | divided_by: 0 }}',
      '{% assign x = 1 %}',
      "{% include 'p' %}",
      "{% render 'p' %}",
      '{% cycle x, i %}',
    ]);
  const block = (depth: number) =>
    random.pick([
      () => `{% if ${random.pick(['true', 'x == 1'])} %}${body(depth)}{% else %}${body(depth)}{% endif %}`,
      () =>
        `{% case ${random.pick(['1', 'x', 'i'])} %}${random.times(random.integer(1, 3), () => branch(depth)).join('')}{% endcase %}`,
      () => `{% for i in (1..${random.integer(0, 3)}) %}${body(depth)}{% endfor %}`,
      () => `{% capture c %}${body(depth)}{% endcapture %}[{{ c }}]`,
      () => `{% ifchanged %}${body(depth)}{% endifchanged %}`,
      () => `{% tablerow i in (1..2) cols: 1 %}${body(depth)}{% endtablerow %}`,
    ])();
  const node = (depth: number) => (depth < 4 && random.chance(0.4) ? block(depth + 1) : leaf());
  const template = random.times(6, () => node(0)).join('');
  const partial = body(2).replaceAll(/\{% (?:include|render) 'p' %\}/g, '{{ x }}');
  return { template, partials: JSON.stringify({ p: partial }) };
}

test('break and continue do the same walked and compiled', () => {
  const questions = Array.from({ length: 400 }, (_, seed) => randomInterrupts(seed));
  const wrong = questions.flatMap((question) => {
    const ours = answer(question);
    return 'out' in ours ? [] : [{ question, ours }];
  });
  expect(wrong.slice(0, 3)).toEqual([]);
  expect(new Set(questions.map(({ template }) => template)).size).toBeGreaterThan(350);
});
