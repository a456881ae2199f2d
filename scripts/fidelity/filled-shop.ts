import { toJson } from '../../packages/host/src/store/json.ts';
import type { Store } from '../../packages/host/src/store/open.ts';

const SOCIAL = { instagram: 'https://instagram.example/potions', facebook: 'https://facebook.example/potions' };

/** What the shop of the documentation's examples gets into its `shop.json` beside what the examples print. */
export const FILLED_SHOP = {
  weightUnit: 'lb',
  brand: {
    slogan: 'Save the toads!',
    shortDescription: 'Potions for every day.',
    logo: 'beats.jpg',
    squareLogo: 'WaterBottle.jpg',
    favicon: 'WaterBottle.jpg',
    coverImage: 'beats.jpg',
    colors: {
      primary: [{ background: '#0b101f', foreground: '#dad8f5' }],
      secondary: [{ background: '#1f6f5c', foreground: '#ffffff' }],
    },
    socialLinks: SOCIAL,
  },
  authors: [
    {
      name: 'Polina Waters',
      email: 'polina@example.com',
      bio: 'Brews since 1998.',
      homepage: 'https://polina.example',
      image: 'beats.jpg',
      accountOwner: true,
    },
  ],
  metafields: [
    { namespace: 'facts', key: 'size', type: 'weight', value: '{"value": 2.5, "unit": "KILOGRAMS"}' },
    { namespace: 'facts', key: 'score', type: 'rating', value: '{"value": "4.5", "scale_min": "1", "scale_max": "5"}' },
    { namespace: 'facts', key: 'price', type: 'money', value: '{"amount": "5.00", "currency_code": "CAD"}' },
    { namespace: 'facts', key: 'sheet', type: 'file_reference', value: 'shopify://files/sheet.pdf' },
  ],
};

const APPLICATION = {
  type: 'discount_code',
  title: 'WELCOME10',
  value: 10,
  valueType: 'percentage',
  targetType: 'line_item',
  targetSelection: 'all',
  totalAllocatedAmount: 500,
};

/** Fills what the demo shop leaves empty: other templates, and an order with discounts, one on its shipping, and attributes. */
export async function fillRows({ write }: Store, order: number): Promise<void> {
  const template_suffix = 'tall';
  await write(async (tx) => {
    await tx.updateTable('articles').set({ template_suffix }).execute();
    await tx.updateTable('blogs').set({ template_suffix }).execute();
    await tx.updateTable('products').set({ template_suffix }).execute();
    await tx.updateTable('pages').set({ template_suffix, author: 'Ada' }).execute();
    // The demo shop's own have the names of the taxonomy; an export may give an id in their place.
    await tx.updateTable('products').set({ category: 'aa-1-4' }).where('handle', '=', 'ankle-boot').execute();
    const applications = toJson([APPLICATION, { ...APPLICATION, title: 'Free post', targetType: 'shipping_line' }]);
    const changed = {
      attributes: toJson({ Gift: 'yes' }),
      discount_applications: applications,
      tags: toJson(['rush']),
    };
    await tx
      .updateTable('customers')
      .set({ tags: toJson(['vip']) })
      .execute();
    await tx.updateTable('orders').set(changed).where('id', '=', order).execute();
    const lines = await tx.selectFrom('order_lines').selectAll().where('order_id', '=', order).execute();
    for (const { id, body } of lines) {
      const entitled = { ...APPLICATION, targetSelection: 'entitled' };
      const allocations = [APPLICATION, entitled].map((application) => ({ amount: 500, application }));
      const line = { ...(JSON.parse(body) as Record<string, unknown>), allocations };
      await tx
        .updateTable('order_lines')
        .set({ body: toJson(line) })
        .where('id', '=', id)
        .execute();
    }
  });
}
