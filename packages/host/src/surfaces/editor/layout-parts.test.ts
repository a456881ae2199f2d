import { expect, test } from 'vitest';
import { sectionPlaces } from './layout-parts.ts';

test('groups, sections and the template in their order; comments print nothing', () => {
  const source = `
    {%- sections 'header-group' -%}
    {% comment %}{% section 'old' %}{% endcomment %}
    {% # section 'older' %}
    {% section "promo" %}
    <main>{{- content_for_layout -}}</main>
    {% liquid
      sections 'footer-group'
      section 'cart-drawer'
      assign x = 1
    %}
    {% if a %}{% section 'promo' %}{% endif %}
    {% render 'section' %}{{ 'sections' | t }}{% raw %}{% section 'raw' %}{% endraw %}`;
  expect(sectionPlaces(source)).toEqual([
    { kind: 'group', name: 'header-group' },
    { kind: 'section', name: 'promo' },
    { kind: 'template' },
    { kind: 'group', name: 'footer-group' },
    { kind: 'section', name: 'cart-drawer' },
  ]);
});

test('a layout may print its content from a liquid tag', () => {
  expect(sectionPlaces('{% liquid\n  echo content_for_layout\n%}')).toEqual([{ kind: 'template' }]);
});
