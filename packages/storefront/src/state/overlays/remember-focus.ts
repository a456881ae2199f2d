/** What can have the focus; whether it is shown, the browser says when it is tried. */
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Remembers the place of a control that opens something. The answer gives the focus back, where nothing else has it: to the control or,
 * where that is gone or hidden by now (an entry of a menu that has closed), to the nearest control that is left.
 */
export function rememberFocus(control: Element): () => void {
  const places: Element[] = [];
  for (let place: Element | null = control; place && place !== document.body; place = place.parentElement) {
    places.push(place);
  }
  return () => {
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    for (const place of places.filter(({ isConnected }) => isConnected)) {
      const controls = [place, ...place.querySelectorAll(CONTROLS)].filter((one) => one.matches(CONTROLS));
      for (const candidate of controls) {
        if (candidate instanceof HTMLElement) candidate.focus();
        if (document.activeElement === candidate) return;
      }
    }
  };
}
