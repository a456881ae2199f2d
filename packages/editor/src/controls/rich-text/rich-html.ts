import type { JSONContent } from '@tiptap/core';

/** Tags of marks, the outermost first. */
const MARKS = ['link', 'bold', 'italic', 'underline'] as const;
const TAGS = { link: 'a', bold: 'strong', italic: 'em', underline: 'u' } as const;
type Mark = { type: (typeof MARKS)[number]; open: string };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\u00a0', '&nbsp;');

const attribute = (name: string, value: unknown): string =>
  typeof value === 'string' && value !== '' ? ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"` : '';

function marksOf({ marks = [] }: JSONContent): readonly Mark[] {
  return MARKS.flatMap((type) => {
    const mark = marks.find((candidate) => candidate.type === type);
    if (!mark) return [];
    const attributes = type === 'link' ? ['href', 'title', 'target', 'rel'] : [];
    return [{ type, open: TAGS[type] + attributes.map((name) => attribute(name, mark.attrs?.[name])).join('') }];
  });
}

/** Texts beside each other share the tags of the marks they have in common. */
function inline(nodes: readonly JSONContent[] = []): string {
  let html = '';
  let open: readonly Mark[] = [];
  const close = (from: number) => {
    for (const { type } of open.slice(from).toReversed()) html += `</${TAGS[type]}>`;
  };
  for (const node of nodes) {
    const marks = marksOf(node);
    const differs = marks.findIndex((mark, index) => mark.open !== open[index]?.open);
    const shared = differs === -1 ? marks.length : differs;
    close(shared);
    for (const mark of marks.slice(shared)) html += `<${mark.open}>`;
    open = marks;
    html += node.type === 'hardBreak' ? '<br>' : escaped(node.text ?? '');
  }
  close(0);
  return html;
}

function block(node: JSONContent): string {
  const { type, attrs, content = [] } = node;
  switch (type) {
    case 'heading':
      return `<h${attrs?.level}>${inline(content)}</h${attrs?.level}>`;
    case 'bulletList':
      return `<ul>${content.map(block).join('')}</ul>`;
    case 'orderedList':
      return `<ol>${content.map(block).join('')}</ol>`;
    case 'listItem':
      return `<li>${content.map(itemPart).join('')}</li>`;
    default:
      return `<p>${inline(content)}</p>`;
  }
}

/** The platform's items have their text without a paragraph around it. */
const itemPart = (node: JSONContent, index: number): string =>
  node.type === 'paragraph' ? (index === 0 ? '' : '<br>') + inline(node.content) : block(node);

/**
 * A document of the text editor as the platform stores it: `p`, `br`, `strong`, `em`, `u`, `a`, lists and headings for `richtext`; without
 * blocks for `inline_richtext`. Empty where there is no text.
 */
export function richHtml({ content = [] }: JSONContent, isInline: boolean): string {
  const [first] = content;
  if (content.length <= 1 && first?.type !== 'bulletList' && first?.type !== 'orderedList' && !first?.content)
    return '';
  return isInline ? inline(first?.content) : content.map(block).join('');
}
