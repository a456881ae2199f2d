import { Drop } from '@vitrine/liquid';
import { installedFont, packageOf } from '../theme/installed-fonts.ts';
import { licensedFallback } from '../theme/licensed-fonts.ts';

/** A family of the font picker. */
interface FontFamily {
  name: string;
  fallback: 'serif' | 'sans-serif' | 'monospace';
  weights: readonly number[];
  italic: boolean;
  /** Part of the file's address that changes with the file; undefined for families the reader's machine has. */
  version?: string;
  /** One file has all its weights. */
  isVariable?: boolean;
}

const system = (name: string, fallback: FontFamily['fallback'] = 'sans-serif'): FontFamily => ({
  name,
  fallback,
  weights: [400, 700],
  italic: true,
});

/** Families by the handle of the font picker that need no package, or are the host's own. */
const FAMILIES: Readonly<Record<string, FontFamily>> = {
  arial: system('Arial'),
  courier_new: system('Courier New', 'monospace'),
  garamond: system('Garamond', 'serif'),
  georgia: system('Georgia', 'serif'),
  helvetica: system('Helvetica'),
  lucida_grande: system('Lucida Grande'),
  mono: system('ui-monospace', 'monospace'),
  monaco: system('Monaco', 'monospace'),
  palatino: system('Palatino', 'serif'),
  sans_serif: system('system-ui'),
  serif: system('ui-serif', 'serif'),
  system_ui: system('system-ui'),
  times_new_roman: system('Times New Roman', 'serif'),
  trebuchet_ms: system('Trebuchet MS'),
  instrument_sans: {
    name: 'Instrument Sans',
    fallback: 'sans-serif',
    weights: [400, 500, 600, 700],
    italic: true,
    version: '5.3.0',
    isVariable: true,
  },
  instrument_serif: { name: 'Instrument Serif', fallback: 'serif', weights: [400], italic: true, version: '5.3.0' },
};

/** One cut of a family. */
export interface FontFace {
  family: FontFamily;
  /** Handle of the family: `instrument_serif`. */
  key: string;
  weight: number;
  style: 'normal' | 'italic';
}

/** A font as templates see it; the font filters read `face`. */
export class FontDrop extends Drop {
  override readonly kind = 'font';
  readonly face: FontFace;

  constructor(face: FontFace) {
    super();
    this.face = face;
  }

  override get(key: string): unknown {
    const { family, weight, style } = this.face;
    switch (key) {
      case 'family':
        return family.name;
      case 'fallback_families':
        return family.fallback;
      case 'weight':
        return weight;
      case 'style':
        return style;
      case 'baseline_ratio':
        return 0.133;
      case 'system?':
        return family.version === undefined;
      case 'variants':
        return variants(this.face);
      default:
        return undefined;
    }
  }

  override print(): string {
    return this.face.family.name;
  }

  override json(): unknown {
    return faceHandle(this.face);
  }

  override equals(other: unknown): boolean {
    if (other instanceof FontDrop) return faceHandle(this.face) === faceHandle(other.face);
    return other === this.print();
  }

  override get asText(): boolean {
    return true;
  }
}

const STYLES = ['normal', 'italic'] as const;

function variants(face: FontFace): FontDrop[] {
  return face.family.weights.flatMap((weight) =>
    STYLES.filter((style) => style === 'normal' || face.family.italic)
      .filter((style) => weight !== face.weight || style !== face.style)
      .map((style) => new FontDrop({ ...face, weight, style })),
  );
}

/** The picker's handle of a cut: `instrument_serif_i4`. */
export function faceHandle({ key, weight, style }: FontFace): string {
  return `${key}_${style === 'italic' ? 'i' : 'n'}${Math.round(weight / 100)}`;
}

/** The family of a handle; undefined for one that is neither known nor installed: it is taken to be on the reader's machine, with a fallback. */
function familyOf(key: string): FontFamily | undefined {
  return Object.hasOwn(FAMILIES, key) ? FAMILIES[key] : (installedFont(key) ?? undefined);
}

