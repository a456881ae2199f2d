// State that starts with an item of a list; identity by place in the list.
import { useReducer, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  rows: z.array(z.object({ title: z.string(), body: z.string(), open: z.boolean() })),
  sizes: z.array(z.string()),
  options: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  start: z.int().min(0),
});
type Props = z.infer<typeof props>;

// expect: ok
export function Tabs({ rows }: Props) {
  const [active, setActive] = useState(rows[0]);
  return (
    <div>
      {rows.map((row, index) => (
        <button key={index} type="button" aria-pressed={row === active} onClick={() => setActive(row)}>
          {row.title}
        </button>
      ))}
      {active ? <p>{active.body}</p> : <p>No tabs</p>}
    </div>
  );
}

// expect: ok
export function FirstOpen({ rows }: Props) {
  const [active] = useState(() => rows.find((row) => row.open) ?? rows.at(-1));
  return (
    <ol>
      {rows.map((row, index) => (
        <li key={index} className={active === row ? 'active' : 'idle'}>
          {row.title}
          {row !== active || row.body}
        </li>
      ))}
    </ol>
  );
}

// Texts are equal wherever they stand: a size that is there twice is active twice.
// expect: ok
export function ActiveText({ sizes }: Props) {
  const [size, setSize] = useState(sizes[0]);
  return (
    <ul>
      {sizes.map((one, index) => (
        <li key={index}>
          <label>
            <input type="radio" name="size" value={one} checked={one === size} onChange={() => setSize(one)} /> {one}
          </label>
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function ActiveIndex({ rows, start }: Props) {
  const [index, setIndex] = useState(start);
  const row = rows[index];
  const move = (by: number) => setIndex((old) => (old + by + rows.length) % rows.length);
  return (
    <div>
      <button type="button" disabled={index === 0} onClick={() => move(-1)}>
        Back
      </button>
      <p>{row?.title ?? 'nothing'}</p>
      <button type="button" disabled={index >= rows.length - 1} onClick={() => move(1)}>
        On
      </button>
    </div>
  );
}

// expect: ok
export function NothingChosen({ rows }: Props) {
  const [chosen, choose] = useState<Props['rows'][number] | null>(null);
  const shown = chosen ?? rows[0];
  return (
    <div>
      {rows.map((row, index) => (
        <button
          key={index}
          type="button"
          className={shown === row ? 'shown' : ''}
          data-chosen={chosen === row}
          onClick={() => choose(row)}
        >
          {row.title}
        </button>
      ))}
    </div>
  );
}

// Where there is no row, the first and the last are both undefined, and so equal.
// expect: ok
export function FirstAndLast({ rows }: Props) {
  return <p>{rows[0] === rows.at(-1) ? 'one or none' : 'several'}</p>;
}

// expect: ok
export function ChosenOptions({ options }: Props) {
  const [values] = useState(() => options.map((option) => option.values[0] ?? ''));
  return (
    <div>
      {options.map((option, index) => (
        <fieldset key={option.name}>
          <legend>
            {option.name}: {values[index]}
          </legend>
          {option.values.map((value) => (
            <span key={value} className={value === values[index] ? 'on' : 'off'}>
              {value}
            </span>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

interface State {
  row: Props['rows'][number] | undefined;
  steps: number;
}

// expect: ok
export function Reducer({ rows, start }: Props) {
  const [state, dispatch] = useReducer(
    (old: State, action: 'next' | 'reset'): State =>
      action === 'next' ? { row: rows[old.steps + 1], steps: old.steps + 1 } : { row: rows[0], steps: 0 },
    { row: rows[0], steps: start },
  );
  return (
    <div data-steps={state.steps}>
      {rows.map((row, index) => (
        <i key={index}>{row === state.row ? '●' : '○'}</i>
      ))}
      <button type="button" onClick={() => dispatch('next')}>
        {state.row?.title}
      </button>
    </div>
  );
}
