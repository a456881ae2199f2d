const TAGS = new Set(['main', 'div', 'section']);

/**
 * Opening and closing tag of a JSON template's `wrapper`, e.g. `div#div_id.div_class[attribute-one=value]` (docs/platform.md: templates).
 * Null when there is none or it is malformed.
 */
export function wrapperTags(wrapper: string | undefined): { open: string; close: string } | null {
  const match = /^([a-z]+)((?:[#.][\w-]+|\[[\w-]+(?:=[^\]]*)?\])*)$/.exec(wrapper?.trim() ?? '');
  const name = match?.[1];
  if (!name || !TAGS.has(name)) return null;
  const classes: string[] = [];
  let attributes = '';
  for (const [, mark, word, key, value] of (match[2] ?? '').matchAll(/([#.])([\w-]+)|\[([\w-]+)(?:=([^\]]*))?\]/g)) {
    if (mark === '#') attributes += ` id="${word}"`;
    else if (mark === '.' && word) classes.push(word);
    else if (key) attributes += ` ${key}="${(value ?? '').replace(/^["']|["']$/g, '').replaceAll('"', '&quot;')}"`;
  }
  const className = classes.length > 0 ? ` class="${classes.join(' ')}"` : '';
  return { open: `<${name}${attributes}${className}>`, close: `</${name}>` };
}
