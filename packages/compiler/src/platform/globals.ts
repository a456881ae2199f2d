import type { GlobalObjects } from './objects.generated.ts';

/**
 * What Liquid knows on a page besides `section`. The resource of the template (`product`, `collection` …) is there
 * only on its own template: say so with `enabledOn`, or read it through `maybe`.
 */
export interface Globals extends Omit<GlobalObjects, 'settings'> {
  /** Settings of the theme, from `config/settings_schema.json`. */
  // biome-ignore lint/suspicious/noExplicitAny: the settings' types are the theme's, known only to settings_schema.json
  settings: Record<string, any>;
}
