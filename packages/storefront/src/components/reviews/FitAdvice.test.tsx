import { configureView } from '@vitrine/compiler/view.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { viewFixture } from '../../view.fixture.ts';
import { FitAdvice } from './FitAdvice.tsx';

beforeEach(() => configureView(viewFixture()));

const advice = (small: number, true_to_size: number, large: number, count = 21) =>
  renderToStaticMarkup(<FitAdvice fit={{ small, true_to_size, large, count }} />).replace(/<[^>]*>/g, '');

it('advises a size by what most reviews say', () => {
  expect(advice(62, 30, 8)).toBe('Runs small: 62% of 21 reviews say so. Consider a size up.');
  expect(advice(10, 40, 50)).toBe('Runs large: 50% of 21 reviews say so. Consider a size down.');
  expect(advice(12, 80, 8)).toBe('True to size: 80% of 21 reviews say so.');
});

it('advises nothing where reviews are few or do not agree', () => {
  expect(advice(75, 25, 0, 4)).toBe('');
  expect(advice(33, 34, 33)).toBe('');
  expect(advice(45, 10, 45)).toBe('');
});
