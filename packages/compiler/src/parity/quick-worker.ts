/** The thread of a quick check (`quick.ts`): sends its result in one message. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import type { Problem } from '../build/problem.ts';
import { RefusedError } from '../expression/refuse.ts';
import { checkDataParity, checkSectionParity } from '../parity.ts';
import { pageConfig } from './page-config.ts';
import type { QuickCheckData } from './quick.ts';
import type { ShopOfValues } from './shop-of-values.ts';

/** Random payloads and random pages for each section; the tests use many more. */
const RUNS = 3;

const { storefront, files } = workerData as QuickCheckData;

/** The values of a shop for this storefront; without them `data` is not checked. */
async function shopOfValues(): Promise<ShopOfValues | undefined> {
  const file = join(storefront, 'src/shop-of-values.fixture.ts');
  if (!existsSync(file)) return undefined;
  return ((await import(pathToFileURL(file).href)) as { shopOfValues: ShopOfValues }).shopOfValues;
}

function check(file: string, shop: ShopOfValues | undefined): Problem[] {
  const config = pageConfig(file, storefront);
  try {
    const markup = checkSectionParity(file, config, RUNS);
    if (markup) {
      const payload = markup.payload === undefined ? '' : `\nPayload: ${JSON.stringify(markup.payload)}`;
      return [
        { file, line: 0, message: `Liquid prints something else than React renders. ${markup.difference}${payload}` },
      ];
    }
    const data = shop && checkDataParity(file, config, shop, RUNS);
    return data
      ? [
          {
            file,
            line: 0,
            message: `data makes something else of a page in Liquid than as JavaScript. ${data.difference}`,
          },
        ]
      : [];
  } catch (error) {
    // The build itself reports refusals.
    if (error instanceof RefusedError) return [];
    return [{ file, line: 0, message: `The parity check: ${error instanceof Error ? error.stack : String(error)}` }];
  }
}

const shop = await shopOfValues();
parentPort?.postMessage(files.filter((file) => existsSync(file)).flatMap((file) => check(file, shop)));
