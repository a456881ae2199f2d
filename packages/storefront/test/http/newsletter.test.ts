import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { demoShop } from '../demo-shop.ts';
import { one, textOf, visit } from '../visitor.ts';

const shop = demoShop();

const cli = join(import.meta.dirname, '../../../host/src/cli.ts');

/** Lines of what the shop's own command prints. */
async function subscribers(): Promise<string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [cli, 'subscribers', '--data', shop.data]);
  return stdout.split('\n');
}

test.each([
  ['/', 1],
  ['/pages/contact', 2],
])('without scripts the newsletter is joined by a plain form on %s; %i times count once', async (path, times) => {
  const reader = `${crypto.randomUUID()}@mail.test`;
  for (let time = 0; time < times; time++) {
    const visitor = visit(shop.origin);
    const page = await visitor.open(path);
    const thanks = await visitor.submit(page, '.newsletter__form', { 'contact[email]': reader }, 'Sign up');
    expect(textOf(one(thanks, '.newsletter [role="status"]'))).toBe('Thank you. The next letter is yours.');
  }
  const kept = await subscribers();
  expect(kept[0]).toBe('email,name,locale,since');
  expect(kept.filter((line) => line.startsWith(`${reader},`))).toHaveLength(1);
});
