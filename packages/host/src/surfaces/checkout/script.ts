/**
 * The checkout's only script; everything works without it. It fills the state select when the country changes, opens
 * the summary on wide screens, and stops a second press of a button while the first is on its way.
 */
export const SCRIPT = `
(() => {
  const wide = matchMedia('(min-width:64em)');
  const details = document.querySelector('details.summary');
  const show = () => { if (details) details.open = wide.matches || details.querySelector('[aria-invalid]') !== null; };
  show(); wide.addEventListener('change', show);
  let countries;
  for (const country of document.querySelectorAll('select[data-country]')) {
    const prefix = country.dataset.country;
    const province = document.getElementById(prefix + 'province');
    if (!province) continue;
    // The country whose states are listed. What belongs to another cannot be chosen while these are on their way.
    let listed = [...country.options].find((option) => option.defaultSelected)?.value;
    const settle = () => { province.disabled = province.options.length < 2; };
    country.addEventListener('change', async () => {
      const wanted = country.value;
      if (wanted === listed) return settle();
      province.disabled = true;
      try { countries ||= await (await fetch(country.dataset.countries)).json(); } catch { return settle(); }
      const found = countries.find((entry) => entry.code === wanted);
      if (!found || country.value !== wanted) return;
      listed = wanted;
      const has = found.provinces.length > 0;
      province.replaceChildren(new Option(has ? country.dataset.choose : country.dataset.none, ''), ...found.provinces.map(([code, name]) => new Option(name, code)));
      province.required = has;
      settle();
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
