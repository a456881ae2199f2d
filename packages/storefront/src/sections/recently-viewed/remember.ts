import { MOST_VIEWED, VIEWED_KEY } from '../../state/browser-storage/viewed-products.ts';

/**
 * Remembers the product of the page on this device, and marks the section where there is something to show in it. An inline script,
 * so that the section's space is kept from the first paint on, and a visit counts although the section never comes near. It stands
 * in HTML: written without `<`, `>` and `&`. Never throws; where the storage is full or forbids writing, what was kept is cleared.
 */
export const REMEMBER = `(function () {
  var key = '${VIEWED_KEY}', script = document.currentScript;
  var island = script ? script.closest('[data-island]') : null;
  if (!island) return;
  try {
    var current = JSON.parse(island.querySelector('script').textContent).product_id, kept = [];
    try { kept = JSON.parse(localStorage.getItem(key)); } catch (spoilt) {}
    if (!Array.isArray(kept)) kept = [];
    kept = kept.filter(function (id) { return Number.isSafeInteger(id) ? id !== current : false; });
    if (current) localStorage.setItem(key, JSON.stringify([current].concat(kept).slice(0, ${MOST_VIEWED + 1})));
    if (kept.length) island.dataset.viewed = '';
  } catch (blocked) {
    try { localStorage.removeItem(key); } catch (closed) {}
  }
})()`;
