import type { Theme } from '../../theme/load.ts';
import type { Reader } from './reader.ts';

/** More rows than the parts of a theme need that are the same on every page. */
const MOST = 500;
/** Characters of a row name that can be the same on every page; a longer one contains a visitor's input. */
const LONGEST = 300;
/** Renders that must have needed a row where several are known, and the most that are counted. */
const ENOUGH = 2;
const MOST_COUNTED = 4;

/**
 * Which rows a theme's templates and sections need on any page: menus, pictures of settings, linked collections. Learned from what renders
 * had to load, so that the next render without rows in memory loads them in one batch instead of one after another.
 */
export interface KnownNeeds {
  /** Rows that these parts (`template/product`, `section/header`) are known to need. One that is not known yet needs what all others do. */
  of(theme: Theme, parts: readonly string[]): Iterable<string>;
  /** What a render of these parts has loaded. */
  learn(theme: Theme, parts: readonly string[], loaded: ReturnType<Reader['loaded']>): void;
}

/** What a part has needed: of how many renders that had to load something, and in how many of the last of them each row. */
type Tables = Map<string, { renders: number; counts: Map<string, number> }>;

export function createKnownNeeds(): KnownNeeds {
  const themes = new WeakMap<Theme, Tables>();

  function tablesOf(theme: Theme): Tables {
    const known: Tables = themes.get(theme) ?? new Map();
    themes.set(theme, known);
    return known;
  }

  /** Rows that every part known so far has needed. */
  function ofAll(tables: Tables): string[] {
    const [first, ...others] = [...tables.values()];
    return first ? [...first.counts.keys()].filter((name) => others.every(({ counts }) => counts.has(name))) : [];
  }

  return {
    of(theme, parts) {
      const tables = tablesOf(theme);
      return new Set(
        parts.flatMap((part) => {
          const table = tables.get(part);
          if (!table) return ofAll(tables);
          const enough = Math.min(ENOUGH, table.renders);
          return [...table.counts].flatMap(([name, count]) => (count >= enough ? [name] : []));
        }),
      );
    },
    learn(theme, parts, loaded) {
      const tables = tablesOf(theme);
      for (const part of parts) {
        const table = tables.get(part) ?? { renders: 0, counts: new Map() };
        tables.set(part, table);
        table.renders += 1;
        const { counts } = table;
        for (const [name, wasRead] of loaded) {
          if (name.length > LONGEST) continue;
          const count = (counts.get(name) ?? 0) + (wasRead ? 1 : -1);
          if (count <= 0) counts.delete(name);
          else if (counts.size < MOST || counts.has(name)) counts.set(name, Math.min(count, MOST_COUNTED));
        }
        // What was needed once and not again was one page's.
        const names = new Set(loaded.map(([name]) => name));
        for (const [name, count] of counts) if (count < ENOUGH && !names.has(name)) counts.delete(name);
      }
    },
  };
}

/** The needs of a rendered asset. Rows that all pages need are left out: the asset may be one of them, or wait for one. */
export const withoutAssets = (needs: KnownNeeds): KnownNeeds => ({
  ...needs,
  of: (theme, parts) => [...needs.of(theme, parts)].filter((name) => !name.startsWith('asset\n')),
});

/** The needs of a theme that is nearly another one, like a draft of it: what was learned of either counts for both. */
export const needsOf = (needs: KnownNeeds, theme: Theme): KnownNeeds => ({
  of: (_draft, parts) => needs.of(theme, parts),
  learn: (_draft, parts, loaded) => needs.learn(theme, parts, loaded),
});
