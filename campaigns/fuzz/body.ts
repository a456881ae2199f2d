const BOUNDARY = 'campaign-boundary';

/** The types a form may be posted in, those that the shop's own pages use first. */
export const CONTENT_TYPES: readonly string[] = [
  'application/x-www-form-urlencoded',
  'application/json',
  `multipart/form-data; boundary=${BOUNDARY}`,
  'text/plain',
  'application/octet-stream',
];

/** Fields with bracketed names as a body of this type. */
export function bodyOf(fields: readonly (readonly [string, string])[], contentType: string): Buffer {
  if (contentType.startsWith('application/json')) return Buffer.from(JSON.stringify(nested(fields)));
  if (contentType.startsWith('multipart/')) {
    const parts = fields.map(
      ([name, value]) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return Buffer.from(`${parts.join('')}--${BOUNDARY}--\r\n`);
  }
  return Buffer.from(
    fields
      .map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
      .join('&'),
  );
}

type Nested = string | { [name: string]: Nested };

/** `a[b]=c` as `{ a: { b: 'c' } }`, without a prototype: `__proto__` is a name as any other. */
function nested(fields: readonly (readonly [string, string])[]): Nested {
  const root: { [name: string]: Nested } = Object.create(null);
  for (const [name, value] of fields) {
    const keys = name.split(/[[\]]+/).filter((key, index) => index === 0 || key !== '');
    let at = root;
    for (const key of keys.slice(0, -1)) {
      const next = at[key];
      const below: { [name: string]: Nested } = typeof next === 'object' ? next : Object.create(null);
      at[key] = below;
      at = below;
    }
    at[keys.at(-1) ?? ''] = value;
  }
  return root;
}