/** Handles of the families that are known without a package. */
export const ownFontHandles = (): string[] => Object.keys(FAMILIES);

/** The cuts of a family by weight, upright ones first; empty for one that is neither known nor installed. */
export function facesOf(key: string): FontFace[] {
  const family = familyOf(key);
  if (!family) return [];
  const styles = family.italic ? STYLES : (['normal'] as const);
  return family.weights.flatMap((weight) => styles.map((style) => ({ family, key, weight, style })));
}

/** Why a font is shown in other letters than its own. */
export interface MissingFont {
  fallback: FontFamily['fallback'];
  /** The package that shows it; undefined where the family is licensed to the platform alone. */
  package?: string;
}

/** What a font is shown in, where its family is not installed; undefined where nothing is missing. */
export function missingFont(handle: string): MissingFont | undefined {
  const key = /^([a-z0-9_]+)_[nio]\d$/.exec(handle)?.[1];
  if (key === undefined || familyOf(key)) return undefined;
  const fallback = licensedFallback(key);
  return fallback ? { fallback } : { fallback: 'sans-serif', package: packageOf(key) };
}

/** A font by the picker's handle (`garamond_n4`: family, style, weight in hundreds); null if it is none. */
export function fontByHandle(handle: string): Drop | null {
  const [, key, style, weight] = /^([a-z0-9_]+)_([nio])(\d)$/.exec(handle) ?? [];
  if (key === undefined) return null;
  return new FontDrop({
    key,
    family: familyOf(key) ?? system(nameOf(key), licensedFallback(key)),
    weight: Number(weight) * 100,
    style: style === 'n' ? 'normal' : 'italic',
  });
}

/** Words of a family's name that are written in capitals. */
const CAPITALS = ['bt', 'din', 'ff', 'ii', 'itc', 'pmn'];

/** Name of a family from its handle: `itc_charter` → `ITC Charter`. */
const nameOf = (key: string): string =>
  key
    .split('_')
    .map((word) => (CAPITALS.includes(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** The same family in another weight or style; undefined where it has no such cut. */
export function otherFace(face: FontFace, change: Partial<Pick<FontFace, 'weight' | 'style'>>): FontFace | undefined {
  const { weight = face.weight, style = face.style } = change;
  const known = face.family.weights.includes(weight) && (style === 'normal' || face.family.italic);
  return known ? { ...face, weight, style } : undefined;
}

/** Path of a self-hosted cut's file; undefined for a family of the reader's machine. Variable fonts come as woff2 alone. */
export function fontPath(face: FontFace, format: 'woff2' | 'woff'): string | undefined {
  const { version, isVariable } = face.family;
  if (version === undefined) return undefined;
  return `/cdn/fonts/${face.key}/${faceHandle(face)}.${version}.${isVariable ? 'woff2' : format}`;
}

/**
 * The package file behind a path made by `fontPath`, for the server: a module specifier such as
 * `@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2`.
 */
export function fontSpecifier(path: string): string | undefined {
  const match = /^\/cdn\/fonts\/([a-z0-9_]+)\/\1_([ni])(\d)\.[\d.]+\.(woff2?)$/.exec(path);
  const [, key = '', style, weight, format] = match ?? [];
  const family = familyOf(key);
  if (!family?.version) return undefined;
  if (!family.weights.includes(Number(weight) * 100) || (style === 'i' && !family.italic)) return undefined;
  const name = packageOf(key).replace('@fontsource/', '');
  const cut = style === 'i' ? 'italic' : 'normal';
  if (family.isVariable) {
    return format === 'woff2' ? `@fontsource-variable/${name}/files/${name}-latin-wght-${cut}.woff2` : undefined;
  }
  return `@fontsource/${name}/files/${name}-latin-${weight}00-${cut}.${format}`;
}
