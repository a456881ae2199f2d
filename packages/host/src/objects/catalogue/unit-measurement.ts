import { defineDrop } from '@vitrine/liquid';
import type { UnitMeasurement } from '../../shop/catalogue/types-products.ts';
import { measurementJson } from '../../shop/catalogue/unit-price.ts';

/** `variant.unit_price_measurement` */
export const unitMeasurementDrop = defineDrop<UnitMeasurement>({
  kind: 'unit_price_measurement',
  fields: {
    measured_type: (measured) => measured.measuredType,
    quantity_value: (measured) => measured.quantityValue,
    quantity_unit: (measured) => measured.quantityUnit,
    reference_value: (measured) => measured.referenceValue,
    reference_unit: (measured) => measured.referenceUnit,
  },
  json: measurementJson,
});
