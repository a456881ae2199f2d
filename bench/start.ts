import { spawnSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import type { Row } from './report.ts';
import { residentMB, startShop } from './shop.ts';

/** A first start on an empty data folder, a second one, and the memory an idle shop holds. */
export async function benchStart(data: string): Promise<Row[]> {
  const bare = performance.now();
  spawnSync(process.execPath, ['-e', '0']);
  const node = performance.now() - bare;
  const first = await startShop(data);
  await first.stop();
  const second = await startShop(data);
  await wait(3000);
  const idle = residentMB(second.pid);
  await second.stop();
  const baseline = { name: 'node -e 0', value: node };
  return [
    { what: 'first start, importing the demo shop', value: first.startMs, unit: 'ms', baseline },
    { what: 'second start', value: second.startMs, unit: 'ms', baseline, target: 3000 },
    { what: 'memory, idle', value: idle, unit: 'MB', target: 150 },
  ];
}
