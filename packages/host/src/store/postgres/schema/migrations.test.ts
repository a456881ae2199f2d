import { expect, test } from 'vitest';
import { newestSchema } from '../../migrate.ts';
import { migrations as sqliteMigrations } from '../../migrations/index.ts';
import {
  BASELINE_NUMBER,
  LAST_IN_BASELINE,
  newestPostgresSchema,
  postgresMigrations,
  schemaNumber,
} from './migrations.ts';

test('after the baseline, every migration exists for both engines, in the same order', () => {
  const later = Object.keys(sqliteMigrations).filter((name) => name > LAST_IN_BASELINE);
  expect(Object.keys(postgresMigrations)).toEqual(['0028-baseline', ...later]);
});

test('both engines number a migration alike, and their newest one too', () => {
  expect(newestPostgresSchema).toBe(newestSchema);
  expect(schemaNumber('0028-baseline')).toBe(BASELINE_NUMBER);
  for (const [index, name] of Object.keys(sqliteMigrations).entries())
    if (name > LAST_IN_BASELINE) expect([name, schemaNumber(name)]).toEqual([name, index + 1]);
  expect(() => schemaNumber('0028-theme-edits')).toThrow('PostgreSQL has no migration 0028-theme-edits');
});
