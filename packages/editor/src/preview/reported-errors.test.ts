import { ERRORS_HEADER } from '@vitrine/contract/editor/preview.ts';
import { expect, test } from 'vitest';
import { reportedErrors } from './reported-errors.ts';

const header = (text: string) => new Headers({ [ERRORS_HEADER]: text });

test('the errors of a page are read from its header; one without, or another text, has none', () => {
  expect(reportedErrors(header(encodeURIComponent('["Liquid error: größer"]')))).toEqual(['Liquid error: größer']);
  expect(reportedErrors(new Headers())).toEqual([]);
  expect(reportedErrors(header('%'))).toEqual([]);
  expect(reportedErrors(header('3'))).toEqual([]);
});
