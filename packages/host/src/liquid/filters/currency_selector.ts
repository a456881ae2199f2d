import type { FilterTable } from '../language/filter.ts';
import { toItems } from '../language/items.ts';
import { print } from '../language/print.ts';
import { readMember } from '../language/property.ts';
import { attributes } from './tag.ts';

/** `form | currency_selector`: a select of the shop's currencies (deprecated by the platform). */
export const currencySelectorFilters: FilterTable = {
  currency_selector: (_input, _args, named, state) => {
    const enabled = toItems(readMember(state.lookup('shop'), 'enabled_currencies'));
    const codes =
      enabled.length > 0
        ? enabled.map((currency) => print(readMember(currency, 'iso_code')))
        : [state.services.currency];
    const options = codes.map((code) => {
      return `<option${attributes({ value: code, selected: code === state.services.currency ? 'selected' : undefined })}>${code}</option>`;
    });
    return `<select${attributes({ name: 'currency', ...named })}>${options.join('')}</select>`;
  },
};
