import { expect, test } from 'vitest';
import { renderText } from '../test_services.ts';

const globals = {
  measurement: { reference_value: 100, reference_unit: 'ml' },
  litre: { reference_value: 1, reference_unit: 'l' },
  paris: { latitude: 48.8566, longitude: 2.3522 },
  london: { latitude: 51.5074, longitude: -0.1278 },
};

test.each([
  ['{{ 200 | weight_with_unit }}', '0.2 kg'],
  ["{{ 200 | weight_with_unit: 'lb' }}", '0.44 lb'],
  ["{{ 200 | weight: 'g' }} {{ '' | unit }}", '200 kg'],
  ['{{ 400 | unit_price_with_measurement: measurement }}', '$4.00/100 ml'],
  ['{{ 400 | unit_price_with_measurement: litre }}', '$4.00/l'],
  ["{{ 400 | unit_price_with_measurement: 1, 'kg' }}", '$4.00/kg'],
  ['{{ paris | distance_from: london }}', '343.6'],
])('%s', (template, expected) => {
  expect(renderText(template, globals)).toBe(expected);
});
