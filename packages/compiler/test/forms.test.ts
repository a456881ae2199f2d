import type { Drop, TagDefinition } from '@vitrine/liquid';
import { expect, test } from 'vitest';
import { config } from './config.ts';
import { props } from './fixtures/data/forms.section.tsx';
import { fixture, native } from './native.ts';

const { createSectionCompiler } = native<typeof import('../src/build/sections/section-compiler.ts')>(
  '../src/build/sections/section-compiler.ts',
);
const { listDrop, readMember, toText } = native<typeof import('@vitrine/liquid')>('@vitrine/liquid');
const { parityEngine } = native<typeof import('../src/parity/liquid.ts')>('../src/parity/liquid.ts');

const liquid = createSectionCompiler().open(fixture('data/forms.section.tsx')).liquid();
const [body = ''] = liquid.split('{% schema %}');

/** `{% form type, object %}` with the results of the test. */
const form = (results: Record<string, object>): TagDefinition<undefined> => ({
  parse(tag, parser) {
    const { positional } = parser.arguments(tag.markup);
    const body = parser.body(tag);
    return {
      render(state) {
        const type = toText(positional[0]?.read(state));
        const about = positional[1]?.read(state) as Record<string, unknown> | undefined;
        state.out += `<form method="post" id="${type}"><input type="hidden" name="form_type" value="${type}" />`;
        const result = results[type + toText(readMember(about, 'id'))];
        state.withScope({ form: { ...about, ...result } }, () => body.render(state));
        state.out += '</form>';
      },
    };
  },
});

/** A plain wrapper. */
const paginate: TagDefinition<undefined> = {
  parse(tag, parser) {
    const body = parser.body(tag);
    return { render: (state) => body.render(state) };
  },
};

/** `form.errors`: the fields, and by their names the messages. */
function refusals(messages: Record<string, string>): Drop {
  const fields = Object.keys(messages);
  return listDrop({
    count: () => fields.length,
    slice: (offset, limit) => fields.slice(offset, offset + limit),
    lookup: (name) => (name === 'messages' ? messages : undefined),
  });
}

function printed(results: Record<string, object>) {
  const page = {
    section: { id: 's1' },
    shop: { address: { id: 9, city: 'Shop city' } },
    customer: { addresses: [5, 6, 7].map((id) => ({ id, city: `City ${id}` })) },
  };
  const html = parityEngine(config, { tags: { form: form(results), paginate } }).parse(body)(page);
  return props.parse(JSON.parse(/id="forms-data">(.*)<\/script>\s*$/s.exec(html)?.[1] ?? ''));
}

test('a form that was not posted has no errors', () =>
  expect(printed({})).toEqual({
    sent: false,
    email: 'Shop city',
    errors: [],
    why: '',
    fields: '<input type="hidden" name="form_type" value="customer_login" />',
    changed: null,
    addresses: ['City 5', 'City 6', 'City 7'],
  }));

test('a refused form has the fields, the reasons and the posted values', () => {
  const login = {
    errors: refusals({ email: 'is "no" <e-mail>', form: 'No such account' }),
    email: 'ada@',
  };
  expect(printed({ customer_login: login })).toMatchObject({
    sent: false,
    email: 'ada@',
    errors: [
      { field: 'email', message: 'is "no" <e-mail>' },
      { field: 'form', message: 'No such account' },
    ],
  });
  expect(printed({ customer_login: login }).why).toBe('is "no" <e-mail>');
  expect(printed({ customer_login: { 'posted_successfully?': true } }).sent).toBe(true);
});

test('finds the posted form of a list, with its item', () => {
  const refused = { errors: refusals({ city: 'is missing' }), city: 'Typed' };
  expect(printed({ customer_address6: refused }).changed).toEqual({
    id: '6',
    city: 'Typed',
    saved: false,
    errors: [{ field: 'city', message: 'is missing' }],
  });
  expect(printed({ customer_address7: { 'posted_successfully?': true } }).changed).toMatchObject({
    id: '7',
    saved: true,
    errors: [],
  });
});

test('reads the form before the list is paginated', () =>
  expect(body.indexOf('for form_item')).toBeLessThan(body.indexOf('{% paginate')));
