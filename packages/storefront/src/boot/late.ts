/** What a page does without until it is used, or has an address at the platform's host. */
export { joinPageTransitions } from '../page-transition.ts';
export { keepHost } from './rewrite-host.ts';
