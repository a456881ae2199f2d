import { Drop } from '../drop.ts';
import { LiquidError } from '../language/error.ts';
import { toNumber } from '../language/number.ts';
import { print } from '../language/print.ts';
import { readMember } from '../language/property.ts';
import type { RenderServices } from '../services.ts';

/** A picture as the media filters need it. */
export interface Picture {
  /** Address without size parameters. */
  address: string;
  /** px; undefined where only an address is known. */
  width: number | undefined;
  height: number | undefined;
  alt: string;
  /** `object-position`, e.g. `50.0% 30.0%`, if a focal point other than the middle is set. */
  position: string | undefined;
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
 * The picture of what `image_url` may be given: an image, or an object that has one (product, variant, line item,
 * collection, article, media), or an address. See the protocols in `drop.ts`.
 * @returns undefined if there is none.
 */
export function pictureOf(value: unknown, services: RenderServices): Picture | undefined {
  if (typeof value === 'string') return fromAddress(value, services);
  if (value instanceof PictureAddress) return { ...value.picture, address: value.print() };
  if (!(value instanceof Drop) || !value.isTruthy()) return undefined;
  const source = readMember(value, 'src');
  if (typeof source === 'string' && source !== '') return fromImage(value, source, services);
  for (const member of PICTURE_MEMBERS) {
    const inner = readMember(value, member);
    if (inner === value || !(inner instanceof Drop)) continue;
    const picture = pictureOf(inner, services);
    if (picture) return { ...picture, alt: picture.alt || print(readMember(value, 'title')) };
  }
  return undefined;
}

function fromAddress(text: string, services: RenderServices): Picture | undefined {
  if (text === '') return undefined;
  return { address: addressOf(text, services), width: undefined, height: undefined, alt: '', position: undefined };
}

function addressOf(source: string, services: RenderServices): string {
  return /^(?:https?:)?\/\/|^\//.test(source)
    ? source
    : services.fileUrl(source.replace(/^(?:files|products|collections|articles)\//, ''));
}

function fromImage(image: Drop, source: string, services: RenderServices): Picture {
  const focal = readMember(readMember(image, 'presentation'), 'focal_point');
  const position = focal instanceof Drop ? focal.print() : '';
  const size = (name: string) => toNumber(readMember(image, name)) || undefined;
  return {
    address: addressOf(source, services),
    width: size('width'),
    height: size('height'),
    alt: print(readMember(image, 'alt')),
    position: position === '' || /^50(?:\.0)?% 50(?:\.0)?%$/.test(position) ? undefined : position,
  };
}

/** The picture, or the platform's error for nothing. */
export function requirePicture(value: unknown, filter: string, services: RenderServices): Picture {
  const picture = pictureOf(value, services);
  if (!picture) throw new LiquidError(`${filter}: invalid url input`);
  return picture;
}

/** Values that need no codes in a query. */
const PLAIN = /^[\w.-]*$/;

/** Adds query parameters to an address, in alphabetical order with those it has. */
export function withParameters(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const [path = '', query = ''] = address.split('?');
  const all = new Map<string, string>();
  for (const pair of query === '' ? [] : query.split('&')) {
    const equals = pair.indexOf('=');
    if (equals > 0) all.set(pair.slice(0, equals), pair.slice(equals + 1));
  }
  for (const name in parameters) {
    const value = parameters[name];
    if (value !== undefined) all.set(name, PLAIN.test(value) ? value : encodeURIComponent(value));
  }
  if (all.size === 0) return path;
  const names = [...all.keys()].sort();
  return `${path}?${names.map((name) => `${name}=${all.get(name)}`).join('&')}`;
}
