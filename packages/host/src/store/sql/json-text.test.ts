import { expect, it } from 'vitest';
import { evaluateInDatabase, text } from './evaluate.fixture.ts';
import { jsonText } from './json-text.ts';

const { value } = evaluateInDatabase();

it.each([
  ['{"email":"Été \\"🙂\\""}', ['email'], 'Été "🙂"'],
  ['{"email":null}', ['email'], null],
  ['{}', ['email'], null],
  ['[{"preview":{"name":"a.png"}}]', [0, 'preview', 'name'], 'a.png'],
  ['[]', [0, 'preview'], null],
  [null, ['email'], null],
])('of %j at %j is %j', async (json, path, answer) => {
  expect(await value(jsonText(text(json), ...path))).toBe(answer);
});

it('of an object is JSON', async () => {
  const json = JSON.stringify([{ preview: { name: 'a.png', width: 3 } }]);
  expect(JSON.parse((await value(jsonText(text(json), 0, 'preview'))) ?? '')).toEqual({ name: 'a.png', width: 3 });
});
