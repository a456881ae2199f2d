import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPages, type PagesFixture, printed } from '../../test/pages-fixture.ts';

let shop: PagesFixture;
beforeAll(async () => {
  shop = await openPages();
  await shop.store.write(async (tx, changed) => {
    const field = (key: string, type: string, value: string) => ({ namespace: 'custom', key, type, value });
    const metafields = [
      field('note', 'single_line_text_field', 'Runs small'),
      field('count', 'number_integer', '12'),
      field('ratio', 'number_decimal', '2.0'),
      field('final', 'boolean', 'true'),
      field('tint', 'color', '#ea5ab9'),
      field('data', 'json', '{"a":[1,2]}'),
      field('rating', 'rating', '{"value":"4.5","scale_min":"1.0","scale_max":"5.0"}'),
      field('price', 'money', '{"amount":"12.50","currency_code":"USD"}'),
      field('weight', 'weight', '{"value":2,"unit":"kg"}'),
      field('other', 'product_reference', 'silk-scarf'),
      field('gone', 'product_reference', 'nowhere'),
      field('looks', 'list.metaobject_reference', '["look/evening","look/none"]'),
      field('picture', 'file_reference', 'slip-dress.png'),
      field('words', 'list.single_line_text_field', '["a","b"]'),
      field('film', 'file_reference', 'turn.mp4'),
      field('bad', 'json', '{nope'),
    ];
    const row = await tx
      .updateTable('products')
      .set({ metafields: JSON.stringify(metafields) })
      .where('handle', '=', 'slip-dress')
      .returning('id')
      .executeTakeFirstOrThrow();
    changed(`product:${row.id}`);
  });
});
afterAll(() => shop.close());

const print = (source: string, given: Parameters<typeof printed>[2] = {}) => printed(shop, source, given);
const onProduct = (source: string, query = '') =>
  print(source, { address: `/products/slip-dress${query}`, name: 'product' });

describe('product', () => {
  it.each([
    ['{{ product }}', 'slip-dress'],
    ['{{ product.price }} {{ product.price_max }} {{ product.price_varies }}', '24000 25000 true'],
    ['{{ product.compare_at_price }} {{ product.compare_at_price_varies }}', '30000 false'],
    ['{{ product.tags | join: "," }}', 'silk,best-seller'],
    ['{{ product.variants.size }} {{ product.variants_count }} {{ product.has_only_default_variant }}', '3 3 false'],
    ['{{ product.first_available_variant.title }}', 'Ink / S'],
    ['{{ product.options | join: "," }}', 'Color,Size'],
    [
      '{% for o in product.options_with_values %}{{ o.position }}{{ o.name }}{{ o.selected_value }};{% endfor %}',
      '1ColorInk;2SizeS;',
    ],
    ["{{ product.options_by_name['size'].values | map: 'name' | join: ',' }}", 'S,M'],
    [
      '{{ product.featured_image }} {{ product.featured_image.width }} {{ product.featured_image.aspect_ratio }}',
      'files/slip-dress.png 300 0.75',
    ],
    [
      '{{ product.featured_media.media_type }} {{ product.media.size }} {{ product.images.first.alt }}',
      'image 1 Slip Dress in Ink, front',
    ],
    ['{{ product.featured_image.presentation.focal_point }}', '50.0% 50.0%'],
    ['{{ product.collections | map: "title" | join }}', 'Silk'],
    ['{{ product.gift_card? }}{{ product.requires_selling_plan }}', 'falsefalse'],
    ['{{ product.constructor }}{{ product.__proto__ }}{{ product.row }}{{ product.scope }}', ''],
    [
      '{{ product.variants[0].options | join: "/" }} {{ product.variants[0].option2 }} {{ product.variants[0].options[0].name }}',
      'Ink/S S Ink',
    ],
    [
      '{{ product.variants[1].available }} {{ product.variants[2].inventory_policy }} {{ product.variants[0].weight_in_unit }}',
      'false continue 0.3',
    ],
    ['{{ product.variants | where: "available" | map: "title" | join: "," }}', 'Ink / S,Oat / S'],
    ['{{ product.variants[0].quantity_rule.min }}{{ product.variants[0].quantity_rule.max }}', '1'],
    ['{% if product.variants[0].product == product %}same{% endif %}', 'same'],
  ])('%s', async (source, expected) => {
    expect(await onProduct(source)).toBe(expected);
  });

  it('knows the choice of the address', async () => {
    const ids = (await onProduct('{{ product.variants | map: "id" | join: "," }}')).split(',');
    const chosen = `?variant=${ids[2]}`;
    expect(await onProduct('{{ product.selected_variant.title }}/{{ product.variants[2].selected }}', chosen)).toBe(
      'Oat / S/true',
    );
    const values =
      '{% for v in product.options_with_values[1].values %}{{ v }}:{{ v.selected }}:{{ v.available }}:{{ v.variant.title }};{% endfor %}';
    expect(await onProduct(values, chosen)).toBe('S:true:true:Oat / S;M:false:false:;');
    expect(await onProduct(values)).toBe('S:true:true:Ink / S;M:false:false:Ink / M;');
    const byValues = (
      await onProduct('{{ product.options_with_values | map: "values" | map: "id" | join: "," }}')
    ).split(',');
    expect(
      await onProduct('{{ product.selected_variant.title }}', `?option_values=${byValues[1]},${byValues[2]}`),
    ).toBe('Oat / S');
  });

  it('prints as JSON without stock', async () => {
    const json = JSON.parse(await onProduct('{{ product | json }}'));
    expect(json).toMatchObject({
      handle: 'slip-dress',
      options: ['Color', 'Size'],
      content: '<p>Cut on the bias.</p>',
      price: 24000,
    });
    expect(json.images[0]).toMatch(/^\/\/shop\.test\/cdn\/shop\/files\/slip-dress\.png\?v=\w+$/);
    expect(JSON.stringify(json)).not.toMatch(/inventory_(quantity|policy)/);
    expect(json.url).toBeUndefined();
  });
});

