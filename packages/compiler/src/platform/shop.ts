/** The shop and the request. */
export type {
  AddressObject,
  BrandObject,
  ColorSchemeObject,
  CountryObject,
  CurrencyObject,
  LocalizationObject,
  RequestObject,
  RoutesObject,
  ShopLocaleObject,
  ShopObject,
  TemplateObject,
} from './objects.generated.ts';
