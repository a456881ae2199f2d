import { describe, expect, test } from 'vitest';
import { richHtml } from './rich-html.ts';

const text = (words: string, ...marks: (string | { type: string; attrs: object })[]) => ({
  type: 'text',
  text: words,
  marks: marks.map((mark) => (typeof mark === 'string' ? { type: mark } : mark)),
});
const doc = (...content: object[]) => ({ type: 'doc', content });
const paragraph = (...content: object[]) => ({ type: 'paragraph', ...(content.length > 0 && { content }) });

describe('rich text as it is stored', () => {
  test('no text is nothing at all', () => {
    expect([richHtml(doc(paragraph()), false), richHtml(doc(paragraph()), true), richHtml(doc(), false)]).toEqual([
      '',
      '',
      '',
    ]);
  });

  test('marks that neighbors share have one tag, links outermost', () => {
    const link = { type: 'link', attrs: { href: '/a?b=1&c="2"', target: '_blank', rel: null } };
    expect(
      richHtml(
        doc(paragraph(text('A '), text('bold', 'bold'), text(' and ', 'italic', 'bold'), text('link', 'bold', link))),
        true,
      ),
    ).toBe(
      'A <strong>bold<em> and </em></strong><a href="/a?b=1&amp;c=&quot;2&quot;" target="_blank"><strong>link</strong></a>',
    );
  });

  test('text is escaped; a fixed space stays one', () => {
    expect(richHtml(doc(paragraph(text('1 < 2 & 3\u00a0>'))), false)).toBe('<p>1 &lt; 2 &amp; 3&nbsp;&gt;</p>');
  });

  test('headings, breaks, and lists whose items have no paragraphs', () => {
    const item = (...content: object[]) => ({ type: 'listItem', content });
    const html = richHtml(
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('Care')] },
        paragraph(text('Wash'), { type: 'hardBreak' }, text('cold')),
        {
          type: 'bulletList',
          content: [item(paragraph(text('Silk')), { type: 'orderedList', content: [item(paragraph(text('Cold')))] })],
        },
      ),
      false,
    );
    expect(html).toBe('<h2>Care</h2><p>Wash<br>cold</p><ul><li>Silk<ol><li>Cold</li></ol></li></ul>');
  });
});
