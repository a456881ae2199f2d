import { useEffect, useMemo, useRef, useState } from 'react';
import { itemAt } from '../../model/tree.ts';
import type { TreeItem } from '../../model/types.ts';
import { idsAround, idsWithChildren } from './tree-rows.ts';

export interface Expanded {
  ids: ReadonlySet<string>;
  set(id: string, isExpanded: boolean): void;
  /** Expands all rows (true), or none but the areas. */
  setAll(isExpanded: boolean): void;
}

/** Which rows of the tree show what is below them: areas from the start, and what the selected one is in. */
export function useExpanded(items: readonly TreeItem[], selected: string | null): Expanded {
  const areas = useMemo(() => items.filter(({ kind }) => kind === 'area').map(({ id }) => id), [items]);
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(areas));

  // Once each: what the merchant has folded since then stays folded.
  const shown = useRef<{ areas: Set<string>; selected: string | null }>({ areas: new Set(areas), selected: null });
  useEffect(() => {
    const { current: before } = shown;
    const opened = areas.filter((id) => !before.areas.has(id));
    for (const id of opened) before.areas.add(id);
    if (selected === null) before.selected = null;
    else if (selected !== before.selected && itemAt(items, selected)) {
      before.selected = selected;
      opened.push(...idsAround(items, selected), selected);
    }
    if (opened.length > 0) setIds((ids) => new Set([...ids, ...opened]));
  }, [areas, items, selected]);

  return {
    ids,
    set(id, isExpanded) {
      setIds((before) => {
        const after = new Set(before);
        if (isExpanded) after.add(id);
        else after.delete(id);
        return after;
      });
    },
    setAll: (isExpanded) => setIds(new Set(isExpanded ? idsWithChildren(items) : areas)),
  };
}
