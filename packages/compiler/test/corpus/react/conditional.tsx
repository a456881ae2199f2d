import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  name: z.string(),
  isPacked: z.boolean(),
  importance: z.int(),
  status: z.enum(['available', 'preorder', 'sold-out', 'hidden']),
  note: z.string().optional(),
  discount: z.int().nullable(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function IfElseReturn({ isPacked, name }: Props) {
  if (isPacked) {
    return <li className="item">{name} ✅</li>;
  }
  return <li className="item">{name}</li>;
}

// expect: ok
export function ReturnNull({ isPacked, name }: Props) {
  if (isPacked) return null;
  return <li>{name}</li>;
}

// expect: ok
export function Ternary({ isPacked, name }: Props) {
  return <li className="item">{isPacked ? <del>{`${name} ✅`}</del> : name}</li>;
}

// expect: ok
export function NestedTernaries({ status, name, discount }: Props) {
  return (
    <p>
      {status === 'sold-out' ? (
        <s>{name}</s>
      ) : status === 'preorder' ? (
        <i>{name}, soon</i>
      ) : discount !== null && discount > 0 ? (
        <b>
          {name} −{discount}%
        </b>
      ) : (
        name
      )}
    </p>
  );
}

// expect: ok
export function LogicalAnd({ importance, name, note, discount }: Props) {
  return (
    <li>
      {name}
      {importance > 0 && ' '}
      {importance > 0 && <i>(Importance: {importance})</i>}
      {note && <small>{note}</small>}
      {discount && <b>{discount}</b>}
      {!!discount && <u>reduced</u>}
    </li>
  );
}

// expect: ok
export function AssignedVariable({ isPacked, name, status }: Props) {
  let content: ReactNode = name;
  let tone;
  if (isPacked) {
    content = (
      <del>
        {name} {'✅'}
      </del>
    );
    tone = 'muted';
  } else if (status === 'sold-out') {
    content = 'Gone';
  }
  return (
    <li className={tone} data-tone={tone}>
      {content}
    </li>
  );
}

// expect: ok
export function SwitchWithReturns({ status, name }: Props) {
  switch (status) {
    case 'hidden':
      return null;
    case 'sold-out':
      return <p className="out">{name} is sold out</p>;
    case 'preorder': {
      const when = 'in autumn';
      return (
        <p>
          {name} arrives {when}
        </p>
      );
    }
    default:
      return <p>{name}</p>;
  }
}

// expect: ok
export function SwitchWithBreaks({ status, name, isPacked }: Props) {
  let label = 'In stock';
  let urgent = false;
  switch (status) {
    case 'preorder':
    case 'hidden':
      label = 'Coming soon';
      break;
    case 'sold-out':
      label = 'Sold out';
      urgent = !isPacked;
      break;
  }
  return (
    <p data-urgent={urgent}>
      {name}: {label}
    </p>
  );
}

const LABELS: Record<Props['status'], { text: string; tone?: string }> = {
  available: { text: 'Add to bag', tone: 'primary' },
  preorder: { text: 'Pre-order', tone: 'primary' },
  'sold-out': { text: 'Join the waitlist' },
  hidden: { text: '' },
};

// expect: ok
export function LookupTable({ status, name }: Props) {
  const { text, tone = 'quiet' } = LABELS[status];
  return (
    <button type="button" className={`button ${tone}`} disabled={!text} title={name}>
      {text || 'Unavailable'}
    </button>
  );
}

// expect: ok
export function GuardsInOrder({ status, discount, note, importance, name }: Props) {
  if (status === 'hidden') return null;
  if (discount == null) return <p>{name}</p>;
  const big = discount >= 30 && importance !== 0;
  if (!big && note === undefined) return <p>Small discount on {name}</p>;
  return (
    <p className={big ? 'big' : 'small'}>
      {note ?? 'No note'}
      {note || 'Empty note'}
    </p>
  );
}
