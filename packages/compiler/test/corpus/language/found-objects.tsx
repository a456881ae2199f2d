// Objects, their members and how they are changed: what was found to differ from React.
import { z } from 'zod';

const row = z.object({ name: z.string(), size: z.string().optional(), qty: z.int().optional() });

export const props = z.object({
  row,
  rows: z.array(row),
  choice: z.discriminatedUnion('type', [
    z.object({ type: z.literal('text'), text: z.string().optional() }),
    z.object({ type: z.literal('rule') }),
  ]),
  title: z.string(),
  kind: z.string(),
  isNew: z.boolean(),
  n: z.int(),
  stocks: z.record(z.string(), z.int()),
});
type Props = z.infer<typeof props>;

// expect: ok
export function SpreadOverDefault({ row }: Props) {
  const made = { size: 'm', ...row };
  const assigned = Object.assign({ qty: 7 }, row);
  return (
    <p>
      {made.size} {assigned.qty}
    </p>
  );
}

// expect: ok
export function MembersOfPayload({ row }: Props) {
  let names = '';
  for (const name in row) names += `${name};`;
  return (
    <p>
      {Object.keys(row).join()} {Object.values(row).length} {'size' in row ? 'sized' : '-'}
      {Object.hasOwn(row, 'qty') ? 'counted' : '-'} {names}
    </p>
  );
}

// expect: ok
export function RestOfPayload({ row }: Props) {
  const { size, ...rest } = row;
  return (
    <p>
      {size ?? 'none'} {Object.keys(rest).length}
    </p>
  );
}

// expect: ok
export function MembersInList({ rows, choice }: Props) {
  return (
    <ul>
      {rows.map((one, i) => (
        <li key={i}>
          {Object.entries(one).map(([name, value]) => (
            <b key={name}>
              {name}: {value}
            </b>
          ))}
        </li>
      ))}
      <li>
        {Object.keys(choice).join()} {'text' in choice ? choice.text : '-'}
      </li>
    </ul>
  );
}

// An object of the source has a member also where that is undefined.
// expect: ok
export function UndefinedInSource({ row }: Props) {
  const made = { size: row.size };
  return (
    <p>
      {Object.keys(made).join()} {Object.assign({ size: 'm' }, made).size ?? 'none'}
    </p>
  );
}

// expect: ok
export function SetUnderTwoConditions({ n }: Props) {
  const errors: { n?: string } = {};
  if (n < 0) errors.n = 'negative';
  if (n > 2) errors.n = 'big';
  return (
    <p style={{ color: 'green', ...(errors.n && { color: 'red' }) }}>
      {Object.keys(errors).length} {errors.n} {{ n: 'fine', ...errors }.n}
    </p>
  );
}

// expect: ok
export function SetByOperators({ isNew }: Props) {
  const o: { b?: string; c?: string } = {};
  if (isNew) o.b = 'x';
  o.b &&= 'y';
  o.c ??= 'z';
  return (
    <p>
      {'b' in o ? o.b : 'no b'} {o.c}
    </p>
  );
}

// expect: ok
export function TargetsOnce({ n }: Props) {
  const list = [n, 1, 2];
  let i = 0;
  list[i++]! += 10;
  list[i++] = i;
  let calls = 0;
  const key = () => {
    calls++;
    return 'x' as const;
  };
  const o = { x: n };
  o[key()] += 1;
  return (
    <p>
      {list.join()} {i} {o.x} {calls}
    </p>
  );
}

// expect: ok
export function LabelOnIf({ kind, isNew }: Props) {
  let out = 'a';
  found: if (kind === 'new') {
    out += 'b';
    if (isNew) break found;
    out += 'c';
  }
  out += 'd';
  return <p>{out}</p>;
}

// expect: ok
export function FinallyAfterCatchThrows({ kind }: Props) {
  let log = '';
  try {
    try {
      throw new Error('one');
    } catch {
      throw new Error('two');
    } finally {
      log += 'f';
    }
  } catch {
    log += 'c';
  }
  return (
    <p>
      {log} {kind}
    </p>
  );
}