describe('places where a variant can be picked up', () => {
  const places =
    '{% for place in product.variants[VARIANT].store_availabilities %}{{ place.location.name }}:{{ place.available }}:{{ place.pick_up_enabled }}:{{ place.pick_up_time }};{% endfor %}';
  const of = (index: number) => onProduct(places.replace('VARIANT', String(index)));

  it('are those that hand out, each with its own stock', async () => {
    expect(await of(0)).toBe('');
    await shop.store.write(async (tx, changed) => {
      const rows = await tx.selectFrom('locations').select(['id', 'body']).execute();
      for (const { id, body } of rows) {
        const handsOut = { ...JSON.parse(body), pickup: true, pickupTime: 'Usually ready in 2 hours' };
        await tx
          .updateTable('locations')
          .set({ body: JSON.stringify(handsOut) })
          .where('id', '=', id)
          .execute();
      }
      changed('locations');
    });
    const open = await of(0);
    expect(open).toMatch(/^.+:true:true:Usually ready in 2 hours;/);
    expect(await of(1)).toBe(open.replaceAll(':true:true', ':false:true'));
  });
});

describe('metafields', () => {
  it.each([
    ['note.value', 'Runs small'],
    ['note', 'Runs small'],
    ['count.value | plus: 1', '13'],
    ['ratio.value', '2.0'],
    ['final.value', 'true'],
    ['tint.value.red', '234'],
    ['tint.value', '#ea5ab9'],
    ['data.value.a[1]', '2'],
    ['data', '{"a":[1,2]}'],
    ['rating.value.rating', '4.5'],
    ['rating.value.scale_max', '5.0'],
    ['price.value | money_with_currency', '$12.50 USD'],
    ['weight.value.unit', 'kg'],
    ['other.value.title', 'Silk Scarf'],
    ['other.type', 'product_reference'],
    ['gone.value.title', ''],
    ['looks.value.size', '1'],
    ['looks.value.first.name', 'Evening'],
    ['looks.list?', 'true'],
    ['picture.value | image_url: width: 100 | split: "?" | first', '//shop.test/cdn/shop/files/slip-dress.png'],
    ['words.value | join: "+"', 'a+b'],
    ['film.value.sources[0].mime_type', 'video/mp4'],
    ['bad.value', ''],
    ['none.value', ''],
  ])('custom.%s', async (path, expected) => {
    expect(await onProduct(`{{ product.metafields.custom.${path} }}`)).toBe(expected);
  });
  it('are nil where there are none', async () => {
    expect(await onProduct('{% if product.metafields.no.such == blank %}blank{% endif %}')).toBe('blank');
    expect(await onProduct('{% if product.metafields.custom.gone.value %}x{% else %}nil{% endif %}')).toBe('nil');
  });
});

