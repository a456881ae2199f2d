/** What the shop of the documentation's examples gets into its `shop.json` beside what the examples print. */
export const FILLED_SHOP = {
  metafields: [
    { namespace: 'facts', key: 'size', type: 'weight', value: '{"value": 2.5, "unit": "KILOGRAMS"}' },
    { namespace: 'facts', key: 'score', type: 'rating', value: '{"value": "4.5", "scale_min": "1", "scale_max": "5"}' },
    { namespace: 'facts', key: 'price', type: 'money', value: '{"amount": "5.00", "currency_code": "CAD"}' },
    { namespace: 'facts', key: 'sheet', type: 'file_reference', value: 'shopify://files/sheet.pdf' },
  ],
};
