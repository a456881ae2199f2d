// Form fields: `textarea`, `pre`, `select`, `defaultValue`, `checked`.
import { useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  message: z.string(),
  note: z.string().nullable(),
  quantity: z.int(),
  size: z.string().nullable(),
  sizes: z.array(z.string()),
  chosen: z.array(z.string()),
  country: z.enum(['DE', 'FR', '']),
  agreed: z.boolean(),
  countries: z.array(z.object({ code: z.string(), name: z.string(), provinces: z.array(z.string()) })),
});
type Props = z.infer<typeof props>;

// A newline at the start would be lost by the parser.
// expect: ok
export function LeadingNewlines({ message }: Props) {
  return (
    <div>
      <textarea name="a" defaultValue={`\n${message}`} />
      <textarea name="b" defaultValue={message} />
      <pre>{'\n'}</pre>
      <pre>{`\n${message}`}</pre>
      <pre>{`${message}\n`}</pre>
    </div>
  );
}

// expect: ok
export function Textareas({ note, message, quantity }: Props) {
  return (
    <form>
      <textarea name="a" rows={4} defaultValue={note ?? undefined} />
      <textarea name="b" value={message} readOnly />
      <textarea name="c" defaultValue={quantity} placeholder="  " />
      <textarea name="d" />
    </form>
  );
}

// expect: ok
export function SelectOfPageList({ sizes, size }: Props) {
  return (
    <select name="size" defaultValue={size ?? ''}>
      <option value="">Choose</option>
      {sizes.map((one, index) => (
        <option key={index}>{one}</option>
      ))}
    </select>
  );
}

// expect: ok
export function SelectMultiple({ sizes, chosen }: Props) {
  return (
    <select name="sizes" multiple defaultValue={chosen} size={4}>
      {sizes.map((one, index) => (
        <option key={index} value={one}>
          Size {one}
        </option>
      ))}
      <option value="sale">Sale</option>
    </select>
  );
}

// Numbers are compared as texts; an option without a value is its text.
// expect: ok
export function SelectOfNumbers({ quantity, country }: Props) {
  return (
    <p>
      <select name="quantity" defaultValue={quantity}>
        {[0, 1, 2, 3].map((number) => (
          <option key={number} value={number} disabled={number === 0}>
            {number === 0 ? 'none' : number}
          </option>
        ))}
      </select>
      <select name="country" defaultValue={country || undefined}>
        <option>DE</option>
        <option value="FR">France</option>
        <option value="">Other</option>
      </select>
    </p>
  );
}

// expect: ok
export function GroupedCountries({ countries, size }: Props) {
  const [value, setValue] = useState(size ?? countries[0]?.code ?? '');
  return (
    <select value={value} onChange={(event) => setValue(event.target.value)}>
      {countries.map((country, index) => (
        <optgroup key={index} label={country.name}>
          <option value={country.code}>{country.name}</option>
          {country.provinces.map((province) => (
            <option key={province} value={`${country.code}-${province}`}>
              {country.name} – {province}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}

// expect: ok
export function CheckboxesAndRadios({ agreed, country, chosen, sizes }: Props) {
  return (
    <form>
      <input type="checkbox" name="agreed" defaultChecked={agreed} />
      <input type="checkbox" name="other" checked={!agreed} readOnly />
      <input type="radio" name="country" value="DE" defaultChecked={country === 'DE'} />
      <input type="radio" name="country" value="" defaultChecked={country === ''} />
      {sizes.map((one, index) => (
        <input key={index} type="checkbox" name="sizes" value={one} defaultChecked={chosen.includes(one)} />
      ))}
    </form>
  );
}

// expect: ok
export function Inputs({ quantity, note, message }: Props) {
  const [value, setValue] = useState(quantity);
  return (
    <form>
      <input type="number" name="a" min={0} value={value} onChange={(event) => setValue(Number(event.target.value))} />
      <input name="b" defaultValue={note ?? undefined} />
      <input name="c" defaultValue={message} maxLength={40} required={note !== null} />
      <input name="d" value="" readOnly />
      <input type="hidden" name="e" value={quantity} />
      <button type="submit" disabled={value <= 0}>
        Add
      </button>
    </form>
  );
}
