import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isOpenToAll, serverUser } from './other-user.ts';

test('a folder is open to all only where every folder above it is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'other-user-'));
  try {
    const inner = join(folder, 'inner');
    mkdirSync(inner, { mode: 0o755 });
    expect(isOpenToAll(inner)).toBe(false);
    chmodSync(folder, 0o755);
    expect(isOpenToAll(inner)).toBe(isOpenToAll(tmpdir()));
    chmodSync(inner, 0o700);
    expect(isOpenToAll(inner)).toBe(false);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('only root needs another user', () => {
  const user = serverUser();
  if (process.getuid?.() === 0) expect(user?.uid).toBeGreaterThan(0);
  else expect(user).toBeNull();
});
