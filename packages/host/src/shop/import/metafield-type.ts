/** Metafields every shop of the platform knows, whatever the shop folder says. */
const known: Record<string, string> = {
  'reviews.rating': 'rating',
  'reviews.rating_count': 'number_integer',
  'descriptors.subtitle': 'single_line_text_field',
  'descriptors.care_guide': 'multi_line_text_field',
};

function ofJson(value: string): string | null {
  if (!/^[[{]/.test(value)) return null;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    return null;
  }
  if (!Array.isArray(parsed)) return 'json';
  if (parsed.length === 0 || !parsed.every((item) => typeof item === 'string')) return 'json';
  if (parsed.every((item) => /^[a-z][\w-]*\/[\w-]+$/.test(item))) return 'list.metaobject_reference';
  return 'list.single_line_text_field';
}

/**
 * The type of a metafield whose column does not name one: the platform's export leaves it out. `definitions` of the shop
 * folder come first, then what is known everywhere, then what the value looks like.
 */
export function metafieldType(name: string, value: string, definitions: Readonly<Record<string, string>>): string {
  const defined = definitions[name] ?? known[name];
  if (defined) return defined;
  const text = value.trim();
  if (/^(true|false)$/i.test(text)) return 'boolean';
  if (/^-?(0|[1-9]\d{0,14})$/.test(text)) return 'number_integer';
  if (/^-?(0|[1-9]\d{0,14})\.\d+$/.test(text)) return 'number_decimal';
  return ofJson(text) ?? (/[\n<]/.test(value) ? 'multi_line_text_field' : 'single_line_text_field');
}

/** The value as the platform stores it. */
export function metafieldValue(type: string, value: string): string {
  if (type === 'boolean') return value.trim().toLowerCase();
  if (type === 'multi_line_text_field') return value;
  return value.trim();
}
