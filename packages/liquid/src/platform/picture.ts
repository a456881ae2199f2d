import { LiquidError } from '../runtime/error.ts';
import { Drop } from '../values/drop.ts';
import { toNumber } from '../values/number.ts';
import { toText } from '../values/print.ts';
import { readMember } from '../values/property.ts';
import type { PlatformServices } from './filter.ts';

/** A picture for the media filters. Its members are computed on access. */
export class Picture {
  /** Address without size parameters. */
  readonly address: string;
  readonly #image: Drop | undefined;
  readonly #owner: Drop | undefined;

  /**
   * @param image the image object; undefined if only an address is known.
   * @param owner the object the picture belongs to, whose title is used where the picture has no alternative text.
   */
  constructor(address: string, image?: Drop, owner?: Drop) {
    this.address = address;
    this.#image = image;
    this.#owner = owner;
  }

  /** px; undefined if only an address is known. */
  get width(): number | undefined {
    return toNumber(this.#image?.get('width')) || undefined;
  }

  get height(): number | undefined {
    return toNumber(this.#image?.get('height')) || undefined;
  }

  get alt(): string {
    return toText(this.#image?.get('alt')) || toText(this.#owner?.get('title'));
  }

  /** `object-position`, e.g. `50.0% 30.0%`, if a focal point other than the middle is set. */
  get position(): string | undefined {
    const focal = toText(readMember(this.#image?.get('presentation'), 'focal_point'));
    return focal === '' || /^50(?:\.0)?% 50(?:\.0)?%$/.test(focal) ? undefined : focal;
  }

  /** The same picture under another address: in a size. */
  at(address: string): Picture {
    return new Picture(address, this.#image, this.#owner);
  }

  of(owner: Drop): Picture {
    return new Picture(this.address, this.#image, owner);
  }
}

/** An address made by `image_url`: text for templates, and for `image_tag` the picture behind it. */
export class PictureAddress extends Drop {
  override readonly kind = 'address of a picture';
  readonly picture: Picture;
  readonly #address: string;

  constructor(address: string, picture: Picture) {
    super();
    this.#address = address;
    this.picture = picture;
  }

  override get(key: string): unknown {
    return key === 'size' ? this.#address.length : undefined;
  }

  override print(): string {
    return this.#address;
  }

  override json(): unknown {
    return this.#address;
  }

  override equals(other: unknown): boolean {
    return this.#address === (other instanceof PictureAddress ? other.print() : other);
  }

  override get asText(): boolean {
    return true;
  }
}

const PICTURE_MEMBERS = ['featured_image', 'preview_image', 'image', 'featured_media'];

/**
 * The picture of an input of `image_url`: an image, or an object that has one (product, variant, line item,
 * collection, article, media), or an address. See the protocols in `drop.ts`.
 * @returns undefined if there is none.
 */
export function pictureOf(value: unknown, services: Pick<PlatformServices, 'fileUrl'>): Picture | undefined {
  if (typeof value === 'string') return value === '' ? undefined : new Picture(addressOf(value, services));
  if (value instanceof PictureAddress) return value.picture.at(value.print());
  if (!(value instanceof Drop) || !value.isTruthy()) return undefined;
  const source = value.get('src');
  if (typeof source === 'string' && source !== '') return new Picture(addressOf(source, services), value);
  for (const member of PICTURE_MEMBERS) {
    const inner: unknown = value.get(member);
    if (inner === value || !(inner instanceof Drop)) continue;
    const picture = pictureOf(inner, services);
    if (picture) return picture.of(value);
  }
  return undefined;
}

function addressOf(source: string, services: Pick<PlatformServices, 'fileUrl'>): string {
  if (source.startsWith('/') || /^https?:\/\//.test(source)) return source;
  return services.fileUrl(source.replace(/^(?:files|products|collections|articles)\//, ''));
}

/** @throws LiquidError the platform's error for something that has no picture. */
export function requirePicture(value: unknown, filter: string, services: Pick<PlatformServices, 'fileUrl'>): Picture {
  const picture = pictureOf(value, services);
  if (!picture) throw new LiquidError(`${filter}: invalid url input`);
  return picture;
}

/** Values that need no codes in a query. */
const PLAIN = /^[\w.-]*$/;

/** Adds query parameters to an address, in alphabetical order with those it has; an undefined one is left out. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const mark = address.indexOf('?');
  // A width for a file with its version, thousands of times on a page: nothing to sort.
  const { width } = parameters;
  if (width !== undefined && mark !== -1 && address.startsWith('v=', mark + 1) && !address.includes('&', mark)) {
    let isAlone = true;
    for (const name in parameters) isAlone &&= name === 'width' || parameters[name] === undefined;
    if (isAlone && PLAIN.test(width)) return `${address}&width=${width}`;
  }
  const path = mark === -1 ? address : address.slice(0, mark);
  const pairs: string[] = [];
  if (mark !== -1) {
    for (const pair of address.slice(mark + 1).split('&')) {
      const name = pair.slice(0, pair.indexOf('='));
      if (pair !== '' && parameters[name] === undefined) pairs.push(pair);
    }
  }
  for (const name in parameters) {
    const value = parameters[name];
    if (value !== undefined) pairs.push(`${name}=${PLAIN.test(value) ? value : encodeURIComponent(value)}`);
  }
  if (pairs.length === 0) return path;
  return `${path}?${pairs.sort().join('&')}`;
}
