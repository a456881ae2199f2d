import { expect } from 'vitest';
import { validateTheme } from './validate.ts';

export type Files = Record<string, string>;

/** A theme that the platform takes, but for the section `main`. */
export const THEME: Files = {
  'layout/theme.liquid':
    "<html>{{ content_for_header }}{% sections 'header-group' %}{{ content_for_layout }}{{ 'shop.greeting' | t }}</html>",
  'config/settings_schema.json': JSON.stringify([
    {
      name: 'theme_info',
      theme_name: 'Fixture',
      theme_author: 'Somebody',
      theme_version: '1.0.0',
      theme_documentation_url: 'https://example.com',
      theme_support_url: 'https://example.com',
    },
    {
      name: 't:group',
      settings: [
        { type: 'checkbox', id: 'wide', label: 'Wide', default: true },
        {
          type: 'color_scheme_group',
          id: 'schemes',
          definition: [{ type: 'color', id: 'text', label: 'Text', default: '#000000' }],
          role: Object.fromEntries(
            [
              ...[
                'background',
                'text',
                'links',
                'icons',
                'primary_button',
                'on_primary_button',
                'primary_button_border',
              ],
              ...['secondary_button', 'on_secondary_button', 'secondary_button_border'],
            ].map((name) => [name, 'text']),
          ),
        },
      ],
    },
  ]),
  'config/settings_data.json': JSON.stringify({
    current: { wide: false, schemes: { paper: { settings: { text: '#111111' } } } },
  }),
  'locales/en.default.json':
    '{ "shop": { "greeting": "Hello", "pieces": { "one": "{{ count }}", "other": "{{ count }}" } } }',
  'locales/en.default.schema.json': '{ "group": "Group", "long": "A name that is far too long for it" }',
  'sections/header.liquid': `{% schema %}
{
  "name": "Header",
  "settings": []
}
{% endschema %}`,
  'sections/header-group.json':
    '{ "type": "header", "name": "Header", "sections": { "a": { "type": "header" } }, "order": ["a"] }',
  'templates/index.json': `{
  "sections": {
    "main": {
      "type": "main",
      "blocks": { "one": { "type": "quote", "settings": { "text": "Hello" } } },
      "block_order": ["one"],
      "settings": { "title": "Welcome" }
    }
  },
  "order": ["main"]
}`,
};

/** The section \`main\`: a schema with an entry for settings, from line 5, and further members. */
export const main = (setting = '', more = ''): string => `{% schema %}
{
  "name": "Main",
  "settings": [
    { "type": "text", "id": "title", "label": "Title" }${setting === '' ? '' : `,\n    ${setting}`}
  ],
  "blocks": [{ "type": "quote", "name": "Quote", "limit": 2, "settings": [{ "type": "text", "id": "text", "label": "Text" }] }]${more}
}
{% endschema %}`;

/** What is wrong with the theme once these files are changed, or absent: a line each, with file and line. */
export const found = (changes: Files, without: string[] = []): string[] => {
  const files = { ...THEME, 'sections/main.liquid': main(), ...changes };
  return validateTheme(new Map(Object.entries(files).filter(([path]) => !without.includes(path)))).map(
    ({ path, line, message }) => `${path}:${line}: ${message}`,
  );
};

/** A file that has one mistake, and how what is said of it begins. */
export const expectOne = (changes: Files, beginning: string) => {
  const lines = found(changes);
  expect(lines).toHaveLength(1);
  expect(lines[0]?.slice(0, beginning.length)).toBe(beginning);
};
