import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Git } from './git.ts';

let folder = '';
const run = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: folder, stdio: 'pipe' });
const write = (name: string, text = name) => writeFileSync(join(folder, name), text);
function commit(...names: string[]): void {
  for (const name of names) write(name);
  run('add', '-A');
  run('commit', '-qm', names.join());
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-git-'));
  run('init', '-q', '-b', 'main');
  commit('first.ts', '.gitignore');
  write('.gitignore', 'ignored');
  commit('second.ts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('uncommitted files count as changed: staged, unstaged, new and removed', () => {
  commit('staged.ts', 'unstaged.ts', 'removed.ts');
  write('staged.ts', 'other');
  run('add', 'staged.ts');
  write('unstaged.ts', 'other');
  run('rm', '-q', 'removed.ts');
  write('añadido.ts');
  write('ignored');
  const { since, files } = new Git(folder).changes();
  expect(since).toBe('the last commit');
  expect(files.toSorted()).toEqual(['añadido.ts', 'removed.ts', 'staged.ts', 'unstaged.ts']);
});

test('with nothing uncommitted, the commits of the branch since it left main count', () => {
  run('checkout', '-qb', 'branch');
  commit('third.ts');
  commit('fourth.ts');
  run('checkout', '-q', 'main');
  commit('elsewhere.ts');
  run('checkout', '-q', 'branch');
  expect(new Git(folder).changes()).toEqual({ since: 'main', files: ['fourth.ts', 'third.ts'] });
});

test('with nothing uncommitted, main has changed by its last commit', () => {
  commit('third.ts');
  expect(new Git(folder).changes()).toEqual({ since: 'the commit before the last', files: ['third.ts'] });
});

test('with --since, the commits after the revision and uncommitted files count', () => {
  commit('third.ts');
  write('new.ts');
  expect(new Git(folder).changes('HEAD~1')).toEqual({ since: 'HEAD~1', files: ['new.ts', 'third.ts'] });
  expect(() => new Git(folder).changes('nowhere')).toThrow(/nowhere/);
});
