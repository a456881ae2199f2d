export { type Apps, type AppsOptions, createApps } from './server/apps.ts';
