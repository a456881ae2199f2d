import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'vitest';
import { renderExamples } from '../../test/documented-examples.ts';
import { readExamples } from './doc-examples.ts';

test('x', async () => {
  const known = JSON.parse(readFileSync(new URL('doc-examples.json', import.meta.url), 'utf8'));
  const examples = readExamples('/work/shared/reference/doc-examples.jsonl').filter(
    ({ name }) => name in known.needs || name in known.differs,
  );
  const { outputs, report } = await renderExamples(
    examples.map(({ name, template }) => ({ template, place: placeOf(name) })),
  );
  const shown = examples.map((example, index) => ({
    name: example.name,
    template: example.template,
    expected: example.output,
    own: outputs[index],
  }));
  writeFileSync('/tmp/doc.json', JSON.stringify({ report, shown }));
});
function placeOf(name: string) {
  if (/tag\.md/.test(name) && /highlight|link_to/.test(name))
    return { page: /highlight/.test(name) ? '/collections/sale-potions/extra-potent' : '/collections/sale-potions' };
  if (/size\.md|within/.test(name)) return { page: '/collections/sale-potions' };
  if (/format_address\.md 1/.test(name)) return { page: '/products/health-potion', customer: true };
  if (/item_count|line_items_for/.test(name)) return { page: '/products/health-potion', cart: ['bloodroot-whole'] };
  if (/json\.md/.test(name)) return { page: '/products/crocodile-tears' };
  if (/video|media_tag/.test(name)) return { page: '/products/potion-beats' };
  if (/model/.test(name)) return { page: '/products/potion-bottle' };
  return { page: '/products/health-potion' };
}
