/** Catalogue objects. Prices are in minor money units, weights in grams. */
export type {
  CollectionObject,
  LocationObject,
  ProductObject,
  ProductOptionObject,
  ProductOptionValueObject,
  StoreAvailabilityObject,
  TaxonomyCategoryObject,
  UnitPriceMeasurementObject,
  VariantObject,
} from './objects.generated.ts';
