/** `npm run dev` over a copy of the storefront and the shop, for what edits them: the browser test and the bench. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePortFrom } from './free-port.ts';
import { nodeArguments, root } from './project.ts';

/** ms it may take to answer; a busy machine imports the demo shop slowly. */
const PATIENCE = 120_000;

export interface DevCopy {
  /** `http://localhost:4000` */
  url: string;
  /** The process that was started; it starts the others. */
  child: ChildProcess;
  /** What was printed so far. */
  output(): string;
  /** Replaces text in a file of the copy, by its path from the project's root. @throws Where the text is not in it. */
  edit(file: string, from: string, to: string): void;
  /** Ends it and starts it again. Resolves to the ms until the shop answers. */
  restart(): Promise<number>;
  /** Ends it and removes the copy. */
  close(): Promise<void>;
}

const isNoModule = (path: string): boolean => !path.endsWith('node_modules');

/** Copies what can be edited to a temporary folder, and starts `npm run dev` there. Resolves when the shop answers. */
export async function startDevCopy(): Promise<DevCopy> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-dev-'));
  for (const name of ['packages/storefront', 'shop'])
    cpSync(join(root, name), join(folder, name), { recursive: true, preserveTimestamps: true, filter: isNoModule });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  let started = await start(folder);
  return {
    get url() {
      return started.url;
    },
    get child() {
      return started.child;
    },
    output: () => started.output(),
    edit(file, from, to) {
      const path = join(folder, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`);
      writeFileSync(
        path,
        text.replace(from, () => to),
      );
    },
    async restart() {
      await end(started.child);
      started = await start(folder);
      return started.ms;
    },
    async close() {
      await end(started.child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function start(folder: string): Promise<{ url: string; child: ChildProcess; ms: number; output(): string }> {
  // Below the ports that systems give to outgoing connections: one of those could take it before the shop listens.
  const port = await freePortFrom(21_000 + (process.pid % 2700) * 4);
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, nodeArguments('scripts/main.ts', ['dev', '--shop', join(folder, 'shop')]), {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      VITRINE_STOREFRONT: join(folder, 'packages/storefront'),
      VITRINE_DATA: join(folder, 'data'),
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  }
  while (performance.now() - began < PATIENCE) {
    if (child.exitCode !== null) break;
    const answers = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) return { url, child, ms: performance.now() - began, output: () => printed };
    await wait(20);
  }
  await end(child);
  throw new Error(`npm run dev does not answer:\n${printed}`);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
