import { expect, test } from 'vitest';
import { valueProblem } from './checks.ts';
import type { EditorSetting, Json } from './types.ts';

const range = { type: 'range', min: 0, max: 1, step: 0.1 };
const select = { type: 'select', options: [{ value: 'left' }, { value: 'right' }] };
const cases: [EditorSetting, Json | undefined, string | null][] = [
  [range, 0.3, null],
  [range, 0.35, 'between-steps'],
  [range, -0.1, 'too-small'],
  [range, 1.1, 'too-large'],
  [range, '0.3', 'not-a-number'],
  [{ type: 'number' }, 12.5, null],
  [{ type: 'number' }, '12', 'not-a-number'],
  [select, 'left', null],
  [select, 'middle', 'not-an-option'],
  [{ type: 'text_alignment' }, 'justify', 'not-an-option'],
  [{ type: 'checkbox' }, 'true', 'not-checked'],
  [{ type: 'text' }, 3, 'not-text'],
  [{ type: 'richtext' }, '<p>Hello</p>', null],
  [{ type: 'richtext' }, '<ul><li>Hello</li></ul>', null],
  [{ type: 'richtext' }, '<pre>Hello</pre>', 'no-paragraph'],
  [{ type: 'richtext' }, 'Hello', 'no-paragraph'],
  [{ type: 'richtext' }, '', null],
  [{ type: 'inline_richtext' }, '<strong>Hello</strong>', null],
  [{ type: 'inline_richtext' }, '<p>Hello</p>', 'has-paragraphs'],
  [{ type: 'color' }, '#fff', null],
  [{ type: 'color' }, 'rgba(0, 0, 0, 0.5)', null],
  [{ type: 'color' }, '#ff', 'bad-color'],
  [{ type: 'color' }, 'red; }', 'bad-color'],
  [{ type: 'url' }, '/collections/all', null],
  [{ type: 'url' }, 'shopify://collections/new', null],
  [{ type: 'url' }, 'https://example.com/a?b=c#d', null],
  [{ type: 'url' }, 'mailto:us@example.com', null],
  [{ type: 'url' }, 'javascript:alert(1)', 'bad-url'],
  [{ type: 'url' }, 'collections', 'bad-url'],
  [{ type: 'video_url' }, 'https://www.youtube.com/watch?v=abc', null],
  [{ type: 'video_url', accept: ['vimeo'] }, 'https://youtu.be/abc', 'bad-video'],
  [{ type: 'video_url', accept: ['vimeo'] }, 'https://vimeo.com/123', null],
  [{ type: 'product' }, 'silk-dress', null],
  [{ type: 'product' }, 'silk dress', 'bad-reference'],
  [{ type: 'article' }, 'journal/linen', null],
  [{ type: 'article' }, 'linen', 'bad-reference'],
  [{ type: 'metaobject' }, 'assistant_n4', null],
  [{ type: 'product_list' }, ['a', 'b'], null],
  [{ type: 'product_list', limit: 1 }, ['a', 'b'], 'too-many'],
  [{ type: 'product_list' }, 'a', 'not-a-list'],
  [{ type: 'product_list' }, ['a', 3], 'not-text'],
  [{ type: 'product' }, '{{ section.settings.product }}', null],
  [{ type: 'range' }, undefined, null],
  [{ type: 'of_an_app' }, { any: 'thing' }, null],
];

test.each(cases)('%j with %j: %s', (setting, value, problem) => {
  expect(valueProblem(setting, value)).toBe(problem);
});
