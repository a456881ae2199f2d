import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ROUTES_FILE } from './list-routes.ts';

/** A route as the running app has registered it. */
export interface Route {
  method: string;
  /** e.g. `/products/:handle.js`; `*` takes the rest of a path. */
  url: string;
}

/** The routes that `list-routes.ts` has written to this data folder. */
export async function readRoutes(data: string): Promise<Route[]> {
  const lines = new Set((await readFile(path.join(data, ROUTES_FILE), 'utf8')).trim().split('\n'));
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