// expect: refused is read within `try`
export function BrowserWithinTry({ kind }: Props) {
  let log = '';
  try {
    log += localStorage.length; // <- refused
  } catch (error) {
    log += (error as Error).name;
  }
  return (
    <p>
      {log} {kind}
    </p>
  );
}

// expect: ok
export const ListsAsTexts = ({ title, kind, n }: Props) => <p>{`${[title]}` + [kind, n]}</p>;

// expect: refused of which only the page knows
export const ListAsNumber = ({ n }: Props) => <p>{([n] as unknown as number) - 1}</p>; // <- refused

// expect: refused of which only the page knows
export const OwnValueOf = ({ n }: Props) => <p>{({ valueOf: () => n } as unknown as number) + 1}</p>; // <- refused

// expect: refused compared by identity
export const CopyOfList = ({ rows }: Props) => <p>{rows === rows.slice() ? 'same' : 'other'}</p>; // <- refused

// expect: refused whose order depends on the page
export function OrderOfCopy({ isNew }: Props) {
  const made: Record<string, number> = {};
  if (isNew) made.a = 1;
  made.b = 2;
  made.a = 3;
  const copy = { ...made };
  return <p>{Object.keys(copy).join()}</p>; // <- refused
}

class Base {
  #x = 'base';
  tag = 'tag';
  #hidden() {
    return this.#x;
  }
  shown() {
    return this.#hidden();
  }
  static has(value: object) {
    return #hidden in value;
  }
}
class Derived extends Base {
  #x = 'derived';
  own = 1;
  set(x: string) {
    this.#x = x;
  }
  mine() {
    return this.#x;
  }
}

// expect: ok
export function PrivateOfTwoClasses({ kind, title }: Props) {
  const made = new Derived();
  made.set(title);
  return (
    <p>
      {kind} {made.shown()} {made.mine()} {Object.keys(made).join()} {Base.has(made) ? 'y' : 'n'}
      {Base.has({}) ? 'y' : 'n'}
    </p>
  );
}

// expect: ok
export function InList({ kind }: Props) {
  const list = [1, kind];
  return (
    <p>
      {'length' in list ? 'y' : 'n'} {Symbol.iterator in list ? 'y' : 'n'} {2 in list ? 'y' : 'n'}
    </p>
  );
}

// expect: refused is changed while it is iterated
export function ListThatGrows({ kind }: Props) {
  const list = [1, 2];
  let out = kind;
  for (const x of list) if (list.push(x) < 5) out += x; // <- refused
  return <p>{out}</p>;
}

const KEY = Symbol('key');

// expect: ok
export function SymbolInCopy({ kind }: Props) {
  const { a, ...rest } = { ...{ [KEY]: kind, a: 1 } };
  return (
    <p>
      {rest[KEY]} {a}
    </p>
  );
}

// expect: ok
export function CountsOfOthers({ kind }: Props) {
  let big = 1n;
  big++;
  let text = '1' as unknown as number;
  const before = text++;
  return (
    <p>
      {String(big)} {text + 1} {typeof before} {kind}
    </p>
  );
}

// expect: refused that an object inherits
export function InheritedMembers({ kind }: Props) {
  let out = kind;
  for (const name in Object.create({ inherited: 1 })) out += name; // <- refused
  return <p>{out}</p>;
}

// expect: refused Every object has it
export const NameOfEveryObject = ({ stocks }: Props) => <p>{stocks.constructor ? 'y' : 'n'}</p>; // <- refused

class Failure extends Error {
  code = 3;
}

// expect: ok
export function MessageOfError({ kind }: Props) {
  let out = '';
  try {
    throw new Failure(`no ${kind}`);
  } catch (error) {
    if (error instanceof Failure) out = `${error.message} ${error.code}`;
  }
  return <p>{out}</p>;
}
