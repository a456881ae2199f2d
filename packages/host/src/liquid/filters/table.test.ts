import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createEngine } from '../engine.ts';
import { testServices } from '../test_services.ts';
import { filters } from './table.ts';

test('every filter that a template can name has at least one test vector', () => {
  const tests = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
    .join('\n');
  const names = Object.keys(filters).filter((name) => /^\w+$/.test(name));
  const untested = names.filter((name) => !new RegExp(`\\|\\s*${name}\\b`).test(tests));
  expect(untested).toEqual([]);
});

test('an unknown filter passes its input on and says so; those of other Liquids are unknown', () => {
  const warnings: string[] = [];
  const engine = createEngine();
  for (const name of ['slugify', 'group_by', 'where_exp', 'jsonify', 'raw', 'inspect', 'constructor', 'toString']) {
    const template = engine.parse(`{{ 'a' | ${name}: 1 }}`, 'sections/x');
    expect(engine.render(template, { globals: {}, services: testServices({}, warnings) })).toBe('a');
    expect(warnings.at(-1)).toBe(`Unknown filter ${name} in sections/x line 1`);
  }
});