describe('lookups by handle', () => {
  it.each([
    ["{{ collections['silk'].title }} {{ collections.silk.products_count }}", 'Silk 2'],
    ["{{ collections['silk'].products | map: 'title' | join: ',' }}", 'Slip Dress,Silk Scarf'],
    [
      '{% if collections.all.products_count == shop.products_count %}all{% endif %} {{ collections.all.url }}',
      'all /collections/all',
    ],
    ['{{ collections.size }} {% for c in collections %}{{ c.title }}{% endfor %}', '1 Silk'],
    [
      "{{ collections['nope'].title }}{% if collections['nope'] == blank %}blank{% endif %}{% if collections['nope'] %}{% else %} false{% endif %}",
      'blank false',
    ],
    ["{{ all_products['silk-scarf'].title }}{{ all_products['nope'].title }}", 'Silk Scarf'],
    ["{{ pages.about.title }}{{ pages['nope'].title }}", 'About'],
    [
      '{{ blogs.journal.articles.first.title }} {{ blogs.journal.articles_count }} {{ blogs.journal.moderated? }}',
      'On silk 1 true',
    ],
    [
      "{{ articles['journal/on-silk'].url }} {{ articles['journal/on-silk'].handle }}",
      '/blogs/journal/on-silk journal/on-silk',
    ],
    ["{{ images['slip-dress.png'].width }}{{ images['nope.png'].width }}", '300'],
    [
      "{{ linklists['main-menu'].links.size }}{{ linklists.main-menu.levels }} {{ linklists['main-menu'].links[0].type }} {{ linklists['main-menu'].links[0].object.title }}",
      '11 collection_link Silk',
    ],
    ["{% if linklists['nope'].links == blank %}blank{% endif %}", 'blank'],
    [
      "{{ metaobjects.look['evening'].name }} {{ metaobjects.look.evening.system.type }} {{ shop.metaobjects.look.values_count }}",
      'Evening look 1',
    ],
    [
      '{% for look in shop.metaobjects.look.values %}{{ look.name.value }} {{ look.system.url }}{% endfor %}',
      'Evening /pages/look/evening',
    ],
  ])('%s', async (source, expected) => {
    expect(await print(source)).toBe(expected);
  });
});

