import { type ChangeEvent, useDebugValue, useEffect, useMemo, useState } from 'react';
import { z } from 'zod';
import { useToggle } from './lib/use-toggle.ts';

export const props = z.object({
  email: z.string(),
  open: z.boolean(),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
});
type Props = z.infer<typeof props>;

function useFormInput(initial: string) {
  const [value, setValue] = useState(initial);
  const onChange = (event: ChangeEvent<HTMLInputElement>) => setValue(event.target.value);
  return { value, onChange };
}

// expect: ok
export function InputHook({ email }: Props) {
  const emailProps = useFormInput(email);
  const nameProps = useFormInput('Mary');
  return (
    <form>
      <input type="email" {...emailProps} />
      <input {...nameProps} />
      <p>
        {nameProps.value}: {emailProps.value}
      </p>
    </form>
  );
}

// expect: ok
export function ToggleFromAModule({ open, email }: Props) {
  const [on, toggle] = useToggle(open);
  const [other] = useToggle();
  return (
    <button type="button" aria-pressed={on} data-other={other} onClick={toggle}>
      {on ? email : 'Show'}
    </button>
  );
}

function useMediaQuery(query: string, fallback = false) {
  const [matches, setMatches] = useState(fallback);
  useEffect(() => {
    const list = matchMedia(query);
    setMatches(list.matches);
    const listen = (event: MediaQueryListEvent) => setMatches(event.matches);
    list.addEventListener('change', listen);
    return () => list.removeEventListener('change', listen);
  }, [query]);
  useDebugValue(matches ? 'yes' : 'no');
  return matches;
}

// expect: ok
export function MediaQueryHook({ options }: Props) {
  const desktop = useMediaQuery('(min-width: 60rem)');
  const dark = useMediaQuery('(prefers-color-scheme: dark)', true);
  return (
    <p className={`${desktop ? 'desktop' : 'phone'} ${dark ? 'dark' : 'light'}`}>{desktop ? null : options.length}</p>
  );
}

function useOptions(options: Props['options']) {
  const [choice, setChoice] = useState<Record<string, string>>({});
  const first = useMemo(() => options.map(({ name, values }) => ({ name, value: values[0] ?? null })), [options]);
  return {
    complete: Object.keys(choice).length === options.length,
    valueOf: (name: string) => choice[name] ?? first.find((one) => one.name === name)?.value ?? 'none',
    choose: (name: string, value: string) => setChoice({ ...choice, [name]: value }),
  };
}

// expect: ok or refused
export function HookWithMethods({ options }: Props) {
  const { complete, valueOf, choose } = useOptions(options);
  return (
    <div data-complete={complete}>
      {options.map(({ name, values }) => (
        <fieldset key={name}>
          <legend>
            {name}: {valueOf(name)}
          </legend>
          {values.map((value) => (
            <button type="button" key={value} onClick={() => choose(name, value)}>
              {value}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
}
