import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../../..');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parity-')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, 'parts'));

const HEAD = `import { ClientOnly, t } from '@vitrine/compiler/view.ts';
import { clsx } from 'clsx';
import { createContext, memo } from 'react';
import { z } from 'zod';
export const props = z.object({ title: z.string(), n: z.int().min(3).max(9) });
type Props = z.infer<typeof props>;
`;

function save(name: string, text: string): void {
  writeFileSync(join(folder, name), text);
}

save(
  'parts/good.tsx',
  `${HEAD}export const Second = memo(({ title }: Props) => <p className={clsx('a', title && 'b')}>{title}</p>);
export function First({ n }: Props) {
  return <p>{n + 1}{t('cart.title')}</p>;
}
export const Theme = createContext('light');
export const helper = () => 1;
`,
);
save(
  'parts/refused.tsx',
  `${HEAD}export function Fine({ title }: Props) {
  return <p>{title}</p>;
}
export default function View({ title, n }: Props) {
  const short = title
    .trim();
  return <p>{short}{n}</p>;
}
`,
);
save(
  'differs.tsx',
  `${HEAD}export const Width = ({ n }: Props) => <p>{n}<ClientOnly>{window.innerWidth}</ClientOnly></p>;\n`,
);
save('nothing.ts', 'export const a = 1;\n');
save('broken.tsx', `${HEAD}export const Broken = () => <p>;\n`);
save(
  'card.section.tsx',
  `import { defineSection, text } from '@vitrine/compiler';
import { z } from 'zod';
import { First } from './parts/good.tsx';
export default defineSection({
  name: 'Card',
  props: z.object({ title: z.string(), n: z.int().min(3).max(9) }),
  settings: { title: text({ label: 'Title', default: 'Card' }) },
  data: ({ section }) => ({ title: section.settings.title.trim(), n: 3 }),
  view: First,
});
`,
);

/** Runs \`npm run parity -- FILE…\` in a folder. */
function parity(...files: string[]): Promise<{ code: number; lines: string[]; error: string }> {
  return new Promise((resolve) => {
    const env = { ...process.env, INIT_CWD: folder };
    execFile(
      process.execPath,
      [join(root, 'scripts/main.ts'), 'parity', ...files],
      { cwd: root, env },
      (failed, out, error) =>
        resolve({
          code: typeof failed?.code === 'number' ? failed.code : 0,
          lines: out.trimEnd().split('\n'),
          error: error.trim(),
        }),
    );
  });
}

describe('npm run parity', () => {
  test('prints ok for each component with a schema, in the order of the file', async () => {
    expect(await parity('parts/good.tsx')).toEqual({ code: 0, lines: ['ok Second', 'ok First'], error: '' });
  });
  test('prints the place and the remedy of a refusal, which is no failure', async () => {
    expect(await parity('parts/refused.tsx', join(folder, 'card.section.tsx'))).toEqual({
      code: 0,
      lines: [
        'ok Fine',
        expect.stringMatching(
          /^refused default parts\/refused\.tsx:12:6 \.trim of the text `props\.title` .*: use `strip` from @vitrine\/compiler in `data`$/,
        ),
        expect.stringMatching(/^refused card card\.section\.tsx:8:59 \.trim of the text `section\.settings\.title` /),
      ],
      error: '',
    });
  });
  test('prints the smallest difference and its payload', async () => {
    const { code, lines } = await parity('differs.tsx', 'parts/good.tsx');
    expect(code).toBe(1);
    expect(lines.slice(0, 2)).toEqual(['differs Width', '  It throws: ReferenceError: window is not defined']);
    expect(lines.slice(-3)).toEqual(['  payload: {"title":"","n":3}', 'ok Second', 'ok First']);
  });
  test('prints the place of a syntax error', async () => {
    const { code, lines } = await parity('broken.tsx');
    expect(code).toBe(0);
    expect(lines).toEqual([expect.stringMatching(/^refused broken broken\.tsx:7:\d+ .*Mend the syntax$/)]);
  });
  test('exits with 2 if a file is missing or has nothing to check; the others are checked', async () => {
    expect(await parity('missing.tsx', 'nothing.ts', 'parts', 'parts/good.tsx')).toEqual({
      code: 2,
      lines: ['ok Second', 'ok First'],
      error: [
        'missing.tsx does not exist',
        'nothing.ts exports nothing to check: no component beside a zod schema exported as `props`, and no section as the default export',
        'parts is a folder: name a file',
      ].join('\n'),
    });
    expect(await parity()).toMatchObject({ code: 2, error: 'Name the files to check: npm run parity -- FILE…' });
  });
});
