import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { themeCheckRun } from '@shopify/theme-check-node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LiquidNode, type VisitLiquid, type Visitor, visitAnew, visitOnce, withWalk } from './visit-liquid.ts';

/** Offences of several checks: on entering and on leaving nodes, deep ones, two of one node, and one that a comment turns off. */
const FILES = {
  'layout/theme.liquid': `<!doctype html><html><head>{{ content_for_header }}<script src="x.js"></script></head>
<body>{{ content_for_layout }}</body></html>`,
  'sections/broken.liquid': `{% assign unused = 1 %}{% if true %}<div>{% for a in list %}<p><img src="{{ a | img_url }}">
{{ 'no.such.text' | t }}{{ unknown_object.title | no_such_filter }}</p>{% endfor %}</div>{% endif %}
{% render 'nowhere' %}{% include 'old' %}
{% # theme-check-disable UnusedAssign %}{% assign also_unused = 2 %}{% # theme-check-enable UnusedAssign %}
{% schema %}{ "name": "Broken" }{% endschema %}`,
  'locales/en.default.json': '{}',
  'snippets/old.liquid': `{% capture text %}{{ product.title | escape }}{% endcapture %}<b>{{ text }}</b>`,
};

const theme = mkdtempSync(join(tmpdir(), 'vitrine-check-'));
beforeAll(() => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(theme, name)), { recursive: true });
    writeFileSync(join(theme, name), text);
  }
});
afterAll(() => rmSync(theme, { recursive: true, force: true }));

const run = async () => {
  const { offenses } = await themeCheckRun(theme, undefined, () => {});
  return offenses.map(({ check, uri, start, end, message }) => [check, uri, start.index, end.index, message]).sort();
};

test('one walk for a file finds what a walk for each check finds', { timeout: 120_000 }, async () => {
  const once = await withWalk(run);
  expect(once).toEqual(await withWalk(run, visitAnew));
  expect(new Set(once.map(([check]) => check)).size).toBeGreaterThan(5);
  expect(once.filter(([check]) => check === 'UnusedAssign')).toHaveLength(1);
});

test('it comes to the same nodes in the same order, with the same ancestors', { timeout: 120_000 }, async () => {
  const roots = new Set<LiquidNode>();
  await withWalk(run, async (root) => void roots.add(root));
  expect(roots.size).toBe(3);
  for (const root of roots) {
    const visits = async (walk: VisitLiquid) => {
      const seen: unknown[] = [];
      const note = (name: string) => async (node: LiquidNode, ancestors: readonly LiquidNode[]) => {
        seen.push([name, node, [...ancestors]]);
      };
      await walk(root, new Proxy<Visitor>({}, { get: (_, name) => note(String(name)) }));
      return seen;
    };
    const [once, anew] = [await visits(visitOnce), await visits(visitAnew)];
    expect(once.length).toBeGreaterThan(20);
    expect(once.length).toBe(anew.length);
    for (const [index, visit] of once.entries()) expect(visit).toStrictEqual(anew[index]);
  }
});
