import type { TestProject } from 'vitest/node';
import { ensureTheme } from '../../../scripts/build-theme.ts';
import { themeDir } from '../../../scripts/project.ts';
import { serveDemoShop } from './serve-demo-shop.ts';

/** Once in a run that has a test of the project `demo-shop`: builds the theme where its sources have changed, and opens the shop. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  if ((await ensureTheme()) !== 0) throw new Error('The theme could not be built');
  const shop = await serveDemoShop(themeDir);
  project.provide('demoShop', { origin: shop.origin, data: shop.data });
  project.provide('builtTheme', themeDir);
  return () => shop.close();
}
