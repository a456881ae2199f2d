import {
  type Context,
  type Emitter,
  type Liquid,
  Tag,
  type TagToken,
  type Template,
  type TopLevelToken,
  Value,
} from 'liquidjs';
import { expect, test } from 'vitest';
import type { Section } from '../src/define-section.ts';
import { config } from './config.ts';
import { props } from './fixtures/data/forms.section.tsx';
import { fixture, native } from './native.ts';

const { load } = native<typeof import('../src/load.ts')>('../src/load.ts');
const { compileSection } = native<typeof import('../src/compile.ts')>('../src/compile.ts');
const { lawEngine } = native<typeof import('../src/law/liquid.ts')>('../src/law/liquid.ts');

const liquid = compileSection('forms', load(fixture('data/forms.section.tsx'), 'symbolic').default as Section);
const [body = ''] = liquid.split('{% schema %}');

/** `{% form type, object %}` with the results of the test; `{% paginate %}` as a plain wrapper. */
function withForms(engine: Liquid, results: Record<string, object>): Liquid {
  abstract class Around extends Tag {
    templates: Template[] = [];
    constructor(token: TagToken, rest: TopLevelToken[], liquid: Liquid) {
      super(token, rest, liquid);
      const stream = liquid.parser.parseStream(rest);
      stream.on('template', (t: Template) => this.templates.push(t));
      stream.on(`tag:end${token.name}`, () => stream.stop()).start();
    }
    override *render(ctx: Context, emitter: Emitter): Generator<unknown, void, unknown> {
      ctx.push(yield* this.scope(ctx));
      yield this.liquid.renderer.renderTemplates(this.templates, ctx, emitter);
      ctx.pop();
    }
    // biome-ignore lint/correctness/useYield: only some have something to wait for
    *scope(_: Context): Generator<unknown, object, unknown> {
      return {};
    }
  }
  engine.registerTag('paginate', class extends Around {});
  engine.registerTag(
    'form',
    class extends Around {
      override *render(ctx: Context, emitter: Emitter): Generator<unknown, void, unknown> {
        const type = this.token.args.split(', ')[0]?.replaceAll("'", '');
        emitter.write(`<form method="post" id="${type}"><input type="hidden" name="form_type" value="${type}" />`);
        yield* super.render(ctx, emitter);
        emitter.write('</form>');
      }
      override *scope(ctx: Context): Generator<unknown, object, unknown> {
        const [type = '', object] = this.token.args.split(', ');
        const about = (object ? yield new Value(object, this.liquid).value(ctx) : {}) as { id?: number };
        return { form: { ...about, ...results[`${type.replaceAll("'", '')}${about.id ?? ''}`] } };
      }
    },
  );
  return engine;
}

function printed(results: Record<string, object>) {
  const page = {
    section: { id: 's1' },
    shop: { address: { id: 9, city: 'Shop city' } },
    customer: { addresses: [5, 6, 7].map((id) => ({ id, city: `City ${id}` })) },
  };
  const html = String(withForms(lawEngine(config), results).parseAndRenderSync(body, page));
  return props.parse(JSON.parse(/id="forms-data">(.*)<\/script>\s*$/s.exec(html)?.[1] ?? ''));
}

test('a form nobody has posted tells of nothing', () =>
  expect(printed({})).toEqual({
    sent: false,
    email: 'Shop city',
    errors: [],
    why: '',
    fields: '<input type="hidden" name="form_type" value="customer_login" />',
    changed: null,
    addresses: ['City 5', 'City 6', 'City 7'],
  }));

test('a form that was refused says which fields, why, and what stood in them', () => {
  const login = {
    errors: Object.assign(['email', 'form'], { messages: { email: 'is "no" <e-mail>', form: 'No such account' } }),
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

test('of a list of forms the one that was posted is found, with the item it is about', () => {
  const refused = { errors: Object.assign(['city'], { messages: { city: 'is missing' } }), city: 'Typed' };
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

test('what is kept of a form is taken before the page is cut into pages', () =>
  expect(body.indexOf('for form_item')).toBeLessThan(body.indexOf('{% paginate')));
