// Elements as values: dynamic tags, components from tables, `createElement`, `cloneElement`, `isValidElement`.
import {
  type ComponentType,
  cloneElement,
  createElement,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  link: z.string().nullable(),
  level: z.int(),
  kind: z.enum(['heart', 'truck', 'leaf']),
  shape: z.string(),
  active: z.boolean(),
  blocks: z.array(z.object({ kind: z.enum(['heart', 'truck', 'leaf']), text: z.string(), wide: z.boolean() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function LinkOrSpan({ link, title }: Props) {
  const Tag = link ? 'a' : 'span';
  return (
    <Tag className="label" href={link || undefined}>
      {title}
    </Tag>
  );
}

// expect: ok
export function HeadingOfLevel({ level, title }: Props) {
  const Heading = level <= 1 ? 'h1' : level === 2 ? 'h2' : 'h3';
  return <Heading>{title}</Heading>;
}

const Heart = ({ fill }: { fill?: boolean }) => <svg className="heart" data-fill={fill} />;
const Truck = () => <svg className="truck" />;
function Leaf({ fill = true }: { fill?: boolean }) {
  return <svg className={fill ? 'leaf leaf--full' : 'leaf'} />;
}

const ICONS: Record<Props['kind'], ComponentType<{ fill?: boolean }>> = { heart: Heart, truck: Truck, leaf: Leaf };
const SHAPES: Partial<Record<string, ComponentType>> = { round: Truck, leaf: Leaf };

// expect: ok
export function IconOfKind({ kind, active }: Props) {
  const Icon = ICONS[kind];
  return (
    <span>
      <Icon fill={active} />
    </span>
  );
}

// expect: ok
export function IconOfUnknownName({ shape }: Props) {
  const Shape = Object.hasOwn(SHAPES, shape) ? SHAPES[shape] : undefined;
  return Shape ? <Shape /> : <span>?</span>;
}

// expect: ok
export function IconsInList({ blocks }: Props) {
  return (
    <ul>
      {blocks.map(({ kind, text, wide }, index) => {
        const Icon = ICONS[kind];
        const Tag = wide ? 'strong' : 'em';
        return (
          <li key={index}>
            <Icon />
            <Tag>{text}</Tag>
          </li>
        );
      })}
    </ul>
  );
}

// expect: ok
export function CreatedElements({ title, active, link }: Props) {
  return createElement(
    active ? 'section' : 'div',
    { className: 'box', id: undefined, title: link },
    createElement('b', null, title),
    link && createElement('a', { href: link }, 'More', ' ', title),
    createElement(Leaf),
  );
}

function Field({
  control,
  error,
}: {
  control: ReactElement<{ className?: string; 'aria-invalid'?: boolean }>;
  error: string | null;
}) {
  return (
    <label>
      {cloneElement(control, {
        className: [control.props.className, error && 'has-error'].filter(Boolean).join(' '),
        'aria-invalid': error ? true : undefined,
      })}
      {error}
    </label>
  );
}

// expect: ok
export function ClonedElement({ title, link, active }: Props) {
  return (
    <>
      <Field control={<input className="input" name="a" defaultValue={title} />} error={link} />
      <Field control={active ? <textarea defaultValue={title} /> : <input defaultValue="x" />} error={null} />
      {cloneElement(<b title="old">old</b>, { title }, 'new ', title)}
    </>
  );
}

function Labeled({ label }: { label: ReactNode }) {
  return isValidElement(label) ? label : <span className="text">{label}</span>;
}

// expect: ok
export function ElementOrText({ title, link, active, level }: Props) {
  return (
    <p>
      <Labeled label={title} />
      <Labeled label={<b>{title}</b>} />
      <Labeled label={link && <a href={link}>{title}</a>} />
      <Labeled label={active ? <i>active</i> : level} />
    </p>
  );
}

// expect: ok
export function ElementsInTable({ kind, title, active }: Props) {
  const views = { heart: <b>{title}</b>, truck: active ? <i>{title}</i> : null, leaf: title };
  const view: ReactNode = views[kind];
  return <div>{view ?? 'none'}</div>;
}

function Button<T extends 'a' | 'button'>({ as, ...rest }: { as: T } & Record<string, unknown>) {
  const Tag: ElementType = as;
  return <Tag {...rest} className="button" />;
}

// expect: ok
export function SpreadProps({ link, title, active }: Props) {
  const shared = { title, 'data-active': active, className: 'lost' };
  return (
    <p>
      <Button as="a" href={link ?? '#'} {...shared}>
        {title}
      </Button>
      <Button
        as="button"
        {...shared}
        {...(active ? { disabled: true, title: 'active' } : {})}
        type="button"
        children="Go"
      />
    </p>
  );
}
