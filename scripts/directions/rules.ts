/** Which source files may import which (docs/architecture.md), as a configuration of Biome. */

interface Imports {
  /** Packages of the project that may be imported. */
  may: readonly string[];
  /** Libraries that must not. */
  not?: readonly string[];
}

const PACKAGES: Record<string, Imports> = {
  contract: { may: [] },
  liquid: { may: [] },
  compiler: { may: ['contract', 'liquid'] },
  storefront: { may: ['contract', 'compiler'] },
  host: { may: ['contract', 'liquid'], not: ['react', 'react-dom', 'vite', 'zustand', '@babel'] },
  editor: { may: ['contract'] },
  apps: { may: ['contract'], not: ['react', 'react-dom'] },
};

/** The folders beside `packages`. */
const FOLDERS: Record<string, Imports> = {
  e2e: { may: [], not: ['react', 'react-dom', 'fastify', 'liquidjs', 'kysely'] },
  bench: { may: ['compiler', 'liquid'], not: ['react', 'fastify', 'kysely'] },
  campaigns: { may: [], not: ['react', 'fastify', 'kysely'] },
  shop: { may: [] },
  artwork: { may: [] },
};

/**
 * The folders in `src` of a package, from the top. Each may import those after it, and none before it; folders of one entry may import each
 * other.
 */
export const LAYERS: Record<string, readonly (string | readonly string[])[]> = {
  editor: ['shell', 'state', 'server', 'controls', 'preview', 'texts', 'model'],
  storefront: ['boot', 'sections', 'components', ['state', 'integrations'], 'platform', 'domain'],
  // The gate hands a request to a surface, which may use what the gate has of it (bodies, cookies, budgets).
  host: [
    ...['cli', 'server', 'surfaces', 'gate', 'rendering', 'objects', 'liquid', 'theme', 'mail', 'jobs', 'shop'],
    ...['cache', 'observe', 'http', 'images', 'file-store', 'store'],
  ],
};

/** Where the host has no SQL. The queue of jobs is a table of its own. */
const hasSql = (layer: string) => ['shop', 'store', 'jobs'].includes(layer);

/** Files that only tests import: they may open anything of their package. */
const TESTS = ['*.test.{ts,tsx}', '*.fixture.{ts,tsx}', 'test-*.ts'];

interface Rule {
  /** Globs as in a .gitignore, for what stands between the quotes of an import. */
  group: string[];
  message: string;
}

interface Override {
  includes: string[];
  linter: { rules: { style: { noRestrictedImports: { level: 'error'; options: { patterns: Rule[] } } } } };
}

/** Of several that match a file Biome takes the last: each has all rules of its files. */
const override = (files: string | string[], patterns: Rule[]): Override => ({
  includes: [files].flat().map((glob) => `**/${glob}`),
  linter: { rules: { style: { noRestrictedImports: { level: 'error', options: { patterns } } } } },
});

const anyOf = (names: readonly string[]) => `{${names.join(',')}}`;

/** The folders of packages. By them a package is told from a folder of its name, as the host's `surfaces/editor` is from the editor. */
const PARTS = ['src', 'test', 'theme', 'template', 'cases'];

/** What a package, or a folder beside the packages, may not import from outside. */
function outside(own: string, { may, not = [] }: Imports): Rule {
  const others = Object.keys(PACKAGES).filter((name) => name !== own && !may.includes(name));
  const names = anyOf([...not, ...others.map((name) => `@vitrine/${name}`)]);
  return {
    group: [names, `${names}/**`, `../**/${anyOf(others)}/${anyOf(PARTS)}/**`],
    message: `${own} may not import this (docs/architecture.md).`,
  };
}

const SECTION = 'A section may not import another: what both show belongs in components/.';

/** The overrides of a package with layers. */
function layered(name: string, imports: Imports): Override[] {
  const src = `packages/${name}/src`;
  const layers = (LAYERS[name] ?? []).map((entry) => [entry].flat());
  return [
    // Each file is in few overrides: Biome builds the globs of all that match it anew for every file.
    override([`packages/${name}/*/*`, `packages/${name}/test/**`], [outside(name, imports)]),
    ...layers.flatMap((folders, index) => {
      const above = layers.slice(0, index).flat();
      return folders.flatMap((folder) => {
        const rules = [outside(name, imports)];
        if (above.length > 0)
          rules.push({
            group: [`../**/${anyOf(above)}/**`],
            message: `${folder}/ may not import a layer above it.`,
          });
        if (name === 'host' && !hasSql(folder))
          rules.push({ group: ['kysely', 'kysely/**'], message: 'SQL is written in shop/ and store/.' });
        if (folder !== 'sections') return override(`${src}/${folder}/**`, rules);
        const beside = (up: string): Rule => ({ group: [`${up}*/**`, `!${up}../**`], message: SECTION });
        return [
          override(`${src}/${folder}/*/*`, [...rules, beside('../')]),
          override(`${src}/${folder}/*/*/**`, [...rules, beside('../../')]),
        ];
      });
    }),
    override(
      TESTS.map((test) => `${src}/**/${test}`),
      [outside(name, imports)],
    ),
  ];
}

/** Biome's configuration: these rules, and no files that import each other in a circle, types included. */
export const directions = {
  root: true,
  // Biome does not even open what `!!` names: there files come and go while tests run.
  files: { includes: ['**/*.{ts,tsx,mjs}', '!!**/dist', '!!**/.tmp', '!!**/test-results'] },
  linter: {
    rules: {
      preset: 'none',
      suspicious: { noImportCycles: { level: 'error', options: { ignoreTypes: false } } },
    },
  },
  overrides: [
    ...Object.entries(FOLDERS).map(([name, imports]) => override(`${name}/**`, [outside(name, imports)])),
    ...Object.entries(PACKAGES).flatMap(([name, imports]) =>
      name in LAYERS ? layered(name, imports) : [override(`packages/${name}/**`, [outside(name, imports)])],
    ),
  ],
};
