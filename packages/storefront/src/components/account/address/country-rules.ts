import type { AddressFields } from '../../../domain/address.schema.ts';

/**
 * How countries ask for an address, by the platform's English names, as its own address data has it (`@shopify/theme-addresses`; the test
 * compares the two). What most countries do is not listed.
 */
type ZoneName =
  | 'state'
  | 'province'
  | 'state_territory'
  | 'county'
  | 'prefecture'
  | 'emirate'
  | 'governorate'
  | 'region';
type ZipName = 'postal_code' | 'postcode' | 'zip_code' | 'pin_code';
/** Fields that stand in one line. */
type Row = readonly (keyof AddressFields)[];

const ZONES: Record<Exclude<ZoneName, 'region'>, string> = {
  state: 'Brazil|Chile|India|Mexico|Nigeria|U.S. Outlying Islands|United States',
  province:
    'Algeria|Argentina|Belarus|Canada|China|Colombia|Indonesia|Italy|Laos|Moldova|Mongolia|Paraguay|South Africa|South Korea|South Sudan|Spain|Thailand|Uzbekistan|Zambia',
  state_territory: 'Australia|Malaysia',
  county: 'Ireland|Romania',
  prefecture: 'Japan',
  emirate: 'United Arab Emirates',
  governorate: 'Egypt',
};

const ZIPS: Record<Exclude<ZipName, 'postal_code'>, string> = {
  postcode: 'Australia|Malaysia|United Kingdom',
  zip_code: 'United States',
  pin_code: 'India',
};

const WITHOUT_ZIP =
  'Angola|Anguilla|Antigua & Barbuda|Aruba|Bahamas|Belize|Benin|Bolivia|Burkina Faso|Chad|Curaçao|Fiji|Ghana|Hong Kong|Jamaica|Malawi|Mali|Panama|Qatar|South Sudan|Togo|Trinidad & Tobago|Tuvalu|Uganda|United Arab Emirates|Vanuatu|Yemen|Zimbabwe';

/** How a postal code looks, in the countries most is sent to. */
export const ZIP_EXAMPLES: Record<string, string> = {
  Argentina: 'C1002',
  Australia: '2000',
  Austria: '1010',
  Belgium: '1000',
  Brazil: '01310-100',
  Bulgaria: '1000',
  Canada: 'M5V 2T6',
  Chile: '8320000',
  China: '100006',
  Croatia: '10000',
  Cyprus: '1010',
  'Czech Republic': '110 00',
  Denmark: '1050',
  Estonia: '10111',
  Finland: '00100',
  France: '75001',
  Germany: '10115',
  Greece: '105 57',
  Hungary: '1051',
  Iceland: '101',
  India: '110001',
  Indonesia: '10110',
  Ireland: 'D02 AF30',
  Israel: '9100000',
  Italy: '00118',
  Japan: '100-0001',
  Latvia: 'LV-1010',
  Liechtenstein: '9490',
  Lithuania: '01100',
  Luxembourg: '1009',
  Malaysia: '50000',
  Malta: 'VLT 1117',
  Mexico: '06000',
  Monaco: '98000',
  Netherlands: '1012 JS',
  'New Zealand': '6011',
  Norway: '0150',
  Philippines: '1000',
  Poland: '00-001',
  Portugal: '1100-148',
  Romania: '010011',
  Russia: '101000',
  Singapore: '048581',
  Slovakia: '811 01',
  Slovenia: '1000',
  'South Africa': '8001',
  'South Korea': '04524',
  Spain: '28001',
  Sweden: '111 22',
  Switzerland: '8001',
  Taiwan: '100',
  Thailand: '10200',
  Turkey: '34110',
  Ukraine: '01001',
  'United Kingdom': 'SW1A 1AA',
  'United States': '10001',
  Vietnam: '100000',
};

const USUAL: readonly Row[] = [
  ['first_name', 'last_name'],
  ['company'],
  ['address1'],
  ['address2'],
  ['city'],
  ['province', 'zip'],
  ['phone'],
];
/** The postal code stands before the city. */
const ZIP_FIRST: readonly Row[] = [...USUAL.slice(0, 4), ['zip', 'city'], ['province'], ['phone']];
/** From the large to the small, and the family's name first. */
const INWARD: readonly Row[] = [
  ['company'],
  ['last_name', 'first_name'],
  ['zip'],
  ['province', 'city'],
  ['address1'],
  ['address2'],
  ['phone'],
];
const ROWS: Record<string, readonly Row[]> = {
  France: ZIP_FIRST,
  Germany: ZIP_FIRST,
  Japan: INWARD,
  'South Korea': INWARD,
};

const among = (names: string, country: string) => names.split('|').includes(country);

/** The name whose countries have this one among them. */
const nameFor = <Name extends string>(lists: Record<Name, string>, country: string): Name | undefined => {
  for (const name in lists) if (among(lists[name], country)) return name;
  return undefined;
};

/** What the parts of a country are called; before one is chosen: state. */
export const zoneOf = (country: string): ZoneName => (country === '' ? 'state' : (nameFor(ZONES, country) ?? 'region'));

export const zipNameOf = (country: string): ZipName => nameFor(ZIPS, country) ?? 'postal_code';

/** Whether an address there has a postal code. */
export const hasZip = (country: string): boolean => !among(WITHOUT_ZIP, country);

/** How a postal code looks there; empty: nothing to show. */
export const zipExampleOf = (country: string): string => ZIP_EXAMPLES[country] ?? '';

/**
 * The fields after the country, line by line, in the order in which the country asks for them. The country itself always comes first, so
 * that nothing moves above the list one is choosing from.
 */
export const rowsOf = (country: string): readonly Row[] => {
  const rows = ROWS[country] ?? USUAL;
  return hasZip(country) ? rows : rows.map((row) => row.filter((field) => field !== 'zip'));
};
