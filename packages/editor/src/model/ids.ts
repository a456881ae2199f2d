import { sha1 } from '@noble/hashes/legacy.js';
import type { Target } from '@vitrine/contract/editor/preview.ts';
import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { addressIn } from './address.ts';
import { pageParts } from './page-parts.ts';
import { sectionAt, sectionsIn } from './stored.ts';
import type { BlockNode, EditorTheme, Files, NodeAddress, SectionAddress, SectionNode } from './types.ts';

/** Digests by name: a page has the same names on every key. */
const digests = new Map<string, Uint8Array>();

function digestOf(name: string): Uint8Array {
  let digest = digests.get(name);
  if (!digest) {
    digest = sha1(new TextEncoder().encode(name));
    digests.set(name, digest);
  }
  return digest;
}

/** Fourteen digits of a template's or group's name. */
function digitsOf(name: string): string {
  const { buffer, byteOffset } = digestOf(name);
  const value = new DataView(buffer, byteOffset).getBigUint64(0);
  return String(10_000_000_000_000n + (value % 90_000_000_000_000n));
}

function prefixOf(path: string): string {
  const template = /^templates\/(.+)\.json$/.exec(path)?.[1];
  if (template !== undefined) return `template--${digitsOf(`template/${template}`)}__`;
  const group = /^sections\/(.+)\.json$/.exec(path)?.[1];
  return group === undefined ? '' : `sections--${digitsOf(`group/${group}`)}__`;
}

/** Id of a section as the host prints it; a static section's is its file name. */
export function sectionId(path: string, key: string): string {
  return path === SETTINGS_PATH ? key : prefixOf(path) + key;
}

function childId(owner: string, key: string): string {
  const digest = btoa(String.fromCharCode(...digestOf(`${owner}/${key}`))).replaceAll(/[+/=]/g, '');
  return `A${digest.slice(0, 16)}__${key}`;
}

/** Id of a block as the host prints it, by its section's id and the keys down to it. */
export function blockId(section: string, ...keys: readonly string[]): string {
  return keys.reduce(childId, section);
}

/** The template, of those named, to which one of a page's sections belongs; undefined: to none, as on a page of a Liquid template. */
export function templateOfSection(templates: readonly string[], ids: readonly string[]): string | undefined {
  return templates.find((name) => {
    const prefix = prefixOf(`templates/${name}.json`);
    return ids.some((id) => id.startsWith(prefix));
  });
}

/** The keys down to a block with an id, in a node with the id `owner`. */
function keysTo(node: SectionNode | BlockNode, owner: string, id: string): readonly string[] | null {
  for (const [key, block] of Object.entries(node.blocks ?? {})) {
    // A digest is only made where it can be the one, or where there is more below.
    if (!block.blocks && !id.endsWith(`__${key}`)) continue;
    const own = childId(owner, key);
    if (own === id) return [key];
    const below = keysTo(block, own, id);
    if (below) return [key, ...below];
  }
  return null;
}

function sectionOfId(theme: EditorTheme, files: Files, template: string, id: string): SectionAddress | null {
  for (const part of pageParts(theme, files, template)) {
    if (part.kind === 'section') continue;
    const prefix = prefixOf(part.path);
    const key = id.slice(prefix.length);
    if (prefix !== '' && id.startsWith(prefix) && sectionsIn(files, part.path)?.order.includes(key))
      return { path: part.path, key };
  }
  return theme.sections[id] ? { path: SETTINGS_PATH, key: id } : null;
}

/**
 * What the page's ids name, as after a click in the preview. A block that no file has, such as a static one with its defaults alone, is its
 * section; null where the section is not of this page.
 */
export function addressOfIds(theme: EditorTheme, files: Files, template: string, target: Target): NodeAddress | null {
  const section = sectionOfId(theme, files, template, target.section);
  if (!section || target.block === undefined) return section;
  const node = sectionAt(theme, files, section.path, section.key);
  return addressIn(section, (node && keysTo(node, target.section, target.block)) ?? []);
}
