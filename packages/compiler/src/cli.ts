/**
 * The compiler's commands:
 *   build --storefront DIR --out DIR [--watch]   source → theme directory
 *   zip --theme DIR --out FILE                   theme directory → the archive a merchant uploads
 *   check --theme DIR                           the platform's own check of it: no offence may be found
 */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Before React is loaded: its development build prints other markup's warnings and is slow.
process.env.NODE_ENV = 'production';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    storefront: { type: 'string', default: 'packages/storefront' },
    theme: { type: 'string', default: 'dist/theme' },
    out: { type: 'string' },
    watch: { type: 'boolean', default: false },
  },
});

const [command] = positionals;
if (command === 'build') {
  const { runBuild } = await import('./build/run.ts');
  process.exitCode = await runBuild(values.storefront, values.out ?? 'dist/theme', values.watch);
} else if (command === 'zip') {
  const { zipTheme } = await import('./zip.ts');
  const file = values.out ?? 'dist/theme.zip';
  const made = zipTheme(values.theme, file);
  if (made.ok) console.log(`${file}: ${made.value.files} files, ${Math.round(made.value.bytes / 1024)} kB`);
  else {
    console.error(made.error);
    process.exitCode = 1;
  }
} else if (command === 'check') {
  const { checkTheme } = await import('./check.ts');
  const offences = await checkTheme(resolve(values.theme));
  for (const offence of offences) console.error(offence);
  console.log(`theme check: ${offences.length} offences`);
  process.exitCode = offences.length > 0 ? 1 : 0;
} else {
  console.error(
    'usage: cli.ts build --storefront DIR --out DIR [--watch] | zip --theme DIR --out FILE | check --theme DIR',
  );
  process.exitCode = 1;
}
