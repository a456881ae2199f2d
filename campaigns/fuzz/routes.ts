import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A route as the running app has registered it. */
export interface Route {
  method: string;
  /** e.g. `/products/:handle.js`; `*` takes the rest of a path. */
  url: string;
}

/** The module that lists the routes, for `preload`. */
export const LIST_ROUTES: string = path.join(import.meta.dirname, 'list-routes.ts');

/** What the preloaded module wrote. */
export async function readRoutes(file: string): Promise<Route[]> {
  const lines = new Set((await readFile(file, 'utf8')).trim().split('\n'));
  return [...lines].map((line) => {
    const [method = '', url = ''] = line.split(' ');
    return { method, url };
  });
}

/** Matches the paths that this route serves. */
export function pathPattern(url: string): RegExp {
  const source = url
    .split(/(:\w+|\*)/)
    .map((part) =>
      part === '*' ? '.*' : part.startsWith(':') ? '[^/]+' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'),
    );
  return new RegExp(`^${source.join('')}$`);
}
