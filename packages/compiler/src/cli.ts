/**
 * The compiler's commands:
 *   build --storefront DIR --out DIR             source → theme directory
 *   dev --storefront DIR --out DIR [--built DIR] [--port N]   serves a theme in development for a host;
 *                                                --built names a theme that was built from the current sources
 *   zip --theme DIR --out FILE [--without PATH]  theme directory → the archive a merchant uploads, without a template that is not for them
 *   validate --theme DIR                         what the platform would refuse of it at upload, with file and line
 *   check --theme DIR                            that, and the platform's own check of it: no offence may be found
 *   texts --storefront DIR                       texts that are missing in some language, or that nothing uses
 *   parity FILE… [--folder DIR]                  whether what the files export prints what React renders; paths are relative to DIR
 */
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

// Modules without their types are cached between runs.
enableCompileCache();

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    storefront: { type: 'string', default: 'packages/storefront' },
    theme: { type: 'string', default: 'dist/theme' },
    out: { type: 'string' },
    without: { type: 'string', multiple: true, default: [] },
    built: { type: 'string' },
    port: { type: 'string', default: '0' },
    folder: { type: 'string', default: '.' },
  },
});

const [command, ...files] = positionals;
// Set before React and Vite are loaded: React's development build prints warnings and is slow.
process.env.NODE_ENV = command === 'dev' ? 'development' : 'production';
if (command === 'build') {
  const { runBuild } = await import('./build/run.ts');
  process.exitCode = await runBuild(values.storefront, values.out ?? 'dist/theme');
} else if (command === 'dev') {
  const { runDev } = await import('./dev/run.ts');
  const { storefront, out = 'dist/dev', built, port } = values;
  process.exitCode = await runDev({ storefront, out, built, port: Number(port) });
  // An open channel to the parent would keep the process running.
  if (process.connected) process.disconnect?.();
} else if (command === 'zip') {
  const { zipTheme } = await import('./zip.ts');
  const file = values.out ?? 'dist/theme.zip';
  const made = zipTheme(values.theme, file, values.without);
  if (made.ok) console.log(`${file}: ${made.value.files} files, ${Math.round(made.value.bytes / 1024)} kB`);
  else {
    console.error(made.error);
    process.exitCode = 1;
  }
} else if (command === 'validate' || command === 'check') {
  const { validateFolder } = await import('./upload/validate.ts');
  const { printThemeProblem } = await import('./upload/theme-files.ts');
  const refused = validateFolder(values.theme).map((problem) => printThemeProblem(problem, values.theme));
  for (const line of refused) console.error(line);
  console.log(`upload: ${refused.length} refused`);
  const offences = command === 'check' ? await (await import('./check.ts')).checkTheme(resolve(values.theme)) : [];
  for (const offence of offences) console.error(offence);
  if (command === 'check') console.log(`theme check: ${offences.length} offences`);
  process.exitCode = refused.length + offences.length > 0 ? 1 : 0;
} else if (command === 'texts') {
  const { runTexts } = await import('./texts/run.ts');
  process.exitCode = runTexts(resolve(values.storefront));
} else if (command === 'parity') {
  const { runParity } = await import('./parity/run.ts');
  process.exitCode = runParity(files, resolve(values.folder), resolve(values.storefront));
} else {
  console.error(
    'usage: cli.ts build --storefront DIR --out DIR | dev --storefront DIR --out DIR [--built DIR] [--port N] | zip --theme DIR --out FILE [--without PATH] | validate --theme DIR | check --theme DIR | texts --storefront DIR | parity FILE… [--folder DIR]',
  );
  process.exitCode = 1;
}
