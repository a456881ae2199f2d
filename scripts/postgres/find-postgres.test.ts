import { expect, test } from 'vitest';
import { findPostgres, type Sources } from './find-postgres.ts';

const NPM = '/npm';

/** Versions by folder of installed ones, and that of npm's package; null: npm cannot install it. */
const given = (installed: Readonly<Record<string, number>>, packaged: number | null): Sources => ({
  installedFolders: () => Object.keys(installed),
  versionOf: (bin) => (bin === NPM ? packaged : (installed[bin] ?? null)),
  packagedFolder: async () => {
    if (packaged === null) throw new Error('offline');
    return NPM;
  },
});

test('the first installed one that is new enough is taken', async () => {
  const sources = given({ '/broken': Number.NaN, '/old': 13, '/new': 14, '/newest': 17 }, 18);
  expect(await findPostgres('', sources)).toEqual({ bin: '/new', version: 14 });
  expect(await findPostgres('installed', sources)).toEqual({ bin: '/new', version: 14 });
});

test('npm’s package is taken where none is installed, or where it is asked for', async () => {
  expect(await findPostgres('', given({ '/old': 13 }, 18))).toEqual({ bin: NPM, version: 18 });
  expect(await findPostgres('packages', given({ '/new': 17 }, 18))).toEqual({ bin: NPM, version: 18 });
});

test('a sentence says what to install', async () => {
  const none = given({ '/old': 13 }, null);
  await expect(findPostgres('', none)).rejects.toThrow(/no PostgreSQL 14 or newer, and npm could not.*apt-get install/);
  await expect(findPostgres('installed', none)).rejects.toThrow(/^There is no PostgreSQL 14 or newer\. Install it/);
  await expect(findPostgres('docker', none)).rejects.toThrow('VITRINE_POSTGRES is "docker"');
});
