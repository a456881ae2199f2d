/** Before each file of the project `postgres`: what it opens is on the server of the run. Without a server its tests are skipped. */
import { afterEach, beforeEach, inject } from 'vitest';
import type {} from './test-server.setup.ts';

const server = inject('postgres');
if (server !== null) process.env.VITRINE_TEST_DATABASE = server;
// It reads the variable when it is loaded.
const { dropClosedTestDatabases } = await import('../../packages/host/src/store/test-store.ts');

beforeEach((context) => {
  if (server === null) context.skip('There is no PostgreSQL.');
});
afterEach(() => dropClosedTestDatabases());
