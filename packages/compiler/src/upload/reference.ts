/** Ruby Liquid itself, for tests: it is no part of the project, and is asked where it stands beside the checkout. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const MODES = ['lax', 'strict', 'strict2'] as const;
export type Mode = (typeof MODES)[number];

const folder = join(import.meta.dirname, '../../../../../shared/reference/ruby-liquid');
const script = join(folder, 'parse-theme.mjs');

/** Why the reference cannot be asked here; undefined where it can. */
export function whyNoReference(): string | undefined {
  if (!existsSync(script)) return 'Ruby Liquid does not stand beside the checkout (../shared/reference/ruby-liquid)';
  const modules = process.env.RUBY_LIQUID_MODULES;
  try {
    createRequire(modules === undefined ? script : join(modules, 'package.json')).resolve('@ruby/wasm-wasi');
    return undefined;
  } catch {
    return 'the packages of Ruby Liquid are not installed (RUBY_LIQUID_MODULES names a folder that has them)';
  }
}

/**
 * The Liquid files of a folder that Ruby Liquid refuses, with what it says, by their paths.
 * @throws Error if it did not read every file of the folder, or there is none
 */
export function refusedByReference(dir: string, mode: Mode): Map<string, string> {
  const { stdout, stderr } = spawnSync(process.execPath, ['--no-warnings', script, dir, mode], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const [, taken, read] = /^(\d+) of (\d+) files are taken/m.exec(stdout) ?? [];
  if (read === undefined) throw new Error(`Ruby Liquid did not answer: ${stderr}`);
  const refused = new Map(
    [...stdout.matchAll(/^(\S+\.liquid): (Liquid (?:\S+ )?error[\s\S]*?)(?=^\S+\.liquid: |^\d+ of \d+ files)/gm)].map(
      ([, file = '', message = '']) => [file, message.trim()],
    ),
  );
  const files = globSync('**/*.liquid', { cwd: dir }).length;
  if (files === 0 || Number(read) !== files || Number(taken) + refused.size !== files)
    throw new Error(`Of ${files} files Ruby Liquid read ${read}, took ${taken} and refused ${refused.size}`);
  return refused;
}
