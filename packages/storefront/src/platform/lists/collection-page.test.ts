// @vitest-environment happy-dom

import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { CollectionProps } from '../../domain/collection.schema.ts';
import { cardFixture, collectionFixture } from '../../sections/collection/collection.fixture.ts';
import { fetchCollection, parseCollectionPage } from './collection-page.ts';

const image = { src: '/a.jpg', srcset: '/a.jpg 400w', width: 400, height: 600, alt: 'A' };
const placed = { position: 2, attributes: '' };
const collection = CollectionProps.parse(
  collectionFixture({
    blocks: [
      {
        type: 'image',
        ...placed,
        url: '/x',
        clip: 'arc',
        image,
        cta_style: 'link',
        cta_text: 'See',
        cta_color: '#fff',
        block_width: 2,
      },
      {
        type: 'text',
        ...placed,
        heading: 'Silk',
        description: '<p>"Fine" & soft</p>',
        format: 'left',
        background: '#fff',
        color: '#000',
      },
      { type: 'date', ...placed, heading: 'Drop', month: 'May', day: '4' },
      { type: 'press', ...placed, heading: 'Said', list: [{ icon: null, description: 'Good' }] },
      { type: 'product', ...placed, block_width: 1, card: cardFixture(9) },
    ],
  }),
);

const page = (json: string) =>
  `<!doctype html><html><body><main><script type="application/json" id="collection-data">${json}</script></main></body></html>`;

afterEach(() => vi.unstubAllGlobals());

it('reads the collection out of its page', () => {
  expect(parseCollectionPage(page(JSON.stringify(collection)))).toEqual({ ok: true, value: collection });
});

it('turns &quot; back into quotes', { tags: ['call-6'] }, () => {
  const plain: CollectionProps = { ...collection, blocks: [] };
  expect(parseCollectionPage(page(JSON.stringify(plain).replaceAll('"', '&quot;')))).toEqual({
    ok: true,
    value: plain,
  });
});

it('reads whatever the contract allows', () => {
  const blocks = fc.shuffledSubarray(collection.blocks);
  fc.assert(
    fc.property(blocks, fc.boolean(), fc.option(fc.webPath()), (blocks, paginate, next_url) => {
      const other: CollectionProps = { ...collection, blocks, paginate, next_url };
      expect(parseCollectionPage(page(JSON.stringify(other).replaceAll('<', '\\u003c')))).toEqual({
        ok: true,
        value: other,
      });
    }),
    { numRuns: 30 },
  );
});

it('fails as a value on any other page', async () => {
  expect(parseCollectionPage('<p>Not found</p>')).toMatchObject({ ok: false, error: { path: '#collection-data' } });
  expect(parseCollectionPage(page('{'))).toMatchObject({ ok: false, error: { path: '#collection-data' } });
  expect(parseCollectionPage(page(JSON.stringify({ ...collection, blocks: [{ type: 'video' }] })))).toMatchObject({
    ok: false,
    error: { path: '$.blocks[0].type' },
  });
  vi.stubGlobal('fetch', async () => new Response(page(JSON.stringify(collection)), { status: 500 }));
  expect(await fetchCollection('/collections/all')).toMatchObject({
    ok: false,
    error: { kind: 'status', status: 500 },
  });
});
