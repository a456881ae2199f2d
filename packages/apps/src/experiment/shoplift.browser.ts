/** The browser script of the experiment app: `window.shoplift`. A cookie stores each assignment, so that a visitor stays in a variant. */
const script = document.currentScript;
const address = new URL(script instanceof HTMLScriptElement ? script.src : location.href);

const ASSIGNMENTS = 'sl_assignments';
const VISITOR = 'sl_visitor';
/** s; a year */
const LIFETIME = 31_536_000;

function cookie(name: string): string {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found?.slice(name.length + 1) ?? '';
}

function keep(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the other interface is asynchronous, and absent from some browsers
  document.cookie = `${name}=${value}; path=/; max-age=${LIFETIME}; samesite=lax`;
}

function visitor(): string {
  const known = cookie(VISITOR);
  if (known !== '') return known;
  const created = Math.random().toString(36).slice(2) + Date.now().toString(36);
  keep(VISITOR, created);
  return created;
}

/** `id.1~other.0` */
const assignments = () =>
  new Map(
    cookie(ASSIGNMENTS)
      .split('~')
      .map((pair) => pair.split('.', 2) as [string, string]),
  );

async function ask(id: string): Promise<boolean> {
  const url = new URL('assignment', address);
  url.searchParams.set('hypothesis', id);
  url.searchParams.set('visitor', visitor());
  const share = address.searchParams.get('share');
  const mode = address.searchParams.get('fault_calls');
  if (share !== null) url.searchParams.set('share', share);
  if (mode !== null) url.searchParams.set('fault', mode);
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The assignment answered ${response.status}.`);
  const { active } = await response.json();
  if (typeof active !== 'boolean') throw new Error('The assignment was not understood.');
  keep(
    ASSIGNMENTS,
    [...assignments().set(id, active ? '1' : '0')]
      .filter(([known]) => known !== '')
      .map((pair) => pair.join('.'))
      .join('~'),
  );
  return active;
}

const asked = new Map<string, Promise<boolean>>();

async function isHypothesisActive(id: string): Promise<boolean> {
  const forced = new URLSearchParams(location.search).getAll('slVariant');
  if (forced.includes('true') || forced.includes(id)) return true;
  const assigned = assignments().get(id);
  if (assigned !== undefined) return assigned === '1';
  const running = asked.get(id) ?? ask(id);
  asked.set(id, running);
  running.catch(() => asked.delete(id));
  return running;
}

Object.assign(window, { shoplift: { isHypothesisActive } });
