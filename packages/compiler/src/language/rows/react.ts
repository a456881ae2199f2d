/** The exports of `react`, `react-dom` and the JSX runtimes. */
import { type Construct, exact, group, refused } from '../construct.ts';

type Row = Omit<Construct, 'group'>;
type Rest = Pick<Construct, 'outside' | 'note'>;

const api = (name: string, example: string, rest: Rest = {}): Row =>
  exact(`\`${name}\``, example, { key: name, ...rest });
const not = (name: string, example: string, remedy: string, rest: Rest & { label?: string } = {}): Row => {
  const { label = `\`${name}\``, ...others } = rest;
  return refused(label, example, remedy, { key: name, ...others });
};

const FIRST = 'The first render is the one that the page shows.';
const STATE_SET = 'Set it in a handler or an effect, or compute the value';

export const REACT = [
  ...group('React: hooks', [
    api(
      'useState',
      'const [chosen] = useState(rows[0]); const [open, setOpen] = useState(() => isNew); return <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>{chosen?.name}</button>;',
      { note: FIRST },
    ),
    not(
      'useState',
      'const [open, setOpen] = useState(isNew); setOpen(false); return <p>{open && title}</p>;',
      STATE_SET,
      { label: 'setting state while rendering' },
    ),
    api(
      'useReducer',
      'const [state] = useReducer((old) => old, title, (text) => ({ text })); return <p>{state.text}</p>;',
      { note: FIRST },
    ),
    api('useMemo', 'useMemo(() => title.toUpperCase(), [title])'),
    api('useCallback', 'const say = useCallback(() => title, [title]); return <p>{say()}</p>;'),
    api('useRef', 'const box = useRef(title); return <p ref={box}>{box.current}</p>;'),
    api('useContext', '<Theme value={title}><Shown /></Theme>', {
      outside: "const Theme = createContext('light');\nconst Shown = () => <b>{useContext(Theme)}</b>;",
    }),
    api('use', '<Theme2.Provider value={title}><Shown2 /></Theme2.Provider>', {
      outside: "const Theme2 = createContext('light');\nconst Shown2 = () => <b>{use(Theme2)}</b>;",
    }),
    not('use', 'use(WAITING)', 'Put the data into the payload, or fetch it in an effect', {
      label: '`use` of a promise',
      outside: 'const WAITING = Promise.resolve(1);',
    }),
    api(
      'useEffect',
      'const [n, setN] = useState(0); useEffect(() => { setN(window.innerWidth); }, []); return <p>{title}{n}</p>;',
      { note: 'Effects do not run while the page is made.' },
    ),
    api('useLayoutEffect', 'useLayoutEffect(() => { document.title = title; }); return <p>{title}</p>;'),
    api('useInsertionEffect', 'useInsertionEffect(() => { document.title = title; }); return <p>{title}</p>;'),
    api(
      'useImperativeHandle',
      'const ref = useRef(null); useImperativeHandle(ref, () => ({ say: () => title })); return <p>{title}</p>;',
    ),
    api('useDebugValue', 'useDebugValue(title); return <p>{title}</p>;'),
    api(
      'useEffectEvent',
      'const log = useEffectEvent(() => console.log(title)); useEffect(() => log(), []); return <p>{title}</p>;',
    ),
    api('useSyncExternalStore', 'useSyncExternalStore(() => () => {}, () => window.innerWidth, () => title)', {
      note: 'The third argument is what the page shows.',
    }),
    not(
      'useSyncExternalStore',
      'useSyncExternalStore(() => () => {}, () => title)',
      'Give it what the server shows: `() => store.getInitialState()`',
      { label: '`useSyncExternalStore` without a third argument' },
    ),
    api('useDeferredValue', "<p>{useDeferredValue(title)}{useDeferredValue(title, 'first')}</p>"),
    api('useTransition', "const [isPending] = useTransition(); return <p>{isPending ? '…' : title}</p>;"),
    api(
      'useActionState',
      'const [state, act, isPending] = useActionState((old) => old, title); return <p aria-busy={isPending}>{state}</p>;',
    ),
    api('useOptimistic', 'const [shown] = useOptimistic(title); return <p>{shown}</p>;'),
    not('useId', 'const id = useId(); return <p id={id}>{title}</p>;', 'Use useSectionId() and a suffix'),
    exact('hooks of the source', 'const [text] = useText(title); return <p>{text}</p>;', {
      outside:
        'function useText(start: string) { const state = useState(start); useEffect(() => {}, []); return state; }',
    }),
    refused('hooks outside of a component', '`${STATE}${title}`', 'Call it in a component or a hook', {
      outside: 'let STATE = null; try { STATE = useState(1); } finally { STATE ??= 2; }',
    }),
  ]),
  ...group('React: elements and components', [
    exact(
      'components: functions, with props, children, defaults',
      '<Card title={title} badge={isNew && <b>new</b>}>{note}{kind}</Card>',
      {
        outside:
          "function Card({ title, badge = 'none', children }) { return <section title={title}>{badge}{children}</section>; }",
      },
    ),
    exact(
      'components from a table, dynamic tags',
      "const Tag = isNew ? 'h1' : 'h2'; const Icon = ICONS[kind]; return <Tag><Icon size={count} />{title}</Tag>;",
      {
        outside: 'const ICONS = { new: ({ size }) => <i data-size={size} />, sale: () => <s />, plain: () => null };',
      },
    ),
    refused(
      'a tag that only the page knows',
      'const Tag = title; return <Tag>{note}</Tag>;',
      'Choose among components with ?:, or read it from a table',
    ),
    exact('components that call themselves', '<Tree depth={2} text={title} />', {
      outside:
        'function Tree({ depth, text }) { return <ul><li>{text}{depth > 0 && <Tree depth={depth - 1} text={text} />}</li></ul>; }',
    }),
    api('Component', '<Shown3 title={title} />', {
      outside:
        "class Shown3 extends Component { static defaultProps = { kind: 'plain' }; state = { open: false }; render() { return <b title={this.props.kind}>{this.props.title}{this.state.open}</b>; } }",
      note: 'Classes with state, `contextType`, `defaultProps` and `getDerivedStateFromProps`.',
    }),
    api('PureComponent', '<Shown4 title={title} />', {
      outside: 'class Shown4 extends PureComponent { render() { return <b>{this.props.title}</b>; } }',
    }),
    api('Fragment', '<>{rows.map((row) => <Fragment key={row.id}><b>{row.name}</b>{row.amount}</Fragment>)}</>'),
    api('StrictMode', '<StrictMode><b>{title}</b></StrictMode>'),
    api('Profiler', '<Profiler id="a" onRender={() => {}}><b>{title}</b></Profiler>'),
    api('Suspense', '<Suspense fallback={null}><b>{title}</b></Suspense>', {
      note: 'Its children are printed: nothing suspends while the page is made.',
    }),
    not('Activity', '<Activity mode="visible"><b>{title}</b></Activity>', 'Leave it out, or wrap it in <ClientOnly>'),
    api('Children', '<List><b>{title}</b>{note}{isNew && <i>new</i>}</List>', {
      outside:
        'function List({ children }) { return <ul data-count={Children.count(children)}>{Children.map(children, (child, i) => <li data-i={i}>{child}</li>)}{Children.toArray(children).length}</ul>; }',
      note: '`map`, `forEach`, `count`, `only`, `toArray`.',
    }),
    exact('`Children.only`, `Children.forEach`', '<One><b>{title}</b></One>', {
      key: 'Children.only',
      outside:
        'function One({ children }) { const types = []; Children.forEach(children, (child) => types.push(child.type)); return <p title={types.join()}>{Children.only(children)}</p>; }',
    }),
    refused(
      '`Children.forEach` over a list of the page',
      '<Each>{rows.map((row) => <b key={row.id}>{row.name}</b>)}</Each>',
      'Use Children.map',
      {
        key: 'Children.forEach',
        outside:
          'function Each({ children }) { const out = []; Children.forEach(children, (child) => out.push(child)); return <p>{out}</p>; }',
      },
    ),
    refused('`Children.only` of anything else than one element', '<Only>{title}</Only>', 'Give it one element', {
      key: 'Children.only',
      outside: 'function Only({ children }) { return Children.only(children); }',
    }),
    api('cloneElement', 'cloneElement(<b className="a">{kind}</b>, { title }, note)'),
    not('cloneElement', 'cloneElement(title, { title })', 'Test it with isValidElement first', {
      label: '`cloneElement` of what is no element',
    }),
    api('createElement', "createElement('b', { title }, kind, note)"),
    api('isValidElement', "isValidElement(isNew ? <b /> : title) ? 'element' : 'text'"),
    api('createContext', '<Shown5.Consumer>{(text) => <b>{text}{title}</b>}</Shown5.Consumer>', {
      outside: "const Shown5 = createContext('default');",
    }),
    api('createRef', '<p ref={createRef()}>{title}</p>'),
    api('forwardRef', '<Field ref={null} name={title} />', {
      outside: 'const Field = forwardRef(({ name }, ref) => <input ref={ref} name={name} />);',
    }),
    api('memo', '<Shown6 title={title} />', { outside: 'const Shown6 = memo(({ title }) => <b>{title}</b>);' }),
    not(
      'lazy',
      '<Suspense><Late title={title} /></Suspense>',
      'Import it, or show it after hydration: the page cannot wait for it',
      { outside: 'const Late = lazy(async () => ({ default: ({ title }) => <b>{title}</b> }));' },
    ),
    api('cache', 'say2(title)', { outside: 'const say2 = cache((text) => `${text}!`);' }),
    not('startTransition', 'startTransition(() => {}); return <p>{title}</p>;', 'Start it in a handler or an effect', {
      label: '`startTransition` while rendering',
    }),
    api('version', "<p>{version.split('.')[0]}{title}</p>"),
    api('createPortal', 'const [node] = useState(null); return <p>{title}{node && createPortal(<b />, node)}</p>;', {
      note: 'After hydration.',
    }),
    not(
      'createPortal',
      'createPortal(<b>{title}</b>, { nodeType: 1 })',
      'There is no server markup of a portal: show it after hydration (state that starts as null, or <ClientOnly>)',
      { label: '`createPortal` while rendering' },
    ),
    not('flushSync', 'flushSync(() => {}); return <p>{title}</p>;', 'Call it in a handler', {
      label: '`flushSync` while rendering',
    }),
    api('preload', "preload('/a.css', { as: 'style' }); return <p>{title}</p>;", {
      note: 'Hints of React are not printed: the layout owns the head of the page.',
    }),
    api('preinit', "useEffect(() => preinit('/a.js', { as: 'script' })); return <p>{title}</p>;"),
    api('preconnect', "useEffect(() => preconnect('https://a.example')); return <p>{title}</p>;"),
    api('prefetchDNS', "useEffect(() => prefetchDNS('https://a.example')); return <p>{title}</p>;"),
    api('useFormState', 'const [state] = useFormState((old) => old, title); return <p>{state}</p>;'),
    api('useFormStatus', '<form><Send text={title} /></form>', {
      outside: 'const Send = ({ text }) => <button type="submit" disabled={useFormStatus().pending}>{text}</button>;',
    }),
    api('createRoot', 'useEffect(() => { createRoot(document.body).render(<b />); }); return <p>{title}</p>;', {
      note: 'In effects and handlers.',
    }),
    api('hydrateRoot', 'useEffect(() => { hydrateRoot(document.body, <b />); }); return <p>{title}</p>;', {
      note: 'In effects and handlers.',
    }),
    api('jsx', "jsx('b', { title, children: kind })"),
    api('jsxs', "jsxs('b', { title, children: [kind, note] })"),
    api('jsxDEV', "isNew ? title : jsxDEV('b', { title, children: kind })"),
    refused('anything else that `react` exports', 'act(() => {}); return <p>{title}</p>;', 'Mend the import'),
  ]),
];
