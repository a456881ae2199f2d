import { expect, it } from 'vitest';
import { createReport, ImportError } from './report.ts';

it('a message that quotes a file keeps its beginning and its end', () => {
  const report = createReport();
  report.skip('products.csv', 2, `Product "${'h'.repeat(100_000)}" was left out: its handle is too long.`);
  report.warn('products.csv', 1, `Column "${'c'.repeat(100_000)}" is not known.`);
  const texts = [report.skipped[0]?.reason, report.warnings[0]?.message, new ImportError('x'.repeat(100_000)).message];
  expect(texts.map((text) => text?.length)).toEqual([400, 400, 400]);
  expect(texts[0]).toMatch(/^Product "h+ … h+" was left out: its handle is too long\.$/);
});

it('a thousand problems of a kind are listed, and the others counted', () => {
  const report = createReport();
  for (let line = 1; line <= 1003; line += 1) report.skip('products.csv', line, 'No.');
  for (let line = 1; line <= 1002; line += 1) report.warn('products.csv', line, 'No.');
  expect([report.skipped.length, report.warnings.length, report.unlisted]).toEqual([1000, 1000, 5]);
});
