import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Host } from '../../gate/host.ts';
import { readRegularFile } from '../../regular-file.ts';
import { AppProxyFormat } from '../../shop/import/formats.ts';
import { atApps } from '../../theme/at-apps.ts';
import { issueText } from '../../theme/formats.ts';
import { parseJson } from '../../theme/json.ts';
import { type Problem, unreadable } from '../../theme/problem.ts';

/** Names the app proxies of a shop, as `appProxies`. */
const SHOP_FILE = 'shop.json';
/** Where they stood in an earlier version. */
const EARLIER_FILE = 'apps/proxies.json';

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

/**
 * Reads the proxies that the `shop.json` of a shop folder names. Proxies that need `{apps}` without a known address of the apps, or whose secret is not in the
 * environment, are skipped; invalid entries are skipped and reported.
 */
export async function readAppProxies(
  { shopDir, appsOrigin }: { shopDir: string; appsOrigin: string | undefined },
  env: NodeJS.ProcessEnv,
): Promise<{ proxies: AppProxy[]; problems: Problem[] }> {
  const problems: Problem[] = [];
  const problem = (message: string) => problems.push({ file: SHOP_FILE, line: null, message });
  if (existsSync(path.join(shopDir, EARLIER_FILE))) {
    const message = 'is not read: app proxies are named as "appProxies" in shop.json';
    problems.push({ file: EARLIER_FILE, line: null, message });
  }
  const file = path.join(shopDir, SHOP_FILE);
  if (!existsSync(file)) return { proxies: [], problems };
  const text = await readRegularFile(file).catch((error: unknown) => {
    problems.push(unreadable(SHOP_FILE, error));
    return null;
  });
  if (text === null) return { proxies: [], problems };
  const parsed = parseJson(text, SHOP_FILE);
  if (!parsed.ok) return { proxies: [], problems: [...problems, parsed.error] };
  const { appProxies: entries = [] } = Object(parsed.value);
  if (!Array.isArray(entries)) problem('"appProxies" is not a list');
  const proxies: AppProxy[] = [];
  for (const [index, entry] of (Array.isArray(entries) ? entries : []).entries()) {
    const read = AppProxyFormat.safeParse(entry);
    if (!read.success) {
      problem(`appProxies, entry ${index + 1}: ${issueText(read.error)}`);
      continue;
    }
    const { prefix, subpath, secret } = read.data;
    const url = atApps(read.data.url, appsOrigin);
    if (url === '') continue;
    if (!/^https?:\/\//.test(url) || !URL.canParse(url))
      problem(`appProxies, entry ${index + 1}: "${url}" is no address of an app`);
    else if (!env[secret])
      problem(`appProxies, entry ${index + 1}: the environment has no ${secret}, the secret shared with the app`);
    else proxies.push({ path: `/${prefix}/${subpath}`, url: url.replace(/\/+$/, ''), secret: env[secret] });
  }
  return { proxies, problems };
}
