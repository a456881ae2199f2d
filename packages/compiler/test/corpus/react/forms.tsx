import { useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  name: z.string(),
  bio: z.string().nullable(),
  subscribed: z.boolean(),
  size: z.enum(['S', 'M', 'L']),
  country: z.string().optional(),
  colors: z.array(z.string()),
  quantity: z.int(),
});
type Props = z.infer<typeof props>;

const noop = () => {};

// expect: ok
export function ControlledInputs({ name, quantity }: Props) {
  const [text, setText] = useState(name);
  return (
    <form>
      <input value={text} onChange={(e) => setText(e.target.value)} />
      <input type="number" value={quantity} min={0} step={1} onChange={noop} />
      <input value={name} readOnly />
      <input value={''} onChange={noop} />
      <input type="hidden" name="q" value={quantity} />
    </form>
  );
}

// expect: ok
export function UncontrolledInputs({ name, bio, quantity, country }: Props) {
  return (
    <form>
      <input name="name" defaultValue={name} />
      <input name="bio" defaultValue={bio ?? undefined} />
      <input type="number" defaultValue={quantity} />
      <input name="country" defaultValue={country} placeholder="Country" />
    </form>
  );
}

// expect: ok
export function Checkboxes({ subscribed, colors }: Props) {
  return (
    <fieldset>
      <input type="checkbox" checked={subscribed} onChange={noop} />
      <input type="checkbox" defaultChecked={!subscribed} value="yes" />
      <input type="checkbox" name="red" defaultChecked={colors.includes('red')} />
      <input type="checkbox" checked={false} readOnly />
      <input type="checkbox" defaultChecked />
    </fieldset>
  );
}

// expect: ok
export function RadioGroup({ size }: Props) {
  const [chosen, setChosen] = useState<Props['size']>(size);
  return (
    <fieldset>
      <legend>Size {chosen}</legend>
      {(['S', 'M', 'L'] as const).map((one) => (
        <label key={one} htmlFor={`size-${one}`}>
          <input
            type="radio"
            id={`size-${one}`}
            name="size"
            value={one}
            checked={chosen === one}
            onChange={() => setChosen(one)}
          />
          {one}
        </label>
      ))}
    </fieldset>
  );
}

// expect: ok
export function Selects({ size, country }: Props) {
  return (
    <>
      <select value={size} onChange={noop} name="size">
        <option value="S">Small</option>
        <option value="M">Medium</option>
        <option>L</option>
      </select>
      <select defaultValue={country} name="country">
        <option value="">Choose…</option>
        <optgroup label="Europe">
          <option value="de">Germany</option>
          <option value="fr" disabled>
            France
          </option>
        </optgroup>
      </select>
    </>
  );
}

// expect: ok
export function SelectOfPageOptions({ colors, country }: Props) {
  return (
    <select defaultValue={country ?? ''}>
      <option value="">All {colors.length}</option>
      {colors.map((color) => (
        <option key={color} value={color}>
          {color} ({color})
        </option>
      ))}
    </select>
  );
}

// expect: ok
export function SelectMultiple({ colors, size }: Props) {
  return (
    <>
      <select multiple defaultValue={['ink', size]} size={3}>
        <option value="ink">Ink</option>
        <option value="S">S</option>
        <option value="M">M</option>
      </select>
      <select multiple={true} value={colors} onChange={noop}>
        <option value="red">Red</option>
        <option value="blue">Blue</option>
      </select>
    </>
  );
}

// expect: ok
export function Textareas({ bio, name }: Props) {
  return (
    <>
      <textarea defaultValue={bio ?? ''} rows={4} cols={40} name="bio" />
      <textarea value={`\n${name}`} onChange={noop} />
      <textarea value={name} readOnly aria-label="Name" />
      <textarea placeholder={name} />
    </>
  );
}

// expect: ok
export function LabelsAndIds({ name, subscribed }: Props) {
  const id = 'newsletter';
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <input
        id={id}
        type="email"
        autoComplete="email"
        inputMode="email"
        enterKeyHint="send"
        maxLength={80}
        tabIndex={-1}
        aria-describedby={subscribed ? `${id}-error` : undefined}
      />
      {subscribed && <p id={`${id}-error`}>Already subscribed</p>}
      <input type="file" accept="image/*" capture="user" multiple />
      <input type="text" autoCapitalize="words" autoCorrect="off" spellCheck={false} list="names" />
      <datalist id="names">
        <option value={name} />
      </datalist>
    </div>
  );
}

// expect: ok
export function ButtonsOfAForm({ name, quantity }: Props) {
  return (
    <form method="get" action="/search" acceptCharset="utf-8" encType="multipart/form-data" autoComplete="off">
      <button type="submit" name="step" value={quantity} formAction="/alt" formNoValidate>
        {name}
      </button>
      <input type="submit" value={name} />
      <input type="image" alt={name} src="/go.png" />
      <output htmlFor="a b">{quantity}</output>
      <progress value={quantity} max={100} />
      <meter min={0} max={10} value={3} />
    </form>
  );
}
