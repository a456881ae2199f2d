/** Fails where the styles, pictures, texts or data that key screens show have changed since they were taken, and names those screens. */
import { staleScreens } from './sources.ts';

const stale = staleScreens();
if (stale.length > 0) {
  console.error(`What these key screens show has changed since they were taken: ${stale.join(', ')}.`);
  console.error('Run npm run screens, look at the page it writes, and commit e2e/visual/references with the change.');
  process.exitCode = 1;
}
