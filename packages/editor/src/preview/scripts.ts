const RUNS = /^(|module|text\/(java|ecma)script|application\/(x-)?(java|ecma)script)$/i;

const isBlocking = (script: HTMLScriptElement): boolean => script.matches('[src]:not([async],[defer],[type=module])');

const loaded = (script: HTMLScriptElement): Promise<void> =>
  new Promise((resolve) => {
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => resolve());
  });

/**
 * Takes the scripts out of a fragment that is not in the page yet. Call what it returns once the fragment is: it runs them in order, a script
 * after the files that stand before it, as the parser does. Data blocks stay.
 */
export function holdScripts(fragment: ParentNode): () => void {
  const held = [...fragment.querySelectorAll('script')]
    .filter(({ type }) => RUNS.test(type.trim()))
    .map((script) => {
      // A copy runs when it is inserted; the element that HTML text was parsed to may not.
      const copy = document.createElement('script');
      copy.async = false;
      for (const { name, value } of script.attributes) copy.setAttribute(name, value);
      copy.textContent = script.textContent;
      const place = document.createComment('');
      script.replaceWith(place);
      return { copy, place };
    });
  return async () => {
    for (const { copy, place } of held) {
      const whenLoaded = isBlocking(copy) && loaded(copy);
      place.replaceWith(copy);
      if (whenLoaded) await whenLoaded;
    }
  };
}
