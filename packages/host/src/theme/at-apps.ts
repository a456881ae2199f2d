const APPS = '{apps}';

/** A text with `{apps}` replaced by the address of the apps; empty when it needs them and the address is unknown. */
export function atApps(text: string, appsOrigin: string | undefined): string {
  if (!text.includes(APPS)) return text;
  return appsOrigin === undefined ? '' : text.replaceAll(APPS, appsOrigin);
}

/** The same for every text inside a JSON value. */
export function atAppsDeep(value: unknown, appsOrigin: string | undefined): unknown {
  if (typeof value === 'string') return atApps(value, appsOrigin);
  if (Array.isArray(value)) return value.map((item) => atAppsDeep(item, appsOrigin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, atAppsDeep(item, appsOrigin)]));
}
