import { HEADER_SCRIPT } from '../objects/theme/header-script.ts';
import type { Theme } from '../theme/load.ts';
import { scriptHash } from '../theme/page-scripts.ts';

/** Path that browsers report violations of a page's policy to. */
export const REPORTS_PATH = '/_host/policy-reports';

/** Nobody frames the shop's pages. */
export const NO_FRAMES = "frame-ancestors 'none'";

/** The players of films that the platform knows. */
const PLAYERS = ['https://www.youtube-nocookie.com', 'https://www.youtube.com', 'https://player.vimeo.com'];

/**
 * The content security policy of a theme's pages, as headers. It allows the shop's own files, the scripts of the shop's apps, and inline
 * the scripts whose text is in the theme's files or printed by the host: never text that is only found in a page, so that an injected
 * script does not run. Pages are cached whole, so a nonce is impossible. A theme with scripts whose text is only known at render time has
 * its policy reported, not enforced.
 */
export type PolicyHeaders = Readonly<Record<string, string>>;

/** `more`: further inline scripts of the host. Made once for each theme. */
export function createPagePolicy(more: readonly string[]): (theme: Theme) => PolicyHeaders {
  const policies = new WeakMap<Theme, PolicyHeaders>();
  return (theme) => {
    const known = policies.get(theme) ?? headersOf(theme, [HEADER_SCRIPT, ...more]);
    policies.set(theme, known);
    return known;
  };
}

function headersOf(theme: Theme, scripts: readonly string[]): PolicyHeaders {
  const policy = policyOf(theme, scripts.map(scriptHash));
  return theme.pageScripts.unknown.length === 0
    ? { 'content-security-policy': `${policy}; ${NO_FRAMES}` }
    : { 'content-security-policy': NO_FRAMES, 'content-security-policy-report-only': policy };
}

function policyOf({ pageScripts, appScripts }: Theme, hashes: readonly string[]): string {
  const { hashes: ownHashes, scriptOrigins, calledOrigins } = pageScripts;
  const ofApps = new Set(appScripts.flatMap(({ src, origins }) => [...originOf(src), ...origins]));
  const apps = [...ofApps];
  const called = [...new Set([...ofApps, ...scriptOrigins, ...calledOrigins])];
  return Object.entries({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...new Set([...hashes, ...ownHashes]), ...new Set([...scriptOrigins, ...apps])],
    // Themes set styles by attribute, and Liquid prints settings into them; no script comes of one.
    'style-src': ["'self'", "'unsafe-inline'", ...apps],
    'img-src': ["'self'", 'data:', 'blob:', 'https:', ...apps],
    'media-src': ["'self'", 'data:', 'blob:', 'https:', ...apps],
    'font-src': ["'self'", 'data:', 'https:', ...apps],
    'connect-src': ["'self'", ...called],
    'frame-src': ["'self'", ...PLAYERS, ...apps],
    'form-action': ["'self'", ...called],
    'worker-src': ["'self'", 'blob:'],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'report-uri': [REPORTS_PATH],
  })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');
}

/** None for a script of the shop itself. */
function originOf(src: string): string[] {
  const { origin } = new URL(src, 'https://shop.invalid');
  return origin === 'https://shop.invalid' ? [] : [origin];
}
