import { expect, test } from 'vitest';
import { programDatabase, runProgram } from './run-program.ts';

test('a password is in the environment and not in the URL, as are settings that only the driver knows', () => {
  const { url, env } = programDatabase(
    'postgres://ada:s%40cret@db.example:6432/shop?sslmode=require&uselibpqcompat=true',
    {},
  );
  expect(url).toBe('postgres://ada@db.example:6432/shop?sslmode=require');
  expect(env).toEqual({ LC_ALL: 'C', PGPASSWORD: 's@cret' });
  expect(programDatabase('postgres://db.example/shop?password=x', {}).env).toMatchObject({ PGPASSWORD: 'x' });
  expect(programDatabase('postgres://ada@db.example/shop', { PGPASSWORD: 'from outside' }).env).toMatchObject({
    PGPASSWORD: 'from outside',
  });
});

test('what a program says when it fails is the error', async () => {
  const script = 'process.stderr.write("a reason"); process.exitCode = 3';
  await expect(runProgram(process.execPath, ['-e', script], { env: process.env }).ended).rejects.toThrow(/a reason$/);
  await expect(runProgram('/no/such/program', [], { env: {} }).ended).rejects.toThrow('ENOENT');
  await runProgram(process.execPath, ['-e', ''], { env: process.env }).ended;
});
