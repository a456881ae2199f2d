import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

/** Files of each Vitest project, by path from the project's root. */
export interface TestProjects {
  /** Tests that need no DOM and no shop: they share workers, one file after the other. */
  node: string[];
  /** Tests of what the browser runs that ask for a DOM: each file gets a page and modules of its own. */
  dom: string[];
  /** Tests of the demo shop, which is open while they run. */
  'demo-shop': string[];
  /**
   * Tests whose shops are in PostgreSQL: those of `node` that keep what people write, once more; in a full run all of the host's, and all others
   * that open a store for tests.
   */
  postgres: string[];
}

/** The first line of a test that asks for a DOM. */
export const DOM = /^\/\/ @vitest-environment happy-dom$/m;
/** What is only of SQLite, its file and its folder. */
const OF_SQLITE = /^packages\/host\/src\/store\/(?!postgres\/|sql\/)/;
/** Tests of PostgreSQL's own code, of moves into it, and of nodes that share it. */
const OF_POSTGRES = /^(?:packages\/host\/src\/store\/(?:postgres|move)|campaigns\/nodes)\//;
/**
 * What must not be lost or sold twice: on both engines in every run. Of the pages of accounts, carts and the checkout one each: what they call is
 * all here, to run them costs more than all of it, and `campaigns/nodes` asks for them as visitors do.
 */
const KEPT =
  /^packages\/host\/src\/(?:(?:store\/sql|shop\/(?:accounts|cart|checkout)|jobs)\/|surfaces\/(?:account\/account|cart\/change|checkout\/customers-checkout)\.test)/;
/** Tests of several nodes on one database. */
const OF_NODES = /from '[^']*nodes\.fixture\.ts'/;
const NODES = /^packages\/host\/.*\/nodes\.test\.ts$/;
/** Of PostgreSQL's own tests those that start programs, kill what they do, or crash servers: in full runs alone. */
const LONG =
  /^(?:packages\/host\/src\/store\/(?:move\/move-shop|postgres\/(?:backup|clear-erased|examine))|scripts\/postgres\/(?!find-postgres|other-user)[^/]+)\.test\.ts$/;
const HOST = /^packages\/host\//;
const OPENS_STORE = /from '[^']*\/store\/test-store\.ts'/;
const DEMO_SHOP = /from '[./]+\/demo-shop\.ts'/;

/** What a test file needs, by what it says: so that a new file is in the right place without a list that names it. */
export function testProjects(): TestProjects {
  const projects: TestProjects = { node: [], dom: [], 'demo-shop': [], postgres: [] };
  for (const file of globSync('{packages,scripts,shop,artwork,e2e,campaigns}/**/*.test.{ts,tsx}', {
    cwd: root,
    exclude: ['**/node_modules/**', '**/dist/**'],
  }).toSorted()) {
    if (LONG.test(file) && process.env.VITRINE_FULL !== '1') continue;
    const isStorefront = file.startsWith('packages/storefront/');
    const runsInBrowser = isStorefront || /^packages\/(?:editor|compiler\/src\/client)\//.test(file);
    const text = readFileSync(join(root, file), 'utf8');
    if (isStorefront && DEMO_SHOP.test(text)) projects['demo-shop'].push(file);
    else if (runsInBrowser && DOM.test(text)) projects.dom.push(file);
    else if (OF_POSTGRES.test(file)) projects.postgres.push(file);
    else {
      projects.node.push(file);
      const isChosen = process.env.VITRINE_FULL === '1' ? HOST.test(file) || OPENS_STORE.test(text) : KEPT.test(file);
      if (NODES.test(file) || OF_NODES.test(text) || (isChosen && !OF_SQLITE.test(file))) projects.postgres.push(file);
    }
  }
  return projects;
}
