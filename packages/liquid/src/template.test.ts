import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createLiquid } from './liquid.ts';

test('a template is compiled after `compileAfter` renders', () => {
  const made = vi.spyOn(globalThis, 'Function');
  const liquid = createLiquid({ compileAfter: 2 });
  const template = liquid.parse('{{ 1 | plus: 1 }}');
  const compiled = [1, 2, 3, 4].map(() => [liquid.render(template, { host: undefined }), made.mock.calls.length]);
  made.mockRestore();
  expect(compiled).toEqual([
    ['2', 0],
    ['2', 0],
    ['2', 1],
    ['2', 1],
  ]);
});

test('without permission to generate code, templates are interpreted', () => {
  const script = `
    import { createLiquid } from ${JSON.stringify(join(import.meta.dirname, 'index.ts'))};
    const liquid = createLiquid({ compileAfter: 0 });
    const template = liquid.parse('{% for i in (1..3) %}{{ i | times: 2 }}{% endfor %}');
    for (const round of [1, 2]) console.log(liquid.render(template, { host: undefined }));
  `;
  const flags = ['--no-warnings', '--disallow-code-generation-from-strings', '--input-type=module', '--eval'];
  expect(execFileSync(process.execPath, [...flags, script], { encoding: 'utf8' })).toBe('246\n246\n');
});
