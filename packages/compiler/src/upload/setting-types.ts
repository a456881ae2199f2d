/** The inputs of the theme editor and what each may say of itself (docs/platform.md: settings). */

export interface SettingType {
  /** Attributes besides `type`, `id`, `label`, `info`. */
  takes: readonly string[];
  /** Those it must have. */
  needs: readonly string[];
  /** A picker of something the shop has: a theme cannot name a default for it. */
  isResource?: boolean;
}

const type = (takes: string[], needs: string[] = []): SettingType => ({ takes, needs });
const resource = (...takes: string[]): SettingType => ({ takes, needs: [], isResource: true });
const shownIf = 'visible_if';

export const SETTING_TYPES: Readonly<Record<string, SettingType>> = {
  article: resource(),
  article_list: resource('limit'),
  blog: resource(),
  checkbox: type(['default', shownIf]),
  collection: resource(),
  collection_list: resource('limit'),
  color: type(['default', 'alpha', 'placeholder', shownIf]),
  color_background: type(['default', shownIf]),
  color_palette: type(['default'], ['default']),
  color_scheme: type(['default', shownIf]),
  color_scheme_group: type(['definition', 'role'], ['definition', 'role']),
  font_picker: type(['default', shownIf], ['default']),
  html: type(['default', 'placeholder', shownIf]),
  image_picker: resource(shownIf),
  inline_richtext: type(['default', shownIf]),
  link_list: type(['default', shownIf]),
  liquid: type(['default', shownIf]),
  metaobject: { ...resource('metaobject_type'), needs: ['metaobject_type'] },
  metaobject_list: { ...resource('metaobject_type', 'limit'), needs: ['metaobject_type'] },
  number: type(['default', 'placeholder', 'min', 'max', 'options', 'icon', shownIf]),
  page: resource(),
  product: resource(),
  product_list: resource('limit'),
  radio: type(['default', 'options', shownIf], ['options']),
  range: type(['default', 'min', 'max', 'step', 'unit', shownIf], ['default', 'min', 'max']),
  richtext: type(['default', shownIf]),
  select: type(['default', 'options', shownIf], ['options']),
  text: type(['default', 'placeholder', shownIf]),
  text_alignment: type(['default', shownIf]),
  textarea: type(['default', 'placeholder', shownIf]),
  url: type(['default', shownIf]),
  video: resource(shownIf),
  video_url: type(['default', 'accept', 'placeholder', shownIf], ['accept']),
};

/** Entries that hold no value: headings and notes between the settings. */
export const SIDEBAR: Readonly<Record<string, readonly string[]>> = {
  header: ['content', 'info', shownIf],
  paragraph: ['content', shownIf],
};
