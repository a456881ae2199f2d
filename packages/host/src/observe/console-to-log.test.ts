import { afterEach, expect, test } from 'vitest';
import { consoleToLog } from './console-to-log.ts';
import { createLog } from './log.ts';

let back: () => void = () => {};
afterEach(() => back());

test('console output becomes log lines without personal data', () => {
  const lines: string[] = [];
  back = consoleToLog(createLog({ format: 'json', write: (line) => lines.push(line) }));
  console.error('The payment gateway failed:', new Error('for ada@example.com'));
  console.warn('%s mails wait', 3);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'warn', msg: expect.stringMatching(/^The payment gateway failed: Error: for \[email\]\n/) },
    { level: 'warn', msg: '3 mails wait' },
  ]);
});
