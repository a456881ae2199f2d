/** The bodies of the calls between a storefront and the host, as zod schemas and their types. */
export * from './calls/add-to-cart.ts';
export * from './calls/bundled-sections.ts';
export * from './calls/call-error.ts';
export * from './calls/change-line.ts';
export * from './calls/line-item-body.ts';
export * from './calls/read-cart.ts';
export * from './calls/recommendations.ts';
export * from './calls/search-suggest.ts';
export * from './calls/submitted-line.ts';
export * from './calls/update-cart.ts';
