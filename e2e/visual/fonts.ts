import type { Page } from '@playwright/test';

/**
 * System fonts that visible text is drawn with, with a sample of the text; empty if all fonts are the shop's own. Probes one element for each
 * font and each character outside ASCII. It marks them in the page, so take the screenshot first.
 */
export async function foreignFonts(page: Page): Promise<string[]> {
  await page.evaluate(markProbes);
  const session = await page.context().newCDPSession(page);
  await Promise.all([session.send('DOM.enable'), session.send('CSS.enable')]);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const selector = '[data-font-probe]';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const samples = await page.locator(selector).evaluateAll((probes) => probes.map((probe) => probe.textContent.trim()));
  const fonts = await Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { fonts: drawn } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return drawn
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName}: ${samples[index]?.slice(0, 40)}`);
    }),
  );
  return fonts.flat();
}

/** Marks one visible element for each font and for each character outside ASCII. */
function markProbes(): void {
  const known = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent ?? '';
    if (!element || !text.trim() || element.closest('script,style,template,noscript,svg')) continue;
    const { top, bottom } = element.getBoundingClientRect();
    if (bottom <= 0 || top >= innerHeight) continue;
    const { fontFamily, fontWeight, fontStyle, clipPath } = getComputedStyle(element);
    // Text for screen readers is clipped.
    if (clipPath === 'inset(50%)' || !element.checkVisibility({ visibilityProperty: true })) continue;
    const font = [fontFamily, fontWeight, fontStyle].join('|');
    const fresh = [font, ...(text.match(/[^ -~\s]/g) ?? []).map((letter) => font + letter)].filter(
      (key) => !known.has(key),
    );
    if (fresh.length === 0) continue;
    for (const key of fresh) known.add(key);
    element.setAttribute('data-font-probe', '');
  }
}
