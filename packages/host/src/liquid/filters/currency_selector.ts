import { readMember, toItems, toText } from '@vitrine/liquid';
import { attributes } from '@vitrine/liquid/platform/attributes.ts';
import type { FilterTable } from '../extension.ts';

/** `form | currency_selector`: a select of the shop's currencies (deprecated by the platform). */
export const currencySelectorFilters: FilterTable = {
  currency_selector: (_input, _args, named, state) => {
    const enabled = toItems(readMember(state.lookup('shop'), 'enabled_currencies'));
    const currencies = enabled.length > 0 ? enabled : [{ iso_code: state.host.currency }];
    const options = currencies.map((currency) => {
      const code = toText(readMember(currency, 'iso_code'));
      const label = `${code} ${toText(readMember(currency, 'symbol'))}`.trim();
      return `<option${attributes({ value: code, selected: code === state.host.currency ? 'selected' : undefined })}>${label}</option>`;
    });
    return `<select${attributes({ ...named, name: 'currency' })}>${options.join('')}</select>`;
  },
};
