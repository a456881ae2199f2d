/** Elements and what stands in them. */
import type { Broken } from '../mutant.ts';

export const markup: Broken = {
  'server-markup/host.ts': [
    [
      'defaultValue of an input',
      "own.set('value', orElse(own.get('value'), own.get('defaultValue')));",
      "own.set('value', own.get('value'));",
      'language/elements.tsx#ClonedElement',
      'react/forms.tsx#UncontrolledInputs',
    ],
    [
      'value of an input comes before its defaultValue',
      "own.set('value', orElse(own.get('value'), own.get('defaultValue')));",
      "own.set('value', orElse(own.get('defaultValue'), own.get('value')));",
      'language/children-and-forms.tsx#ValueBeforeDefaultValue',
    ],
    [
      'defaultChecked',
      "own.set('checked', orElse(own.get('checked'), own.get('defaultChecked')));",
      "own.set('checked', own.get('checked'));",
      'language/form-fields.tsx#CheckboxesAndRadios',
      'react/forms.tsx#Checkboxes',
    ],
    [
      'checked comes before defaultChecked',
      "own.set('checked', orElse(own.get('checked'), own.get('defaultChecked')));",
      "own.set('checked', orElse(own.get('defaultChecked'), own.get('checked')));",
      'language/children-and-forms.tsx#ValueBeforeDefaultValue',
    ],
    [
      'the value of a select',
      'select: { value, isMultiple }',
      'select: { value: undefined, isMultiple }',
      'react/forms.tsx#SelectMultiple',
      'react/forms.tsx#Selects',
    ],
    [
      '?? of form fields',
      '(value === null || value === undefined ? b : branch(isNull(value), b, prune(value)))',
      '(value === null || value === undefined ? b : value)',
      'language/children-and-forms.tsx#NullIsNoValue',
    ],
    [
      'dangerouslySetInnerHTML',
      "return make({ kind: 'html', html: innerHtml(html, tools) });",
      "return make({ kind: 'text', value: innerHtml(html, tools) });",
      'language/html.tsx#HtmlOrNothing',
      'language/html.tsx#LiquidInConstants',
    ],
    [
      'booleans in an option',
      "if (value === null || value === undefined || typeof value === 'boolean') return '';\n  if (value instanceof Entry)",
      "if (value === null || value === undefined) return '';\n  if (value instanceof Entry)",
      'language/children-and-forms.tsx#OptionsOfASelect',
    ],
  ],
  'server-markup/write.ts': [
    [
      'text next to text',
      'place.text ? `<!-- -->',
      'place.text ? `',
      'react/text-and-whitespace.tsx#TextNextToConditionalText',
      'react/links.tsx#JavascriptAddress',
    ],
    [
      'text after a condition',
      'after ||= within.text;',
      'after = within.text;',
      'language/truth.tsx#MixedConditions',
      'language/texts.tsx#TextNextToElement',
    ],
    [
      'text before a condition',
      'const start = place.text;',
      'const start = false;',
      'language/truth.tsx#ZeroIsPrinted',
      'language/texts.tsx#TextNextToElement',
    ],
    [
      'text in a loop',
      'if (!within.text || place.text) {',
      'if (within.text) {',
      'language/texts.tsx#TextsOfList',
      'react/children-values.tsx#ListOfTexts',
    ],
    [
      'a line break at the start of a constant text area',
      "value.startsWith('\\n') ? '\\n' : ''",
      "''",
      'language/form-fields.tsx#LeadingNewlines',
    ],
    [
      'a line break at the start of a text area of the page',
      "() => '\\n',",
      "() => '',",
      'language/form-fields.tsx#LeadingNewlines',
      'react/forms.tsx#Textareas',
    ],
    [
      'a line break at the start of <pre>',
      "new Set(['pre',",
      'new Set([',
      'language/form-fields.tsx#LeadingNewlines',
      'language/children-and-forms.tsx#LineBreaksAtTheStart',
    ],
    [
      'html is not escaped',
      'plainText(scope, content.html)',
      'escapedText(scope, content.html)',
      'language/html.tsx#HtmlOrNothing',
      'language/html.tsx#LiquidInConstants',
    ],
    [
      'text is escaped',
      'escapedText(scope, content.value)',
      'plainText(scope, content.value)',
      'language/form-fields.tsx#Textareas',
      'react/forms.tsx#Textareas',
    ],
  ],
};
