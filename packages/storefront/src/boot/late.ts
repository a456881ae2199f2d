/** What a page does without for a moment, fetched right after the boot. */
export { joinPageTransitions } from '../page-transition.ts';
export { keepHost } from './rewrite-host.ts';
