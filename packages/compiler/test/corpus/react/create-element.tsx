import React, { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  name: z.string(),
  level: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  disabled: z.boolean(),
  items: z.array(z.string()),
});
type Props = z.infer<typeof props>;

// expect: ok
export function WithoutJsx({ name, disabled }: Props) {
  return createElement(
    'section',
    { className: 'greeting', 'data-off': disabled },
    createElement('h1', null, 'Hello ', createElement('i', { key: 'name' }, name), '. Welcome!'),
    disabled && createElement('p', {}, 'Closed'),
  );
}

function Greeting({ name, children }: { name: string; children?: ReactNode }) {
  return createElement(Fragment, null, createElement('b', null, name), children);
}

// expect: ok
export function ElementsOfComponents({ name, items }: Props) {
  return React.createElement(
    Greeting,
    { name },
    ...items.map((item, i) => React.createElement('i', { key: i }, item)),
    ' end',
  );
}

// expect: ok
export function TagFromAProp({ level, name }: Props) {
  return createElement(`h${level}`, { id: 'title' }, name);
}

function Highlight({
  children,
  active,
}: {
  children: ReactElement<{ className?: string; title?: string }>;
  active: boolean;
}) {
  return cloneElement(children, {
    className: active ? `${children.props.className ?? ''} active` : children.props.className,
    title: children.props.title ?? 'untitled',
  });
}

// expect: ok
export function ClonedElement({ name, disabled }: Props) {
  return (
    <div>
      <Highlight active={disabled}>
        <a className="link" href="/a">
          {name}
        </a>
      </Highlight>
      <Highlight active={!disabled}>
        <b title={name}>{name}</b>
      </Highlight>
      {cloneElement(<p lang="en">old</p>, { lang: undefined }, 'new ', name)}
    </div>
  );
}

function Slot({ value }: { value: ReactNode }) {
  return isValidElement(value) ? <div className="slot">{value}</div> : <p>{value}</p>;
}

// expect: ok
export function ValidElements({ name, disabled, level }: Props) {
  const icon = disabled ? null : <i />;
  return (
    <>
      <Slot value={name} />
      <Slot value={<b>{name}</b>} />
      <Slot value={level} />
      <Slot value={null} />
      <Slot value={icon} />
      <Slot value={[<i key="1">one</i>]} />
    </>
  );
}

// expect: ok
export function ReadingAnElement({ name }: Props) {
  const element = <Greeting name={name}>text</Greeting>;
  const { type, key } = <Greeting key="k" name="x" />;
  return (
    <p>
      {element.props.name} {element.props.children} {type === Greeting ? 'greeting' : 'other'} {key}
    </p>
  );
}