describe('the shop and the page', () => {
  it.each([
    [
      '{{ shop.name }} {{ shop.currency }} {{ shop.money_format | remove: "$" }} {{ shop.url }} {{ shop.permanent_domain }}',
      'Small Shop USD {{amount_no_decimals}} http://shop.test small-shop.myshopify.com',
    ],
    [
      '{{ shop.collections_count }} {{ shop.vendors | join }} {{ shop.types | join: "," }}',
      '1 Atelier Accessories,Dresses,Gift cards',
    ],
    [
      '{{ shop.refund_policy.title }} {{ shop.refund_policy.url }} {{ shop.policies.size }}{{ shop.privacy_policy }}',
      'Returns & refunds /policies/refund-policy 1',
    ],
    [
      '{{ shop.customer_accounts_enabled }} {{ shop.features.follow_on_shop? }} {{ shop.checkout.guest_login }}',
      'true false false',
    ],
    [
      '{{ shop.address.city }} {{ shop.address.country }} {{ shop.address.country.iso_code }}',
      'New York United States US',
    ],
    [
      '{{ routes.root_url }} {{ routes.cart_add_url }} {{ routes.predictive_search_url }}',
      '/ /cart/add /search/suggest',
    ],
    [
      '{{ localization.country.name }} {{ localization.language.iso_code }} {{ localization.available_countries.size }} {{ localization.available_languages.size }}',
      'United States en 4 2',
    ],
    ['{{ localization.country.currency.symbol }}{{ localization.country.unit_system }}', '$imperial'],
    [
      '{{ template }} {{ template.name }} {{ request.page_type }} {{ request.host }} {{ request.design_mode }}',
      'index index index shop.test false',
    ],
    [
      '{{ settings.accent.red }} {{ settings.scheme.id }} {% for s in settings.color_schemes %}{{ s.id }}{{ s.settings.background }} {% endfor %}',
      '18 dark light#fafafa dark#101010 ',
    ],
    ['{{ settings.menu.title }} {{ settings.nope }}{{ settings.constructor }}', 'Main menu '],
    ['{{ country_option_tags | split: "<option" | size }}', '6'],
    ['{% if all_country_option_tags contains "data-provinces" %}yes{% endif %}', 'yes'],
    [
      '{{ cart.item_count }} {{ cart.empty? }} {{ cart.items.size }} {% if cart == empty %}empty{% endif %}',
      '0 true 0 empty',
    ],
    [
      '{% if customer %}in{% else %}out{% endif %} {{ current_page }} {{ nothing }}{{ search.performed }}',
      'out 1 false',
    ],
    [
      '{{ recommendations.performed? }} {{ recommendations.products_count }} {{ predictive_search.performed }}',
      'false 0 false',
    ],
  ])('%s', async (source, expected) => {
    expect(await print(source)).toBe(expected);
  });

  it('marks links that lead here', async () => {
    const links = '{% for link in linklists.main-menu.links %}{{ link.current }}/{{ link.active }}{% endfor %}';
    expect(await print(links, { address: '/collections/silk', name: 'collection' })).toBe('true/true');
    expect(await print(links, { address: '/collections/silk/products/slip-dress', name: 'product' })).toBe(
      'false/true',
    );
    expect(await print(links)).toBe('false/false');
  });

  it('puts the language into every address', async () => {
    const french = { locale: 'fr', rootUrl: '/fr/' };
    expect(
      await print(
        '{{ routes.root_url }} {{ routes.cart_url }} {{ collections.silk.url }} {{ linklists.main-menu.links[0].url }} {{ request.path }}',
        french,
      ),
    ).toBe('/fr /fr/cart /fr/collections/silk /fr/collections/silk /fr');
  });
});

describe('paging', () => {
  it('fetches the page alone', async () => {
    const source =
      '{% paginate collections.silk.products by 1 %}{% for p in collections.silk.products %}{{ p.title }}{% endfor %} {{ paginate.pages }}{{ paginate.next.url }}{% endpaginate %}';
    expect(await print(source)).toBe('Slip Dress 2/?page=2');
    expect(await print(source, { address: '/?page=2' })).toBe('Silk Scarf 2');
  });
});

it('a comment is text, however it was typed', async () => {
  const [article] = await shop.store.db.selectFrom('articles').select(['id', 'blog_id']).limit(1).execute();
  if (!article) throw new Error('the fixture has no article');
  await shop.store.write(async (tx, changed) => {
    await tx
      .insertInto('comments')
      .values({
        article_id: article.id,
        author: 'Ada',
        email: 'ada@example.com',
        content: ' One <img src=x onerror=alert(1)>\r\nline\r\n\r\n"Two" ',
        status: 'published',
        created_at: '2026-01-01T00:00:00Z',
      })
      .execute();
    changed(`article:${article.id}`);
  });
  expect(await print("{% assign a = articles['journal/on-silk'] %}{{ a.comments.last.content }}")).toContain(
    '<p>One &lt;img src=x onerror=alert(1)&gt;<br>line</p><p>&quot;Two&quot;</p>',
  );
});
