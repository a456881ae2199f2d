/**
 * The checkout's only script; everything works without it. It fills the state select when the country changes, opens
 * the summary on wide screens, and stops a second press of a button while the first is on its way.
 */
export const SCRIPT = `
(() => {
  const wide = matchMedia('(min-width:64em)');
  const details = document.querySelector('details.summary');
  const show = () => { if (details) details.open = wide.matches; };
  show(); wide.addEventListener('change', show);
  let countries;
  for (const country of document.querySelectorAll('select[data-country]')) {
    country.addEventListener('change', async () => {
      try { countries ||= await (await fetch('/cdn/shopifycloud/host/countries.json')).json(); } catch { return; }
      const found = countries.find((entry) => entry.code === country.value);
      const prefix = country.dataset.country;
      const province = document.getElementById(prefix + 'province');
      if (!found || !province) return;
      const has = found.provinces.length > 0;
      province.replaceChildren(new Option(has ? 'Choose' : 'None', ''), ...found.provinces.map(([code, name]) => new Option(name, code)));
      province.disabled = !has; province.required = has;
      const label = document.querySelector('label[for="' + prefix + 'province"] [data-label]');
      const zip = document.querySelector('label[for="' + prefix + 'zip"] [data-label]');
      if (label) label.textContent = found.provinceLabel;
      if (zip) zip.textContent = found.zipLabel;
    });
  }
  for (const button of document.querySelectorAll('noscript,[data-noscript]')) button.remove();
  const free = () => { for (const button of document.querySelectorAll('[aria-disabled]')) button.removeAttribute('aria-disabled'); };
  document.addEventListener('submit', (event) => {
    const button = event.submitter;
    if (!button) return;
    if (button.getAttribute('aria-disabled') === 'true') return event.preventDefault();
    button.setAttribute('aria-disabled', 'true');
  });
  addEventListener('pageshow', free);
})();
`.trim();
