import { existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Host } from '../../gate/host.ts';
import { readRegularFile } from '../../regular-file.ts';
import { atApps } from '../../theme/at-apps.ts';
import { issueText } from '../../theme/formats.ts';
import { parseJson } from '../../theme/json.ts';
import { type Problem, unreadable } from '../../theme/problem.ts';

/** The app proxies of a shop, in its folder. */
export const PROXIES_FILE = 'apps/proxies.json';

/** A path of the shop behind which an app answers. */
export interface AppProxy {
  /** `/apps/customer-lists` */
  path: string;
  /** Where requests are forwarded to, without a slash at its end. */
  url: string;
  /** Shared with the app: signs forwarded requests, and authenticates the app to the host. */
  secret: string;
}

/** What the surfaces for apps are registered with. */
export interface WithProxies {
  host: Host;
  proxies: readonly AppProxy[];
}

const Entry = z.object({
  /** As the platform allows them. */
  prefix: z.enum(['apps', 'a', 'community', 'tools']).default('apps'),
  subpath: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,29}$/i),
  /** `https://…` or `{apps}/…`. */
  url: z.string().trim().min(1),
  /** Name of the environment variable that holds the secret. */
  secret: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
});

/**
 * Reads the proxies of a shop folder. Proxies that need `{apps}` without a known address of the apps, or whose secret is not in the
 * environment, are skipped; invalid entries are skipped and reported.
 */
export async function readAppProxies(
  { shopDir, appsOrigin }: { shopDir: string; appsOrigin: string | undefined },
  env: NodeJS.ProcessEnv,
): Promise<{ proxies: AppProxy[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const problem = (message: string) => problems.push({ file: PROXIES_FILE, line: null, message });
  const file = path.join(shopDir, PROXIES_FILE);
  if (!existsSync(file)) return { proxies: [], problems };
  const text = await readRegularFile(file).catch((error: unknown) => {
    problems.push(unreadable(PROXIES_FILE, error));
    return null;
  });
  if (text === null) return { proxies: [], problems };
  const parsed = parseJson(text, PROXIES_FILE);
  if (!parsed.ok) return { proxies: [], problems: [parsed.error] };
  if (!Array.isArray(parsed.value)) problem('is not a list of app proxies');
  const proxies: AppProxy[] = [];
  for (const [index, entry] of (Array.isArray(parsed.value) ? parsed.value : []).entries()) {
    const read = Entry.safeParse(entry);
    if (!read.success) {
      problem(`entry ${index + 1}: ${issueText(read.error)}`);
      continue;
    }
    const { prefix, subpath, secret } = read.data;
    const url = atApps(read.data.url, appsOrigin);
    if (url === '') continue;
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      problem(`entry ${index + 1}: "${url}" is no address of an app`);
    else if (!env[secret])
      problem(`entry ${index + 1}: the environment has no ${secret}, the secret shared with the app`);
    else proxies.push({ path: `/${prefix}/${subpath}`, url: url.replace(/\/+$/, ''), secret: env[secret] });
  }
  return { proxies, problems };
}
