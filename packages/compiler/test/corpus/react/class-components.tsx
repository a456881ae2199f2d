import { Component, createContext, type ErrorInfo, PureComponent, type ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({ title: z.string(), count: z.int(), open: z.boolean(), fail: z.boolean() });
type Props = z.infer<typeof props>;

class Heading extends Component<{ title: string; level?: string }> {
  static defaultProps = { level: 'two' };
  override render() {
    return <h2 className={this.props.level}>{this.props.title}</h2>;
  }
}

// expect: ok or refused
export function ClassWithDefaultProps({ title }: Props) {
  return (
    <>
      <Heading title={title} />
      <Heading title={title} level="three" />
    </>
  );
}

class Counter extends PureComponent<{ start: number }, { count: number }> {
  override state = { count: this.props.start + 1 };
  increment = () => this.setState(({ count }) => ({ count: count + 1 }));
  override componentDidMount() {
    document.title = `Count ${this.state.count}`;
  }
  get label() {
    return this.state.count === 1 ? 'once' : `${this.state.count} times`;
  }
  override render() {
    return (
      <button type="button" onClick={this.increment}>
        Tried on {this.label}
      </button>
    );
  }
}

// expect: ok or refused
export function ClassWithState({ count }: Props) {
  return <Counter start={count} />;
}

class Drawer extends Component<{ open: boolean }, { wasOpen: boolean | null; side: string }> {
  constructor(props: { open: boolean }) {
    super(props);
    this.state = { wasOpen: null, side: 'left' };
  }
  static getDerivedStateFromProps(next: { open: boolean }, state: { side: string }) {
    return { wasOpen: next.open, side: next.open ? 'right' : state.side };
  }
  override render() {
    const { wasOpen, side } = this.state;
    return <aside data-open={wasOpen} className={side} />;
  }
}

// expect: ok or refused
export function DerivedState({ open }: Props) {
  return <Drawer open={open} />;
}

class Boundary extends Component<{ fallback: ReactNode; children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };
  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.log(error.message, info.componentStack);
  }
  override render() {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}

// expect: ok or refused
export function ErrorBoundary({ title }: Props) {
  return (
    <Boundary fallback={<p>Something is missing</p>}>
      <h1>{title}</h1>
    </Boundary>
  );
}

const Theme = createContext('light');

class Themed extends Component<{ text: string }> {
  static override contextType = Theme;
  declare context: string;
  override render() {
    return <p className={this.context}>{this.props.text}</p>;
  }
}

// expect: ok or refused
export function ClassWithContext({ title, open }: Props) {
  return (
    <Theme value={open ? 'dark' : 'dim'}>
      <Themed text={title} />
    </Theme>
  );
}

function Strict({ fail, title }: { fail: boolean; title: string }) {
  if (fail) throw new Error(`No ${title}`); // <- refused
  return <p>{title}</p>;
}

// expect: refused throw
export function ThrowsWhileRendering({ fail, title }: Props) {
  return <Strict fail={fail} title={title} />;
}

// expect: ok or refused
export function TryAndCatch({ fail, title, count }: Props) {
  let text: string;
  try {
    if (fail) throw new RangeError('none');
    text = `${title} ${count}`;
  } catch (error) {
    text = error instanceof Error ? error.message : 'unknown';
  } finally {
    // nothing to close
  }
  return <p>{text}</p>;
}
