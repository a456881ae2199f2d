import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

const START = `import { startObjectStore } from ${JSON.stringify(join(import.meta.dirname, 'start-object-store.ts'))};
process.stdout.write((await startObjectStore()).endpoint);
setInterval(() => {}, 1000);`;

const answers = (endpoint: string) =>
  fetch(endpoint).then(
    () => true,
    () => false,
  );

test('the object store ends with the process that started it, also where that is killed', async () => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', START]);
  const [chunk] = await once(child.stdout, 'data');
  const endpoint = String(chunk);
  expect(await answers(endpoint)).toBe(true);
  child.kill('SIGKILL');
  await once(child, 'exit');
  await vi.waitFor(async () => expect(await answers(endpoint)).toBe(false));
});
