import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const layout = readFileSync(join(import.meta.dirname, '../theme/snippets/vitrine-config.liquid'), 'utf8');

/** The routes that the layout prints for scripts and views, each with its own name as its address; for tests. */
export const routesFixture: Record<string, string> = Object.fromEntries(
  [...layout.matchAll(/\{\{ routes\.(\w+) /g)].map(([, name = '']) => [name, `/${name}`]),
);
