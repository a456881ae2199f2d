/** What was found to differ of Children, elements, classes and hooks. */
import {
  Children,
  Component,
  cloneElement,
  createElement,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useReducer,
  useState,
} from 'react';
import { preconnect, prefetchDNS, preinit } from 'react-dom';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  note: z.string().nullable(),
  label: z.string().optional(),
  isNew: z.boolean(),
  flag: z.boolean().nullable(),
  tags: z.array(z.string()).max(3),
  rows: z
    .array(z.object({ id: z.string(), name: z.string(), on: z.boolean(), subs: z.array(z.string()).max(2) }))
    .max(3),
});
type Props = z.infer<typeof props>;
type Parent = { children?: ReactNode };

function Numbered({ children }: Parent) {
  const names: string[] = [];
  Children.forEach(children, (child, i) => {
    names.push(`${i}:${child === null ? 'empty' : typeof child}`);
  });
  return <p>{names.join()}</p>;
}

// expect: ok
export const ForEachGivesTheIndex = ({ title, note, isNew }: Props) => (
  <>
    <Numbered>
      <b>{title}</b>x{isNew && 'new'}
    </Numbered>
    <Numbered>{note && <b>{note}</b>}</Numbered>
  </>
);

const Counted = ({ children }: Parent) => (
  <ul data-count={Children.count(children)} data-shown={Children.toArray(children).length}>
    {Children.map(children, (child, i) => (
      <li data-index={i}>{child}</li>
    ))}
  </ul>
);

// expect: ok
export const OneChildThatMayBeNull = ({ note, label, isNew, flag }: Props) => (
  <>
    <Counted>{note}</Counted>
    <Counted>{label}</Counted>
    <Counted>{flag}</Counted>
    <Counted>{isNew}</Counted>
    <Counted>{note && <b>{note}</b>}</Counted>
    <Counted>{isNew ? <b /> : null}</Counted>
    <Counted>{isNew ? note : undefined}</Counted>
  </>
);

// expect: ok
export const EmptiesInAList = ({ note, label, isNew }: Props) => (
  <>
    <Counted>
      {note}
      {label}
    </Counted>
    <Counted>{[note]}</Counted>
    <Counted>{isNew ? [note, null, <b key="b" />] : note}</Counted>
  </>
);

// expect: ok
export const ToArrayLeavesOutEmptyItems = ({ rows, title }: Props) => (
  <>
    <Counted>{rows.map((row) => row.on && <b key={row.id}>{row.name}</b>)}</Counted>
    <Counted>
      {rows.map((row) => (row.on ? <b key={row.id}>{row.name}</b> : null))}
      {title}
    </Counted>
  </>
);

const Flat = ({ children }: Parent) => {
  return <p>{Children.toArray(children)}</p>; // <- refused
};

// expect: refused whose items may be lists
export const RowsOfTwoElements = ({ rows }: Props) => (
  <Flat>{rows.map((row) => [<b key="1">{row.name}</b>, <i key="2" />])}</Flat>
);

const Total = ({ children }: Parent) => {
  return <p>{Children.count(children)}</p>; // <- refused
};

// expect: refused whose items may be lists
export const RowsWithinRows = ({ rows }: Props) => (
  <Total>{rows.map((row) => (row.on ? row.subs.map((sub) => <b key={sub}>{sub}</b>) : null))}</Total>
);

const Mapped = ({ children }: Parent) => (
  <p>
    {Children.map(children, (child, i) => (i === 0 ? [child, null, <hr key="hr" />] : null))?.length}
    {Children.map(children, () => null)?.length ?? 'none'}
  </p>
);

// expect: ok
export const MapFlattens = ({ title, note }: Props) => (
  <>
    <Mapped>
      <b>{title}</b>
      <i />
    </Mapped>
    <Mapped>{note}</Mapped>
  </>
);

class Toned extends Component<{ tone?: string | undefined; size?: string | null }> {
  static defaultProps = { tone: 'calm', size: 'm' };
  override render() {
    return (
      <p className={this.props.tone} title={this.props.size ?? 'none'}>
        x
      </p>
    );
  }
}

class Inherits extends Toned {}

