// Each way in which a statement ends, and what is put together after it.
import { z } from 'zod';

export const props = z.object({
  count: z.int(),
  size: z.int().nullable(),
  title: z.string(),
  open: z.boolean(),
  sold: z.boolean(),
  kind: z.enum(['sale', 'new', 'last']),
  tags: z.array(z.string()),
});
type Props = z.infer<typeof props>;

// expect: ok
export function TryAndFinally({ open }: Props) {
  const done: string[] = [];
  const read = () => {
    try {
      JSON.parse('{');
      done.push('read');
    } catch {
      done.push('caught');
      return 'none';
    } finally {
      done.push('finally');
    }
    return 'some';
  };
  return (
    <p data-open={open}>
      {read()} {done.join()}
    </p>
  );
}

// expect: ok
export function ClosuresKeepTheirRound({ title }: Props) {
  const texts: (() => string)[] = [];
  for (let i = 0; i < 3; i++) texts.push(() => `${title} ${i}`);
  return <p>{texts.map((text) => text()).join(', ')}</p>;
}

// expect: ok
export function ContinueAndBreak({ kind, open }: Props) {
  const shown: string[] = [];
  for (const one of ['new', 'sale', 'last', 'none']) {
    if (one === kind) continue;
    if (one === 'last' && open) break;
    shown.push(one);
  }
  let sum = 0;
  for (let i = 0; i < 6; i++) {
    if (i % 2 === 0) continue;
    if (i > 4) break;
    sum += i;
  }
  return <p data-sum={sum}>{shown.join()}</p>;
}

// expect: ok
export function LabelsOfLoops({ open }: Props) {
  const shown: string[] = [];
  outer: for (const row of ['a', 'b', 'c', 'd']) {
    for (const column of ['1', '2', '3']) {
      if (column === '3') break;
      if (row === 'c' && column === '2') break outer;
      shown.push(row + column);
      if (row === 'b' && open) continue outer;
    }
  }
  return <p>{shown.join()}</p>;
}

// expect: ok
export function WhileAndDoWhile({ title }: Props) {
  let n = 3;
  const rounds: string[] = [];
  while (n > 3) {
    rounds.push(`while ${n}`);
    n--;
  }
  do {
    rounds.push(`do ${n}`);
    n--;
  } while (n > 5);
  while (n > 0) {
    rounds.push(`${title} ${n}`);
    n--;
  }
  return <p>{rounds.join(', ')}</p>;
}

// expect: ok
export function PlacesOfAList({ title }: Props) {
  const places: string[] = [];
  for (const place in ['a', title]) places.push(`${typeof place} ${place}`);
  return <p>{places.join()}</p>;
}

// expect: ok
export function ItemsUnderACondition({ open, sold, title }: Props) {
  const names = ['first', ...(open ? [title] : []), ...(sold ? ['sold'] : []), 'last'];
  let text = '';
  for (const name of names) text += `${name};`;
  const each: string[] = [];
  names.forEach((name, i) => {
    each.push(`${i} ${name}`);
  });
  return (
    <p
      data-all={text}
      data-has={names.includes('sold')}
      data-reduced={names.reduce((all, name) => `${all}|${name}`, '')}
      data-kept={names.filter((name) => name !== 'first').length}
      data-count={names.length}
    >
      {each.join()}
    </p>
  );
}

// expect: ok
export function MembersUnderACondition({ open, sold, title }: Props) {
  const card: { name: string; note?: string; mark?: string; extra?: string } = { name: 'card', extra: 'gone' };
  if (open) card.note = title;
  else card.mark = 'closed';
  if (sold) card.name = 'sold';
  else card.name = 'there';
  delete card.extra;
  const all = { ...card, ...(sold && { note: 'sold' }) };
  return (
    <p
      data-note={String(card.note === undefined)}
      data-mark={String('mark' in card)}
      data-extra={String('extra' in card)}
      data-own={String(Object.hasOwn(card, 'note'))}
    >
      {card.note} {card.mark} {card.name} {card.extra ?? 'gone'} {all.note ?? 'none'}
    </p>
  );
}

// expect: ok
export function ItemsSetOnBothSides({ open, title }: Props) {
  const pair = ['a', 'b', 'c'];
  if (open) pair[0] = title;
  else pair[0] = 'closed';
  pair.length = 2;
  const more: string[] = ['start'];
  if (open) more.push('open');
  else more.push('closed', 'late');
  return <p data-more={more.join()}>{pair.join()}</p>;
}

// expect: ok
export function FirstOfTwoLists({ open, title }: Props) {
  const [first, second = 'none', ...rest] = open ? ['a', title, 'c', 'd'] : ['b'];
  const [, , third] = ['x', 'y', title];
  const holes = ['a', , 'c'];
  return (
    <p data-third={third} data-holes={holes.length}>
      {first} {second} {rest.join()}
    </p>
  );
}

class Base {
  name = 'base';
  label = `${this.name}!`;
  get text(): string {
    return `${this.label} ${this.mark()}`;
  }
  set text(value: string) {
    this.label = value;
  }
  mark(): string {
    return 'of base';
  }
}
class Derived extends Base {
  override name = 'derived';
  override mark(): string {
    return `of ${this.name} and ${super.mark()}`;
  }
}

// expect: ok
export function FieldsAndGetters() {
  const one = new Derived();
  const text = one.text;
  one.text = 'set';
  return <p title={text}>{one.text}</p>;
}

// expect: ok
export function RestAndBind({ title }: Props) {
  const dash = {
    sign: '-',
    join(first: string, ...rest: string[]) {
      return [first, ...rest].join(this.sign);
    },
  };
  const { join } = dash;
  const plus = { ...dash, sign: '+' };
  return (
    <p title={dash.join('a', title)}>
      {join.bind(plus, 'a', 'b')('c')} {join.apply(plus, ['x', 'y'])} {join.call(plus, title, 'z')}
    </p>
  );
}

// expect: ok
export function SwitchFallsThrough({ kind, count }: Props) {
  const notes: string[] = [];
  switch (kind) {
    // @ts-expect-error: it falls through
    case 'sale':
      notes.push('reduced');
    case 'last':
      notes.push('hurry');
      break;
    default:
      notes.push('fresh');
  }
  switch (true) {
    case count > 5:
      notes.push('many');
      break;
    case count > 2:
      notes.push('some');
      break;
    default:
      notes.push('few');
  }
  return <p>{notes.join()}</p>;
}
