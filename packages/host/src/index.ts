export { type AppOptions, createApp } from './server/app.ts';
export { type ImportReport, importShop } from './shop/import/import-shop.ts';
export { openStore, type Store } from './store/open.ts';
export { loadTheme, type Theme } from './theme/load.ts';
export { fixedTheme, type LiveTheme, watchTheme } from './theme/watch.ts';
