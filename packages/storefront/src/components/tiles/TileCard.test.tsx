// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { TileCard } from './TileCard.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

it('keeps in sight what the merchant marked, where the picture is cut', () => {
  const image = { src: '/linen.jpg', srcset: '', width: 1600, height: 900, alt: '' };
  const tile = { title: 'Linen', url: '/collections/linen', image, focus: '70% 20%', excerpt: '', date: '' };
  const { container } = render(<TileCard tile={tile} heading="h3" sizes="50vw" />);
  expect(container.querySelector<HTMLElement>('.card__media')?.style.getPropertyValue('--focus')).toBe('70% 20%');
});
