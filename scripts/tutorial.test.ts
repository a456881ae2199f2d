import { expect, test } from 'vitest';
import { stepsOf } from './tutorial.ts';

test('commands, files and expected output are read in order, each with its line', () => {
  const page =
    '# A\n\n```sh\nnpm install\n```\nText\n```ts file=src/a.ts\nexport {};\n```\n```text sees=/\nHello\nYou\n```\n```sh background\nrun\n```\n';
  expect(stepsOf(page)).toEqual([
    { kind: 'commands', text: 'npm install\n', when: 'now', line: 3 },
    { kind: 'file', path: 'src/a.ts', text: 'export {};\n', line: 7 },
    { kind: 'sees', path: '/', texts: ['Hello', 'You'], line: 10 },
    { kind: 'commands', text: 'run\n', when: 'background', line: 14 },
  ]);
});

test('a block that is not a step, or is not closed, is refused', () => {
  expect(() => stepsOf('```ts\nx\n```\n')).toThrow('Line 1: a block `ts `');
  expect(() => stepsOf('\n```sh\nx\n')).toThrow('Line 2: the block does not end');
});
