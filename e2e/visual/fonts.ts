import type { Page } from '@playwright/test';

/**
 * Fonts of the machine that text in sight is drawn with, with a word of that text; empty where all fonts are the shop's own. The browser is
 * asked about one element for each font and each character outside ASCII; they are marked in the page, so look at it before.
 */
export async function foreignFonts(page: Page): Promise<string[]> {
  await page.evaluate(markProbes);
  const session = await page.context().newCDPSession(page);
  await Promise.all([session.send('DOM.enable'), session.send('CSS.enable')]);
  const { root } = await session.send('DOM.getDocument', { depth: 0 });
  const selector = '[data-font-probe]';
  const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const words = await page.locator(selector).evaluateAll((probes) => probes.map((probe) => probe.textContent.trim()));
  const found = await Promise.all(
    nodeIds.map(async (nodeId, index) => {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts
        .filter(({ isCustomFont }) => !isCustomFont)
        .map(({ familyName }) => `${familyName}: ${words[index]?.slice(0, 40)}`);
    }),
  );
  return found.flat();
}

/** Marks an element for each font, and for each character outside ASCII, that is in sight. */
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
    // What is for screen readers alone is cut away.
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
