import type { EditorSetting, Json, JsonObject } from './theme.ts';

/** What a setting has where neither merchant nor schema gives it a value (docs/platform.md: settings). */
function typeDefault({ type, options, min }: EditorSetting): Json {
  switch (type) {
    case 'checkbox':
      return false;
    case 'range':
      return min ?? 0;
    case 'select':
    case 'radio':
      return options?.[0]?.value ?? '';
    case 'text_alignment':
      return 'left';
    case 'text':
    case 'textarea':
    case 'html':
    case 'richtext':
    case 'inline_richtext':
    case 'liquid':
    case 'color_background':
    case 'color':
      return '';
    case 'article_list':
    case 'collection_list':
    case 'product_list':
    case 'metaobject_list':
      return [];
    default:
      return null;
  }
}

/** Values of settings as pages see them: stored, else the schema's default, else what the type has. */
export function withDefaults(settings: readonly EditorSetting[], stored: JsonObject = {}): JsonObject {
  const values: Record<string, Json> = {};
  for (const setting of settings) {
    if (setting.id === undefined) continue;
    values[setting.id] = stored[setting.id] ?? setting.default ?? typeDefault(setting);
  }
  return values;
}
