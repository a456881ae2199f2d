import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { native } from '../../test/native.ts';

const { literalsOf } = native<typeof import('./literals.ts')>('../src/parity/literals.ts');

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'vitrine-literals-')));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, text: string): string {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

test('literals are those of the view and of what it imports from its folder', () => {
  write('other/shared.ts', `export const SHARED = 'of another folder';`);
  write('view/lib/index.ts', `export * from './tones.ts';`);
  write(
    'view/lib/tones.ts',
    `export const toneOf = (n: number) => (n < -7 ? 'cold' : 'warm'); export const UNUSED = 'unused';`,
  );
  write('view/styles.css', '');
  const file = write(
    'view/view.tsx',
    `import './styles.css';
     import styles from './styles.css?inline';
     import { SHARED } from '../other/shared.ts';
     import { toneOf as tone } from './lib/index.ts';
     const LABELS = { sale: 'Sale' } as Record<string, string>;
     const helper = (count: number) => count > 3;
     export function View({ kind, count }: { kind: 'text' | 'image'; count: number }) {
       return <p className={styles + SHARED}>{helper(count) && tone(count)}{LABELS[kind]}{\`\${count} of \`}</p>;
     }
     export const Other = () => <p>{'other'}</p>;`,
  );
  const { strings, numbers } = literalsOf(file, 'View');
  expect(strings.toSorted()).toEqual([' of ', 'Sale', 'cold', 'count', 'image', 'kind', 'sale', 'text', 'warm']);
  expect(numbers.toSorted((a, b) => a - b)).toEqual([-7, 3, 7]);
  expect(literalsOf(file, 'Other')).toEqual({ strings: ['other'], numbers: [] });
});
