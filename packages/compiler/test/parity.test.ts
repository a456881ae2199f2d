import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { config } from './config.ts';
import { fixture, native } from './native.ts';

const { checkSectionParity, checkViewParity, evaluated, printer } =
  native<typeof import('../src/parity.ts')>('../src/parity.ts');
const { load } = native<typeof import('../src/load.ts')>('../src/load.ts');
type Subject = Parameters<typeof checkViewParity>[1];

/** A fixture's view, as the compiler evaluates it and as React runs it. */
function subject(name: string): Subject {
  const file = fixture(`views/${name}.view.tsx`);
  return { view: evaluated(file, 'View'), component: load(file).View, props: evaluated(file, 'props') } as Subject;
}

describe("Liquid's HTML is React's HTML", () => {
  test.each(['forms', 'texts', 'structures'])('for random props of %s', (name) => {
    expect(checkViewParity(name, subject(name), config, 250)).toBeUndefined();
  });
  test('for attributes of the theme editor', () => {
    const editor = subject('editor');
    const { html, payload } = printer(
      editor,
      config,
    )({
      blocks: [
        {
          attributes: 'data-shopify-editor-block="{&quot;id&quot;:&quot;b1&quot;,&quot;type&quot;:&quot;popup&quot;}"',
          text: 'A',
        },
        { attributes: '', text: 'B' },
      ],
    });
    expect(html).toBe(
      '<ul><li class="block" data-shopify-editor-block="{&quot;id&quot;:&quot;b1&quot;,&quot;type&quot;:&quot;popup&quot;}">A</li><li class="block">B</li></ul>',
    );
    expect(renderToString(createElement(editor.component, payload as object))).toBe(html);
  });
  test('for a whole section', () => {
    expect(checkSectionParity(fixture('spike/grid.section.tsx'), config, 100)).toBeUndefined();
  });
});

describe('a view that throws fails the parity check', () => {
  const texts = subject('texts');
  const throwing = (when: (props: { count: number }) => boolean): Subject => ({
    ...texts,
    component: (props: object) => {
      if (when(props as { count: number })) throw new Error('no such view');
      return createElement(texts.component, props);
    },
  });
  test('on every payload', () => {
    const broken = checkViewParity(
      'texts',
      throwing(() => true),
      config,
    );
    expect(broken).toMatchObject({ section: 'texts', difference: expect.stringContaining('no such view') });
  });
  test('on some payloads, and reports the smallest of them', () => {
    const broken = checkViewParity(
      'texts',
      throwing(({ count }) => count > 5),
      config,
    );
    expect(broken?.difference).toContain('It throws: Error: no such view');
    expect(broken?.payload).toMatchObject({ count: 6, title: '' });
  });
});
