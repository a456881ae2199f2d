import { mounted } from './mount.tsx';
import { openSelected } from './open-selected.ts';
import { reloadSections } from './reload-sections.tsx';
import { repeatSelection } from './repeat-selection.ts';

/** The part of the start-up that only the theme editor needs. */
export function begin(page: Document): void {
  reloadSections(page, mounted);
  openSelected(page);
  repeatSelection(page);
}
