import { configureView } from '@vitrine/compiler/view.ts';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { NoScriptBuy } from './NoScriptBuy.tsx';
import { productFixture } from './product.fixture.ts';

beforeEach(() => configureView(viewFixture()));

const painted = (more: Parameters<typeof productFixture>[0]) =>
  renderToString(<NoScriptBuy product={productFixture(more)} />);

it('offers every variant of its page, and the bag', () => {
  const html = painted({});
  expect(html).toContain('Add to bag');
  expect(html).toContain('name="id"');
  expect(html).not.toContain('versions');
});

it('sells nothing where everything is gone, and says where to write', () => {
  const html = painted({ available: false });
  expect(html).not.toContain('Add to bag');
  expect(html).not.toContain('name="id"');
  expect(html).toContain('Sold out');
  expect(html).toContain('mailto:');
});

it('leads to the other pages of a long list of variants', () => {
  const html = painted({ variants_before: '/products/slip?page=1', variants_after: '/products/slip?page=3' });
  expect(html).toContain('href="/products/slip?page=1"');
  expect(html).toContain('href="/products/slip?page=3"');
  expect(html).toContain('More versions');
});
