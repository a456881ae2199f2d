import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answerLine } from './liquid.ts';

const answer = (line: unknown): unknown =>
  JSON.parse(answerLine(typeof line === 'string' ? line : JSON.stringify(line)));

test('a case is rendered with its data and its snippets', () => {
  expect(answer({ t: '{{ x }}{% render "p", y: x %}', a: { x: 1 }, p: { p: '<{{ y }}{{ x }}>' } })).toEqual({
    out: '1<1>',
  });
  expect(answer({ t: 'plain' })).toEqual({ out: 'plain' });
  expect(answer({ t: '{{ x }}', a: null, p: null, mode: null })).toEqual({ out: '' });
});

test('errors of the render are printed, errors of the syntax answer for themselves', () => {
  expect(answer({ t: 'a\n{{ 1 | divided_by: 0 }}' })).toEqual({ out: 'a\nLiquid error (line 2): divided by 0' });
  expect(answer({ t: '{% if %}' })).toEqual({
    parse_error: "Liquid syntax error (line 1): Syntax Error in tag 'if' - Valid syntax: if [expression]",
  });
  expect(answer({ t: '{% render "gone" %}' })).toEqual({ out: "Liquid error (line 1): No such template 'gone'" });
});

test('the mode is the first of those given, lax if there is none', () => {
  const t = "{{ 'a' 'b' }}";
  const refused = { parse_error: expect.stringContaining('Expected end_of_string') };
  expect(answer({ t, mode: 'strict2|strict' })).toEqual(refused);
  expect(answer({ t, mode: 'strict' })).toEqual(refused);
  expect(answer({ t, mode: 'lax|strict' })).toEqual({ out: 'a' });
  expect(answer({ t, mode: '' })).toEqual({ out: 'a' });
  expect(answer({ t })).toEqual({ out: 'a' });
});

test('floats stay floats, keys keep their order, integers their digits', () => {
  expect(
    answer('{"t": "{{ f }} {{ i }} {{ h }}", "a": {"f": 1.0, "i": 12345678901234567890, "h": {"10": 1, "2": 2}}}'),
  ).toEqual({
    out: '1.0 12345678901234567890 {"10"=>1, "2"=>2}',
  });
});

test('the filter json is known', () => {
  expect(answer({ t: '{{ x | json }}', a: { x: ['<a>', null] } })).toEqual({ out: '["\\u003ca\\u003e",null]' });
});

test.each([
  ['{"t": "x"', /^No JSON at character 10: the end$/],
  ['[]', /^A case must be an object\.$/],
  ['"x"', /^A case must be an object\.$/],
  ['{}', /^A case needs a template/],
  ['{"t": 5}', /^A case needs a template/],
  ['{"t": "x", "a": [1]}', /^a, the data, must be an object\.$/],
  ['{"t": "x", "p": "y"}', /^p, the snippets, must be an object\.$/],
  ['{"t": "x", "mode": "loose"}', /^mode must be lax, strict or strict2\.$/],
  ['{"t": "x", "mode": 5}', /^mode must be lax, strict or strict2\.$/],
])('%s is answered by an error', (line, message) => {
  expect(answer(line)).toEqual({ error: expect.stringMatching(message) });
});

test('the command answers line by line, and goes on after a bad one', () => {
  const cli = join(import.meta.dirname, '../cli.ts');
  const input = ['{"t": "ä\u2028{{ x }}", "a": {"x": "👍"}}', '', 'no case', '{"t": "{{ 2 | times: 3 }}"}'].join('\n');
  const { stdout, status } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', cli, 'liquid'], {
    input,
    encoding: 'utf8',
  });
  const lines = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines).toEqual([{ out: 'ä\u2028👍' }, { error: 'No JSON at character 1: "n"' }, { out: '6' }]);
  expect(status).toBe(0);
});
