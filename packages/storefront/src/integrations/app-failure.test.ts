import { expect, it } from 'vitest';
import { describeAppFailure, fromCall } from './app-failure.ts';

it('puts failed calls into the words of an app', () => {
  expect(fromCall({ kind: 'network' })).toEqual({ kind: 'unavailable' });
  expect(fromCall({ kind: 'timeout' })).toEqual({ kind: 'timeout' });
  expect(fromCall({ kind: 'cancelled' })).toEqual({ kind: 'cancelled' });
  expect(fromCall({ kind: 'bad-shape', path: '$' })).toEqual({ kind: 'bad-shape', path: '$' });
  const refusal = { kind: 'status', status: 401, message: '', description: 'Unknown key', fields: {} } as const;
  expect(fromCall(refusal)).toEqual({ kind: 'rejected', status: 401, text: 'Unknown key' });
});

it('describes a failure in one line', () => {
  expect(describeAppFailure({ kind: 'rejected', status: 401, text: '' })).toBe('rejected 401');
  expect(describeAppFailure({ kind: 'rejected', text: 'No' })).toBe('rejected No');
  expect(describeAppFailure({ kind: 'bad-shape', path: 'data' })).toBe('unexpected answer at data');
  expect(describeAppFailure({ kind: 'timeout' })).toBe('timeout');
});
