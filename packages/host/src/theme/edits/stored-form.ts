import type { Json } from '@vitrine/contract/editor/theme.ts';
import type { Theme } from '../load.ts';
import { editPath } from './edit-path.ts';
import { isJsonObject, sameJson } from './json-value.ts';
import { reducedSettings } from './settings-edit.ts';

/**
 * A file that the editor sends whole, as it is stored and as `editedTheme` takes it: what only repeats the theme is left out, so that the
 * theme's later versions show. Null: nothing is left, the theme's own file counts. `before`: what was stored at this path until now.
 */
export function storedForm(own: Theme, path: string, content: Json, before: Json | undefined): Json | null {
  const at = editPath(path);
  if (at === null || content === null) return null;
  switch (at.kind) {
    case 'template': {
      const template = own.templates.get(at.name);
      return template?.kind === 'json' && sameJson(content, template.data) ? null : content;
    }
    case 'group':
      return sameJson(content, own.groups.get(at.name)) ? null : content;
    case 'settings':
      return reducedSettings(own.config, content, before, own.appsOrigin);
    case 'texts': {
      const texts = own.locales.storefront.get(at.locale);
      return textsWithout(content, (key, text) => texts?.get(key) === text);
    }
    case 'translations':
      return textsWithout(content, (_text, translation) => translation === '');
  }
}

function textsWithout(content: Json, isLeftOut: (key: string, text: Json) => boolean): Json | null {
  if (!isJsonObject(content)) return content;
  const left = Object.entries(content).filter(([key, text]) => !isLeftOut(key, text));
  return left.length === 0 ? null : Object.fromEntries(left);
}
