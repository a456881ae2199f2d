import { expect, test } from 'vitest';
import { joinScripts, NO_SCRIPTS, pageScripts, scriptHash, textsIn } from './page-scripts.ts';

const of = (text: string, settings: string[] = []) => pageScripts([['layout/theme.liquid', text]], settings);

test('a script without Liquid is known by its hash, as the browser reads its lines', () => {
  // By OpenSSL.
  expect(scriptHash('window.ran = true')).toBe("'sha256-n9EN4HRuqAZWS3DkzeVa5nrYbAXf6rOQSDqdLq/Yc5c='");
  const { hashes, unknown } = of(
    '<script>\r\n let a = 1 > 0;\r\n</script>\n<SCRIPT type="module">b()</SCRIPT ><script type=speculationrules>{}</script>',
  );
  expect([...hashes]).toEqual([scriptHash('\n let a = 1 > 0;\n'), scriptHash('b()'), scriptHash('{}')]);
  expect(unknown).toEqual([]);
});

test('data is no script, and what prints nothing in the page is none', () => {
  const { hashes, unknown } = of(
    `<script type="application/json">{{ product | json }}</script><script data-a="{{ x }}" type='application/ld+json'>{"a": {{ b }}}</script>
    {% comment %}<script>{{ a }}</script>{% endcomment %}{%- doc -%}<script>{% enddoc %}{% javascript %}a = '<script>'{% endjavascript %}{% schema %}{"x": "<script>"}{% endschema %}`,
  );
  expect([[...hashes], unknown]).toEqual([[], []]);
});

test.each([
  ['<script>var a = {{ product | json }}</script>', 'Liquid in its text'],
  ['<script>{%- if a -%}b(){%- endif -%}</script>', 'Liquid in its text'],
  ['<script type="{{ kind }}">b()</script>', 'type is Liquid'],
  ['<script src="{{ settings.address }}"></script>', 'address that is Liquid'],
  ['{{ settings.address | script_tag }}', 'address that is Liquid'],
  ['<script>b()', 'could not be read'],
  ['<button type="button" onclick="b()">', 'onclick'],
  ['<img src="{{ a }}" onerror=b()>', 'onerror'],
  ['<a href="javascript:b()">', 'javascript:'],
])('%s cannot be known', (text, why) => {
  expect(of(text).unknown).toEqual([expect.stringContaining(why)]);
});

test('scripts of other sites are known by their origin, the shop’s own are its own', () => {
  const { scriptOrigins, unknown } = of(
    `<script src="https://a.example/x.js?v={{ shop.id }}" async></script><script src=//b.example/y.js></script>
    <script type="module" src="{{ 'boot.js' | asset_url | split: '?' | first }}"></script>{{ 'https://c.example/z.js' | script_tag }}{{ 'boot.js' | asset_url | script_tag }}`,
  );
  expect([...scriptOrigins]).toEqual(['https://a.example', 'https://b.example', 'https://c.example']);
  expect(unknown).toEqual([]);
});

test('what a merchant sets counts: scripts of a Liquid section, addresses that are called', () => {
  const { hashes, calledOrigins, unknown } = of(
    '',
    textsIn({ a: ['<script>b()</script>', { c: ' https://api.example:8443/v1 ' }], d: 'see https://x.example' }),
  );
  expect([[...hashes], [...calledOrigins], unknown]).toEqual([[scriptHash('b()')], ['https://api.example:8443'], []]);
  expect(of('', ['https://a.example/; script-src *']).calledOrigins.size).toBe(0);
  const both = joinScripts(of('<script>a()</script>'), of('<script>{{ a }}</script>'));
  expect([both.hashes.size, both.unknown.length, joinScripts(NO_SCRIPTS, both)]).toEqual([1, 1, both]);
});
