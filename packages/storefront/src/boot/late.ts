import { keepHost, type ShopHosts } from '@vitrine/compiler/client/rewrite-host.ts';
import { joinPageTransitions } from '../page-transition.ts';

/** What a page does without until it is used, or has an address at the platform's host. */
export function begin(page: Document, hosts: Partial<ShopHosts>): void {
  keepHost(page, hosts);
  joinPageTransitions();
}
