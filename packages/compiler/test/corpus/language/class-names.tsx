// Class names under conditions, with `clsx` and by hand.
import clsx from 'clsx';
import { z } from 'zod';

export const props = z.object({
  kind: z.enum(['primary', 'ghost', 'sale']),
  active: z.boolean(),
  disabled: z.boolean().optional(),
  count: z.int(),
  extra: z.string().nullable(),
  className: z.string().optional(),
  items: z.array(z.object({ title: z.string(), current: z.boolean(), level: z.int() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function ClsxKinds({ kind, active, disabled, count, extra, className }: Props) {
  return (
    <button
      type="button"
      className={clsx(
        'button',
        kind !== 'ghost' && `button--${kind}`,
        { active, disabled, many: count > 1 },
        [extra],
        className,
      )}
    >
      Go
    </button>
  );
}

// Numbers are class names unless they are 0; a text of blanks is one too.
// expect: ok
export function ClsxCorners({ count, active, extra }: Props) {
  return (
    <>
      <i className={clsx(count)} />
      <i className={clsx(count && 'some')} />
      <i className={clsx('  ', [null, undefined, ['deep', [active && 'deeper']]])} />
      <i className={clsx({ a: count, b: extra, c: active ? extra : 0 })} />
      <i className={clsx()} />
      <i className={clsx(active && 'on') || undefined} />
    </>
  );
}

// expect: ok
export function ClsxInList({ items, count }: Props) {
  return (
    <ul>
      {items.map((item, index) => (
        <li
          key={index}
          className={clsx('item', index === 0 && 'first', item.current ? 'current' : `level-${item.level}`, {
            last: index + 1 === items.length,
            over: item.level > count,
          })}
        >
          {item.title}
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function JoinedList({ kind, active, extra, className }: Props) {
  return (
    <div className={['card', `card--${kind}`, active && 'is-active', extra, className].filter(Boolean).join(' ')}>
      <p className={[active ? 'on' : '', kind === 'sale' ? 'sale' : ''].join(' ').trim()}>x</p>
    </div>
  );
}

// expect: ok
export function TemplateStrings({ kind, active, extra, count }: Props) {
  return (
    <p className={`tag ${active ? 'tag--on' : ''} tag--${count}`}>
      <b className={`b${kind === 'sale' ? ' sale' : ''}${extra ? ` ${extra}` : ''}`}>{kind}</b>
      <i className={active ? 'on' : undefined}>i</i>
      <u className={extra ?? ''}>u</u>
      <s className={extra || undefined}>s</s>
    </p>
  );
}

const VARIANTS = { primary: 'bg-black text-white', ghost: 'border', sale: '' } as const;
const SIZES: Record<string, string> = { s: 'text-sm', m: 'text-base' };

function buttonClasses({ kind, size = 'm', block }: { kind: keyof typeof VARIANTS; size?: string; block?: boolean }) {
  return clsx('button', VARIANTS[kind], SIZES[size], block && 'w-full');
}

// expect: ok
export function VariantsTable({ kind, active, disabled }: Props) {
  return (
    <div>
      <button type="button" className={buttonClasses({ kind, block: active })}>
        A
      </button>
      <button type="button" className={buttonClasses({ kind, size: disabled ? 's' : 'xl' })}>
        B
      </button>
    </div>
  );
}

const cx = (...names: (string | false | null | undefined | Record<string, boolean | undefined>)[]) =>
  names
    .flatMap((name) => {
      if (!name) return [];
      if (typeof name === 'string') return [name];
      return Object.keys(name).filter((key) => name[key]);
    })
    .join(' ');

// expect: ok
export function OwnHelper({ active, disabled, extra, kind }: Props) {
  return (
    <p
      className={cx(
        'text',
        active && 'text--active',
        { 'text--disabled': disabled, 'text--sale': kind === 'sale' },
        extra,
      )}
    >
      text
    </p>
  );
}
