import fc from 'fast-check';
import { expect, test } from 'vitest';
import { standardFilters } from '../filters/standard.ts';
import { TemplateParser } from '../syntax/parser.ts';
import { languageTags } from '../tags/table.ts';
import { generate } from './compile.ts';
import { quote } from './quote.ts';

/** Texts that would leave a literal of JavaScript if they could, and the word by which the test finds them. */
const hostile = fc
  .array(
    fc.constantFrom(
      'EVIL',
      '"',
      "'",
      '`',
      '\\',
      '\n',
      '\r',
      '\u2028',
      '\u2029',
      '${',
      '}',
      '*/',
      '//',
      '</script>',
      ';',
      ' ',
      '\0',
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => `${parts.join('')}EVIL`);

/** Every place of a template where a text of its own can stand. */
const places: ((text: string) => string)[] = [
  (text) => text,
  (text) => `{{ '${text}' | append: x }}`,
  (text) => `{{ "${text}" | append: x }}`,
  (text) => `{{ a["${text}"].b }}{{ a.${text} }}{{ ${text} }}{{ ${text}.first }}`,
  (text) => `{{ x | ${text}: 1 }}{{ x | append: ${text}: 2 }}{{ x | append: 1, ${text} }}`,
  (text) => `{% assign ${text} = 1 %}{% capture ${text} %}a{% endcapture %}{% increment ${text} %}`,
  (text) => `{% if a ${text} b %}c{% elsif '${text}' contains ${text} %}{% endif %}`,
  (text) =>
    `{% for ${text} in ${text} limit: ${text} %}{{ ${text} }}{{ forloop.${text} }}{% include 'x' %}{% endfor %}`,
  (text) => `{% tablerow a in b cols: ${text} %}{{ tablerowloop.${text} }}{% endtablerow %}`,
  (text) => `{% case ${text} %}{% when '${text}' %}a{% when ${text}, 'b' %}b{% endcase %}`,
  (text) => `{% cycle '${text}', b %}{% cycle ${text}: 'a', '${text}' %}`,
  (text) => `{% render '${text}' with a as b, ${text}: 1 %}{% include '${text}', ${text}: ${text} %}`,
  (text) => `{% raw %}${text}{% endraw %}{% liquid\n echo '${text}'\n%}`,
];

/** What is left of generated code when its string literals are taken out. */
function withoutLiterals(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
}

test('texts of a template are in generated code only as literals', () => {
  fc.assert(
    fc.property(fc.constantFrom(...places), hostile, (place, text) => {
      let body: Parameters<typeof generate>[0];
      try {
        body = new TemplateParser(place(text), 'lax', { language: languageTags, host: {} }).parse();
      } catch {
        return;
      }
      const code = generate(body, {
        filters: standardFilters,
        constants: undefined,
        joinFilters: undefined,
        compileAfter: 0,
      });
      expect(withoutLiterals(code)).not.toContain('EVIL');
      expect(() => new Function('library', 'constants', code)).not.toThrow();
    }),
    { numRuns: 800 },
  );
});

test('a literal evaluates to the text', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const literal = quote(text);
      expect(literal).not.toMatch(/[\n\r\u2028\u2029\0]/);
      expect(new Function(`return ${literal}`)()).toBe(text);
    }),
  );
});
