/** The bodies of the calls between a storefront and the host, as zod schemas and their types. */
export * from './calls/add-to-cart.schema.ts';
export * from './calls/bundled-sections.schema.ts';
export * from './calls/call-error.schema.ts';
export * from './calls/change-line.schema.ts';
export * from './calls/line-item-body.schema.ts';
export * from './calls/read-cart.schema.ts';
export * from './calls/recommendations.schema.ts';
export * from './calls/search-suggest.schema.ts';
export * from './calls/submitted-line.schema.ts';
export * from './calls/update-cart.schema.ts';
