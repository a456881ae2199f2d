/** Writes down how high the links of each entry are (rule menu-8), in px: an entry unfolds to a height it knows. Reads first, then writes. What holds nothing yet has no height to know. */
export function measureEntries(menu: ParentNode): void {
  const clips = [...menu.querySelectorAll<HTMLElement>('.menu-entry__clip:not(:empty)')];
  const heights = clips.map((clip) => clip.firstElementChild?.scrollHeight ?? 0);
  for (const [index, clip] of clips.entries()) clip.style.setProperty('--height', `${heights[index]}px`);
}
