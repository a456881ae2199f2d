import { expect, it } from 'vitest';
import { evaluateInDatabase, text } from './evaluate.fixture.ts';
import { lowerCase } from './lower-case.ts';

const { value, store } = evaluateInDatabase();

it.each(['ADA@Example.com', 'ÉTÉ', 'ŻÓŁW', 'ΑΘΗΝΑ', 'МОСКВА', 'straße 🙂', 'İ', ''])(
  '%j in lower case is what JavaScript makes of it',
  async (word) => {
    expect(await value(lowerCase(text(word)))).toBe(word.toLowerCase());
  },
);

it('of null is null', async () => {
  expect(await value(lowerCase(text(null)))).toBeNull();
});

it('is sorted by characters, as the column is', async () => {
  const keys = ['É', 'b', 'A', 'z'];
  await store().write((tx) =>
    tx
      .insertInto('meta')
      .values(keys.map((key) => ({ key, value: 'sorted' })))
      .execute(),
  );
  const rows = await store()
    .db.selectFrom('meta')
    .select('key')
    .where('value', '=', 'sorted')
    .orderBy((eb) => lowerCase(eb.ref('key')))
    .execute();
  expect(rows.map(({ key }) => key)).toEqual(['A', 'b', 'z', 'É']);
});
