/** Id of the one element all modals stand in. */
const ID = 'overlays';

/** The end of the body, where modals stand: out of forms, closed disclosures and clipped boxes, whichever island they belong to. */
export function overlayRoot(): HTMLElement {
  const here = document.getElementById(ID);
  if (here) return here;
  const made = document.createElement('div');
  made.id = ID;
  return document.body.appendChild(made);
}
