/**
 * Where a visitor is asked before anything is stored that the shop can do without, unless `shop.json` names other countries: the European
 * Economic Area, the United Kingdom and Switzerland (ISO 3166-1 alpha-2).
 */
export const CONSENT_COUNTRIES: readonly string[] =
  'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');
