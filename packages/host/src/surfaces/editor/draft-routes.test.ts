import { RenderAnswer } from '@vitrine/contract/editor/calls.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { answered } from '../../../test/answered.ts';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.ts';
import { editorOf, NEUTRAL } from './editor.fixture.ts';

const MAIN = 'template--86871238581416__main';
const index = (heading: string, section: object = {}) => ({
  'templates/index.json': {
    sections: { main: { type: 'text', settings: { heading }, ...section } },
    order: ['main'],
  },
});

let shop: TestShop;
let editor: ReturnType<typeof editorOf>;
beforeEach(async () => {
  shop = await openTestShop();
  editor = editorOf(shop);
  await editor.draft();
});
afterEach(() => shop.close());

const rendered = async (body: object) => answered(RenderAnswer, await editor.render(body));

test('answers sections with the attributes of design mode; null for one that is hidden or not there', {
  tags: ['editor-12'],
}, async () => {
  const { sections, errors } = await rendered({ files: index('Changed'), page: '/', sections: [MAIN, 'gone'] });
  expect(sections?.[MAIN]).toContain('<h1>Changed</h1>');
  expect(sections?.[MAIN]).toContain('data-shopify-editor-section=');
  expect(sections?.gone).toBeNull();
  expect(errors).toEqual([]);
  const hidden = await rendered({ files: index('Changed', { disabled: true }), page: '/', sections: [MAIN] });
  expect(hidden.sections?.[MAIN]).toBeNull();
});

test('keeps what was changed before, in the language of the page', { tags: ['editor-4'] }, async () => {
  await rendered({ files: index('First'), page: '/', sections: [MAIN] });
  await rendered({ files: { 'translations/fr.json': { First: 'Premier' } }, page: '/', sections: [MAIN] });
  const french = await rendered({ page: '/fr/', sections: [MAIN] });
  expect(french.sections?.[MAIN]).toContain('<h1>Premier</h1>');
  expect((await rendered({ page: '/', sections: [MAIN] })).sections?.[MAIN]).toContain('<h1>First</h1>');
});

test('answers the whole page, with the editor’s script, and through redirects', async () => {
  const { html } = await rendered({ files: index('Whole'), page: '/' });
  expect(html).toContain('<h1>Whole</h1>');
  expect(html).toMatch(/<head><script src="\/editor\/preview\.js">/);
  expect((await rendered({ page: '/products' })).html).toContain('Leather Belt');
});

test('lists what Liquid reported, and does not repeat it on the console', async () => {
  const broken = { 'templates/index.json': { sections: { main: { type: 'broken' } }, order: ['main'] } };
  const { errors } = await rendered({ files: broken, page: '/', sections: [MAIN] });
  expect(errors).toEqual([expect.stringContaining("Unknown tag 'unknown'")]);
  expect(shop.reported).toEqual([]);
});

describe('refusals', () => {
  test('an unknown draft is 404, as is one after a restart', async () => {
    const answer = await editor.call('POST', '/editor/api/drafts/never-heard-of/render', { page: '/' });
    expect(answer.statusCode).toBe(404);
    expect(JSON.parse(answer.body).description).toContain('does not know this draft');
  });

  test.each([
    ['PUT', '/editor/api/drafts/short', { files: {}, view: NEUTRAL }, 400],
    ['PUT', '/editor/api/drafts/with spaces in', { files: {}, view: NEUTRAL }, 400],
    ['PUT', '/editor/api/drafts/draft-of-a-test', { files: {} }, 400],
    ['PUT', '/editor/api/drafts/draft-of-a-test', { files: { 'layout/theme.liquid': 'x' }, view: NEUTRAL }, 422],
    ['POST', '/editor/api/drafts/draft-of-a-test/render', { page: 'http://evil.example/' }, 400],
    ['POST', '/editor/api/drafts/draft-of-a-test/render', { files: { x: 1 }, page: '/' }, 422],
    ['POST', '/editor/api/drafts/draft-of-a-test/render', { page: '/', sections: Array(61).fill('x') }, 400],
  ] as const)('%s %s %j is %i', async (method, url, body, status) => {
    const answer = await editor.call(method, url.replaceAll(' ', '%20'), body);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
  });

  test('a body that is no JSON, too deep, or of another type', async () => {
    const put = (payload: string, type = 'application/json') =>
      shop.app.inject({
        method: 'PUT',
        url: '/editor/api/drafts/draft-of-a-test',
        payload,
        headers: { 'content-type': type },
      });
    expect((await put('{')).statusCode).toBe(400);
    expect((await put(`${'['.repeat(5000)}${']'.repeat(5000)}`)).statusCode).toBe(400);
    expect((await put('a=b', 'application/x-www-form-urlencoded')).statusCode).toBe(415);
    expect((await put(`"${'x'.repeat(9_000_000)}"`)).statusCode).toBe(413);
  });

  test('a name that objects have is only a name', async () => {
    const answer = await shop.app.inject({
      method: 'PUT',
      url: '/editor/api/drafts/draft-of-a-test',
      payload: `{"files": {"templates/index.json": {"__proto__": {"sections": {}}, "order": []}}, "view": ${JSON.stringify(NEUTRAL)}}`,
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(204);
  });
});
