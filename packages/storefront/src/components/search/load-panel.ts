/** The search panel: a chunk of its own, fetched at the first sign of interest. */
export const loadPanel = () => import('./SearchPanel.tsx');
