/** The script of every page. React is fetched when the first island is wanted. */
import { boot } from '@vitrine/compiler/client/boot.ts';
import { watchReturns } from './state/cart-count.ts';

boot(() => import('@vitrine/compiler/client/rewrite-host.ts'));
watchReturns();