// expect: ok
export const DefaultPropsOnThePage = ({ label, isNew, note }: Props) => (
  <>
    <Toned tone={label} size={note} />
    <Toned tone={isNew ? 'loud' : undefined} />
    <Inherits {...(isNew && { tone: 'shrill' })} />
    {createElement(Toned, { tone: label })}
  </>
);

const Plain = ({ a }: { a?: string | undefined }) => <b>{a}</b>;
Plain.defaultProps = { a: 'default' };

// expect: ok
export const DefaultPropsOfFunctions = ({ label }: Props) => (
  <>
    <Plain />
    {createElement(Plain)}
    {createElement(Plain, { a: label, key: 'k' })}
  </>
);

// expect: refused defaultProps, and a key
export const DefaultPropsAndAKey = ({ label }: Props) => <Plain {...{ a: label }} key="k" />; // <- refused

class Mounting extends Component<object, { count: number }> {
  override state = { count: 0 };
  override UNSAFE_componentWillMount() {
    this.setState({ count: 1 });
  }
  override render() {
    return <b>{this.state.count}</b>;
  }
}

// expect: refused UNSAFE_componentWillMount
export const StateBeforeMounting = () => <Mounting />; // <- refused

class Contextless extends Component<{ title: string }> {
  declare context: { theme?: string };
  override render() {
    return (
      <p title={this.props.title}>
        {typeof this.context} {this.context.theme ?? 'none'}
      </p>
    );
  }
}

// expect: ok
export const ClassWithoutContext = ({ title }: Props) => <Contextless title={title} />;

// expect: ok
export function DeferredInitial({ title, label, isNew }: Props) {
  return (
    <p>
      {useDeferredValue(title, label)}
      <b>{useDeferredValue(title, isNew ? 'early' : undefined)}</b>
    </p>
  );
}

// expect: ok
export function ReducerInitialiser({ title, isNew }: Props) {
  const [state] = useReducer(
    (old: string) => old,
    title,
    (isNew ? (text: string) => `${text}!` : undefined) as (text: string) => string,
  );
  return <p>{state}</p>;
}

// expect: ok
export function StateInitialiser({ note, isNew }: Props) {
  const [state] = useState<string | null>(isNew ? () => 'made' : note);
  return <p>{state}</p>;
}

const Picked = ({ active, children }: Parent & { active: string }) => (
  <p>{Children.map(children as ReactElement[], (child) => (child.key === active ? child : null))}</p>
);

// expect: ok
export const KeysAreTexts = ({ title, rows }: Props) => (
  <>
    <Picked active="1">
      <b key={1}>{title}</b>
      <i key="2" />
    </Picked>
    <Picked active={title}>
      {rows.map((row) => (
        <b key={row.id}>{row.name}</b>
      ))}
    </Picked>
    {typeof (<b key={3} />).key}
    {String((<b />).key)}
  </>
);

// expect: ok
export const ClonesKeepTheirKey = ({ title, label, isNew }: Props) => (
  <p title={title}>
    {cloneElement(<b key="q" />, { key: undefined }).key}
    {cloneElement(<b key="q" />, { key: label }).key}
    {cloneElement(<b title="first" />, { ...(isNew && { title: 'second' }) })}
    {(<b ref={null} />).key === null && 'no key'}
  </p>
);

const Keys = ({ children }: Parent) => {
  return <p>{(Children.toArray(children) as ReactElement[]).map((child) => child.key)}</p>; // <- refused
};

// expect: refused key that Children made
export const KeysOfToArray = ({ title }: Props) => (
  <Keys>
    <b>{title}</b>
    <i key="k" />
  </Keys>
);

// expect: refused preinit is called
export function PreinitWhileRendering({ title }: Props) {
  preinit('/a.js', { as: 'script' }); // <- refused
  return <p>{title}</p>;
}

// expect: refused preconnect is called
export function PreconnectWhileRendering({ title }: Props) {
  preconnect('https://a.example'); // <- refused
  return <p>{title}</p>;
}

// expect: ok
export function HintsInAnEffect({ title }: Props) {
  useEffect(() => {
    prefetchDNS('https://a.example');
    preconnect('https://a.example');
  }, []);
  return <p>{title}</p>;
}
