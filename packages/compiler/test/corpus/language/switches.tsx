// `switch`: with break, with return, with shared cases, in callbacks.
import type { ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  status: z.enum(['draft', 'active', 'sale', 'archived']),
  word: z.string(),
  stock: z.int(),
  preorder: z.boolean(),
  steps: z.array(z.object({ type: z.enum(['text', 'image', 'rule']), value: z.string() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function SwitchWithBreak({ status }: Props) {
  let label: string;
  switch (status) {
    case 'draft':
      label = 'Not published';
      break;
    case 'sale':
      label = 'Reduced';
      break;
    default:
      label = status;
  }
  return <span>{label}</span>;
}

// expect: ok
export function SwitchWithReturn({ word }: Props) {
  switch (word) {
    case 'sale':
      return <b>Sale</b>;
    case '':
      return null;
    case ' ':
      return <i>blank</i>;
    default:
      return <span>{word}</span>;
  }
}

// expect: ok
export function SharedCases({ status, word }: Props) {
  let tone = 'neutral';
  switch (status) {
    case 'draft':
    case 'archived': {
      tone = 'gray';
      if (word === 'sale') break;
      tone = 'dark gray';
      break;
    }
    case 'sale':
      tone = 'red';
  }
  return <p style={{ color: tone }}>{tone}</p>;
}

// expect: ok
export function SwitchOnTrue({ stock, preorder }: Props) {
  switch (true) {
    case stock <= 0 && preorder:
      return <p>Order ahead</p>;
    case stock <= 0:
      return <p>Sold out</p>;
    case stock < 5:
      return <p>Only {stock} left</p>;
  }
  return <p>In stock</p>;
}

// expect: ok
export function SwitchOnNumber({ stock }: Props) {
  let text: ReactNode = `${stock} pieces`;
  switch (stock) {
    case 0:
      text = <b>none</b>;
      break;
    case 1:
      text = 'one piece';
  }
  return <p>{text}</p>;
}

// expect: ok
export function SwitchInCallback({ steps }: Props) {
  return (
    <div>
      {steps.map((step, index) => {
        switch (step.type) {
          case 'text':
            return <p key={index}>{step.value}</p>;
          case 'image':
            if (step.value === '') return null;
            return <img key={index} src={step.value} alt={`${index + 1}`} loading="lazy" />;
          case 'rule':
            return <hr key={index} />;
        }
      })}
    </div>
  );
}

function toneOf(status: Props['status'], stock: number) {
  switch (status) {
    case 'sale':
      switch (stock) {
        case 0:
          return 'gone';
        default:
          break;
      }
      return 'hot';
    default:
      return 'cold';
  }
}

// expect: ok
export function NestedSwitch({ status, stock }: Props) {
  return <p className={toneOf(status, stock)}>{toneOf('sale', stock)}</p>;
}
