// `memo`, `forwardRef`, `useMemo`, `useCallback`, `useRef`, ref as prop.
import { forwardRef, memo, type Ref, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  query: z.string(),
  step: z.int(),
  items: z.array(z.object({ id: z.int(), name: z.string(), price: z.int(), sale: z.boolean() })),
});
type Props = z.infer<typeof props>;

const Row = memo(function Row({ name, price, sale = false }: { name: string; price: number; sale?: boolean }) {
  return (
    <li className={sale ? 'sale' : undefined}>
      {name} <b>{price === 0 ? 'free' : price}</b>
    </li>
  );
});

const Cheap = memo(
  ({ price }: { price: number }) => (price < 100 ? <em>cheap</em> : null),
  (before, after) => before.price === after.price,
);

// expect: ok
export function MemoRows({ items }: Props) {
  return (
    <ul>
      {items.map(({ id, ...item }) => (
        <Row key={id} {...item} />
      ))}
      <li>{items[0] ? <Cheap price={items[0].price} /> : 'none'}</li>
    </ul>
  );
}

const Input = forwardRef<HTMLInputElement, { label: string; value?: string }>(function Input(
  { label, value = '' },
  ref,
) {
  return (
    <label>
      {label} <input ref={ref} name="q" defaultValue={value} />
    </label>
  );
});

function Search({ ref, placeholder }: { ref?: Ref<HTMLInputElement>; placeholder: string }) {
  return <input ref={ref} type="search" placeholder={placeholder} />;
}

// expect: ok
export function Refs({ title, query }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  return (
    <form onSubmit={() => first.current?.focus()}>
      <Input ref={first} label={title} value={query} />
      <Search ref={second} placeholder={title} />
      <Search ref={(node) => node?.focus()} placeholder="" />
    </form>
  );
}

// expect: ok
export function MemoizedValues({ items, query }: Props) {
  const sales = useMemo(() => items.filter((item) => item.sale), [items]);
  const heading = useMemo(() => {
    if (query === '') return 'All';
    return `Results for “${query}”`;
  }, [query]);
  return (
    <section>
      <h2>{heading}</h2>
      {sales.map((item) => (
        <p key={item.id}>{item.name}</p>
      ))}
      <p>{sales.length}</p>
    </section>
  );
}

// expect: ok
export function MemoizedCallbacks({ items, title, step }: Props) {
  const [count, setCount] = useState(step);
  const add = useCallback(() => setCount((old) => old + 1), []);
  const label = useCallback((name: string) => (name ? `Buy ${name}` : title), [title]);
  return (
    <div>
      {items.map((item) => (
        <button key={item.id} type="button" title={label(item.name)} onClick={add}>
          {count}
        </button>
      ))}
    </div>
  );
}

// expect: ok
export function RefWithValue({ step, title }: Props) {
  const initial = useRef({ step, title });
  const { current } = useRef(title);
  return (
    <p>
      {initial.current.step} {current === '' ? 'untitled' : current}
    </p>
  );
}

const Dialog = forwardRef<{ open(): void }, { title: string }>(({ title }, ref) => {
  const [open, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), []);
  return (
    <dialog open={open}>
      <h2>{title}</h2>
    </dialog>
  );
});
Dialog.displayName = 'Dialog';

// expect: ok
export function ImperativeHandle({ title }: Props) {
  const dialog = useRef<{ open(): void }>(null);
  return (
    <div>
      <button type="button" onClick={() => dialog.current?.open()}>
        Open
      </button>
      <Dialog ref={dialog} title={title} />
    </div>
  );
}
