import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

test('sections, groups and layouts are the host’s', () => {
  const layouts: (string | null)[] = [];
  const layout = (name: string | null) => void layouts.push(name);
  const template = "{% section 'header' %}{% sections 'footer-group' %}{% layout 'password' %}{% layout none %}";
  expect(renderText(template, {}, { layout })).toBe('[section header][group footer-group]');
  expect(layouts).toEqual(['password', null]);
  expect(renderText('{% section name %}')).toContain('Liquid syntax error (test line 1)');
});

test('content_for hands on the owner and all arguments, dotted and hyphenated ones too', () => {
  const calls: unknown[] = [];
  const record = (owner: unknown, args: Record<string, unknown>) => {
    calls.push([owner, args]);
    return '';
  };
  const services = { contentForBlocks: record, contentForBlock: record };
  const globals = { section: 'the section', product: 'the product' };
  renderText("{% content_for 'blocks', closest.product: product %}", globals, services);
  renderText(
    "{% content_for 'block', type: 'x', id: 'y-1', data-a: 1 %}",
    { ...globals, block: 'the block' },
    services,
  );
  expect(calls).toEqual([
    ['the section', { 'closest.product': 'the product' }],
    ['the block', { type: 'x', id: 'y-1', 'data-a': 1 }],
  ]);
  expect(renderText("{% content_for 'cards' %}")).toContain('Liquid syntax error');
});
