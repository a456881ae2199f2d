/** A press that asks for a new tab or a new window, or for the browser's own menu: it is left to the browser. */
export const leadsElsewhere = (event: MouseEvent): boolean =>
  event.button > 0 || event.metaKey || event.ctrlKey || event.shiftKey;
