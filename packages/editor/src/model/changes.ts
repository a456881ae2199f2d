import { SETTINGS_PATH } from '@vitrine/contract/editor/theme.ts';
import { pageParts, templatePath } from './page-parts.ts';
import { isSame } from './same.ts';
import { type AddedSection, type SectionChanges, sectionChanges } from './section-changes.ts';
import { sectionAt, sectionsIn } from './stored.ts';
import {
  type EditorTheme,
  type Files,
  type Json,
  type JsonObject,
  type SectionAddress,
  type Selection,
  THEME_SETTINGS,
} from './types.ts';

/** The files that differ from what is saved: as they are now, null for those that are gone. */
export function changedFiles(saved: Files, now: Files): Record<string, Json> {
  const changed: Record<string, Json> = {};
  for (const path of pathsOf(saved, now)) if (!isSame(saved[path], now[path])) changed[path] = now[path] ?? null;
  return changed;
}

/** Whether anything is to be saved. */
export function isDirty(saved: Files, now: Files): boolean {
  return saved !== now && pathsOf(saved, now).some((path) => !isSame(saved[path], now[path]));
}

const pathsOf = (before: Files, after: Files): string[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((path) => before[path] !== after[path]);

/** What a page must show again after a change. */
export type Effect =
  | { kind: 'none' }
  | {
      kind: 'sections';
      changed: SectionAddress[];
      added: AddedSection[];
      removed: SectionAddress[];
      /** The shown sections of the file whose order has changed; empty where none has. */
      order: SectionAddress[];
      /** The one that was moved there. */
      moved?: SectionAddress;
    }
  /** Anywhere on the page. */
  | { kind: 'page' }
  /** Around the sections: another layout or wrapper. */
  | { kind: 'reload' };

const NONE: Effect = { kind: 'none' };
const PAGE: Effect = { kind: 'page' };
const RELOAD: Effect = { kind: 'reload' };

/** What a file of sections is besides them; its name is shown in the editor alone. */
const around = ({ sections: _, order: __, name: ___, ...rest }: JsonObject): JsonObject => rest;

/** The sections of a file that differ; or the effect of a change that is not one of sections. */
function fileEffect(
  path: string,
  [before, after]: readonly [Files, Files],
  isTemplate: boolean,
  selected: string | undefined,
): SectionChanges | Effect {
  const old = sectionsIn(before, path);
  const list = sectionsIn(after, path);
  if (!old || !list) return isTemplate ? RELOAD : PAGE;
  if (!isSame(around(old.file), around(list.file))) return isTemplate ? RELOAD : PAGE;
  return sectionChanges(path, old, list, selected) ?? PAGE;
}

/** Names of the static sections of all layouts and Liquid templates: one that is in none of them may be in a snippet of any page. */
function knownStatic(theme: EditorTheme): Set<string> {
  const ofLayouts = Object.values(theme.layouts).flatMap((parts) =>
    parts.flatMap((part) => (part.kind === 'section' ? [part.name] : [])),
  );
  return new Set([...ofLayouts, ...theme.templates.flatMap(({ sections = [] }) => sections)]);
}

/** Static sections that differ, and are on this page; or the effect of another change of the theme's settings. */
function settingsEffect(
  theme: EditorTheme,
  before: Files,
  after: Files,
  onPage: ReadonlySet<string>,
): SectionChanges | Effect {
  const old = sectionsIn(before, SETTINGS_PATH);
  const list = sectionsIn(after, SETTINGS_PATH);
  if (!old || !list) return PAGE;
  const { sections: _, ...values } = old.file;
  const { sections: __, ...newValues } = list.file;
  if (!isSame(values, newValues)) return PAGE;
  const known = knownStatic(theme);
  const changed: SectionAddress[] = [];
  for (const key of new Set([...Object.keys(old.sections), ...Object.keys(list.sections)])) {
    if (old.sections[key] === list.sections[key]) continue;
    const was = sectionAt(theme, before, SETTINGS_PATH, key);
    if (isSame(was, sectionAt(theme, after, SETTINGS_PATH, key))) continue;
    if (onPage.has(key)) changed.push({ path: SETTINGS_PATH, key });
    else if (!known.has(key)) return PAGE;
  }
  return { changed, added: [], removed: [], order: [] };
}

/**
 * What must be rendered again on a template's page: the sections that differ, the page for what any of them may show (theme settings,
 * texts), or a new load for what is around them. Hiding a section takes it off the page, showing it puts it there. `selection` is what the
 * merchant edits: of two sections that changed places it is the one that moved.
 */
export function effectOf(
  before: Files,
  after: Files,
  template: string,
  theme: EditorTheme,
  selection: Selection = null,
): Effect {
  if (before === after) return NONE;
  const selected = selection === THEME_SETTINGS ? null : selection;
  const own = templatePath(theme, template);
  const parts = pageParts(theme, after, template);
  const files = new Set(parts.flatMap((part) => (part.kind === 'section' ? [] : [part.path])));
  const onPage = new Set(parts.flatMap((part) => (part.kind === 'section' ? [part.name] : [])));
  const sum: SectionChanges = { changed: [], added: [], removed: [], order: [] };
  let whole: Effect = NONE;
  for (const path of pathsOf(before, after)) {
    if (/^(?:locales|translations)\//.test(path)) {
      whole = PAGE;
      continue;
    }
    const isSettings = path === SETTINGS_PATH;
    if (!isSettings && !files.has(path)) continue;
    const effect = isSettings
      ? settingsEffect(theme, before, after, onPage)
      : fileEffect(path, [before, after], path === own, selected?.path === path ? selected.key : undefined);
    if ('kind' in effect) {
      if (effect.kind === 'reload') return effect;
      whole = effect;
      continue;
    }
    // The page puts the sections of one file in order at a time.
    if (sum.order.length > 0 && effect.order.length > 0) whole = PAGE;
    sum.changed.push(...effect.changed);
    sum.added.push(...effect.added);
    sum.removed.push(...effect.removed);
    sum.order.push(...effect.order);
    sum.moved ??= effect.moved;
  }
  if (whole.kind !== 'none') return whole;
  const { changed, added, removed, order } = sum;
  return changed.length + added.length + removed.length + order.length === 0 ? NONE : { kind: 'sections', ...sum };
}
