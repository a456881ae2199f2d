import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const items = Array.from({ length: 30 }, (_, index) => index + 1);

test('default_pagination', () => {
  const query = new URLSearchParams('page=2&x=1');
  const html = renderText(
    "{% paginate items by 10 %}{{ paginate | default_pagination: next: 'Older', anchor: 'list' }}{% endpaginate %}",
    { items },
    { path: '/a?page=2&x=1', query },
  );
  expect(html).toBe(
    '<span class="prev"><a href="/a?page=1&amp;x=1#list" title="">&laquo; Previous</a></span> ' +
      '<span class="page"><a href="/a?page=1&amp;x=1#list" title="">1</a></span> ' +
      '<span class="page current">2</span> ' +
      '<span class="page"><a href="/a?page=3&amp;x=1#list" title="">3</a></span> ' +
      '<span class="next"><a href="/a?page=3&amp;x=1#list" title="">Older</a></span>',
  );
});

test('default_errors', () => {
  const formResult = () => ({
    posted: false,
    errors: { email: ['is invalid'], form: ['<Nothing> was sent'] },
    values: {},
  });
  const html = renderText("{% form 'contact' %}{{ form.errors | default_errors }}{% endform %}", {}, { formResult });
  expect(html).toContain(
    '<div class="errors"><ul><li>Email is invalid</li><li>&lt;Nothing&gt; was sent</li></ul></div>',
  );
  expect(renderText('[{{ nil | default_errors }}]')).toBe('[]');
});
