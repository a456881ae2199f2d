/** Writes down how high the links of each entry are (`spec §9`), in px: an entry unfolds to a height it knows. Reads first, then writes. */
export function measureEntries(menu: ParentNode): void {
  const clips = [...menu.querySelectorAll<HTMLElement>('.menu-entry__clip')];
  const heights = clips.map((clip) => clip.firstElementChild?.scrollHeight ?? 0);
  for (const [index, clip] of clips.entries()) clip.style.setProperty('--height', `${heights[index]}px`);
}
