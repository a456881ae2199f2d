import {
  createRef,
  forwardRef,
  type Ref,
  type RefObject,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { z } from 'zod';

export const props = z.object({
  label: z.string(),
  start: z.int(),
  looks: z.array(z.object({ id: z.int(), name: z.string() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function RefToAnElement({ label }: Props) {
  const inputRef = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={inputRef} aria-label={label} />
      <button type="button" onClick={() => inputRef.current?.focus()}>
        Focus
      </button>
    </>
  );
}

const FancyInput = forwardRef<HTMLInputElement, { label: string; hint?: string }>(function FancyInput(
  { label, hint = 'optional' },
  ref,
) {
  return (
    <label>
      {label} ({hint}) <input ref={ref} />
    </label>
  );
});

// expect: ok
export function ForwardedRef({ label, start }: Props) {
  const ref = useRef<HTMLInputElement>(null);
  return (
    <form>
      <FancyInput label={label} ref={ref} />
      <FancyInput label="Count" hint={String(start)} />
    </form>
  );
}

function RefAsProp({ ref, label }: { ref: Ref<HTMLButtonElement>; label: string }) {
  return (
    <button type="button" ref={ref}>
      {label}
    </button>
  );
}

// expect: ok
export function RefCallbackInAList({ looks, label }: Props) {
  const nodes = useRef<Map<number, HTMLLIElement> | null>(null);
  const button = createRef<HTMLButtonElement>();
  const getMap = () => {
    nodes.current ??= new Map();
    return nodes.current;
  };
  return (
    <ul>
      <li>
        <RefAsProp ref={button} label={label} />
      </li>
      {looks.map((look) => (
        <li
          key={look.id}
          ref={(node) => {
            if (node) getMap().set(look.id, node);
            return () => {
              getMap().delete(look.id);
            };
          }}
        >
          {look.name}
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function RefWithAValue({ start, label }: Props) {
  const count = useRef(start);
  const timer: RefObject<number | undefined> = useRef(undefined);
  return (
    <p data-start={count.current} data-idle={timer.current === undefined}>
      {label}
    </p>
  );
}

function Dialog({ ref, title }: { ref: Ref<{ open: () => void }>; title: string }) {
  const [isOpen, setOpen] = useState(false);
  useImperativeHandle(ref, () => ({ open: () => setOpen(true) }), []);
  return (
    <dialog open={isOpen} aria-label={title}>
      {isOpen ? title : null}
    </dialog>
  );
}

// expect: ok
export function ImperativeHandle({ label }: Props) {
  const dialog = useRef<{ open: () => void }>(null);
  const [height, setHeight] = useState(0);
  useLayoutEffect(() => setHeight(document.body.clientHeight), []);
  return (
    <div data-height={height}>
      <Dialog ref={dialog} title={label} />
      <button type="button" onClick={() => dialog.current?.open()}>
        Open
      </button>
    </div>
  );
}
