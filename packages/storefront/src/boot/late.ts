import { joinPageTransitions } from '../page-transition.ts';
import { keepHost, type ShopHosts } from './rewrite-host.ts';

/** What a page does without until it is used, or has an address at the platform's host. */
export function begin(page: Document, hosts: Partial<ShopHosts>): void {
  keepHost(page, hosts);
  joinPageTransitions();
}
