import { rebuildSearch } from '../../shop/search/search-index.ts';
import { moveShop } from './move-shop.ts';
import type { ShopPlace } from './places.ts';

/*
 * A process that moves a shop and kills itself. Arguments: the source and the target as JSON, and the step and table before which it ends.
 */

const [from = '', to = '', step = '', table = ''] = process.argv.slice(2);
const place = (text: string): ShopPlace => JSON.parse(text);

await moveShop(place(from), place(to), {
  name: 'there',
  rebuildSearch,
  progress(progress) {
    if (progress.step === step && progress.table === table) process.kill(process.pid, 'SIGKILL');
  },
});
