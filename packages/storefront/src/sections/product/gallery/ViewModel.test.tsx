// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { configureView } from '@vitrine/compiler/view.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { viewFixture } from '../../../view.fixture.ts';
import { productFixture } from '../product.fixture.ts';
import { ViewModel } from './ViewModel.tsx';

beforeEach(() => configureView(viewFixture()));
afterEach(cleanup);

const models = [
  { name: 'Ada', height: 70, size: '4' },
  { name: 'Bea', height: 63, size: '2' },
  { name: 'Cleo', height: 67, size: '10' },
];
const media = productFixture().media.map((item, index) => ({ ...item, model: ['Ada', 'Bea', ''][index] ?? '' }));

it('names the model of the picture that is seen, and leads to the pictures of the others', {
  tags: ['gallery-10', 'gallery-11', 'gallery-12'],
}, () => {
  const go = vi.fn();
  const { rerender, container } = render(<ViewModel models={models} shown={media} current={media[0]} go={go} />);
  const worn = () => container.querySelector('.view-model__worn')?.textContent;
  expect(worn()).toBe('Ada is 70" tall and wears a size 4');
  expect(screen.getByRole('button', { name: /Ada/ }).getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /Bea/ }));
  expect(go).toHaveBeenCalledExactlyOnceWith(2);
  // No picture shows her.
  expect(screen.queryByRole('button', { name: /Cleo/ })).toBeNull();
  rerender(<ViewModel models={models} shown={media} current={media[1]} go={go} />);
  expect(worn()).toBe('Bea is 63" tall and wears a size 2');
  rerender(<ViewModel models={models} shown={media} current={media[2]} go={go} />);
  expect(worn()).toBe('');
});
