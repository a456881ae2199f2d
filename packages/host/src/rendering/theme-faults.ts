/** Sentences remembered; further ones are dropped, since their texts may come from what visitors send. */
const MOST = 2000;

/** What a theme does wrong, or uses that this host does not have: each place is said once, not at every page that shows it. */
export interface ThemeFaults {
  report(sentence: string): void;
  /** The theme has changed: what is still wrong is said again. */
  forget(): void;
}

export function createThemeFaults(report: (sentence: string) => void): ThemeFaults {
  const said = new Set<string>();
  return {
    report(sentence) {
      if (said.has(sentence)) return;
      if (said.size >= MOST) return;
      said.add(sentence);
      report(sentence);
      if (said.size === MOST) report(`${MOST} faults of the theme were reported; further ones are not.`);
    },
    forget: () => said.clear(),
  };
}
