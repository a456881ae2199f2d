/** Cookies a preview may hold, and characters of one: what a page of the theme sets. */
const MOST = 50;
const LONGEST = 4096;

/** The cookies of a preview's visitor. They are not the browser's: what is done in a preview is not done in the merchant's own visit. */
export interface CookieJar {
  /** By name, decoded. */
  values(): Record<string, string>;
  set(name: string, value: string): void;
  remove(name: string): void;
  /** Takes a `Set-Cookie` header; one that has expired takes its cookie away. `now` in ms since 1970. */
  take(header: string, now: number): void;
}

/** An empty jar. */
export function createCookieJar(): CookieJar {
  const cookies = new Map<string, string>();
  const set = (name: string, value: string): void => {
    if (value.length > LONGEST || (!cookies.has(name) && cookies.size >= MOST)) return;
    cookies.set(name, value);
  };
  return {
    values: () => Object.fromEntries(cookies),
    set,
    remove: (name) => void cookies.delete(name),
    take(header, now) {
      const [pair = '', ...attributes] = header.split(';');
      const at = pair.indexOf('=');
      if (at <= 0) return;
      const name = pair.slice(0, at).trim();
      if (attributes.some((attribute) => hasExpired(attribute.trim(), now))) cookies.delete(name);
      else set(name, decoded(pair.slice(at + 1).trim()));
    },
  };
}

function hasExpired(attribute: string, now: number): boolean {
  const [, name = '', value = ''] = /^(max-age|expires)=(.*)$/i.exec(attribute) ?? [];
  if (name === '') return false;
  return name.toLowerCase() === 'max-age' ? Number(value) <= 0 : Date.parse(value) <= now;
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
