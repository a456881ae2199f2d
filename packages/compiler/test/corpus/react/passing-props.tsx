import type { ComponentProps, ReactNode } from 'react';
import { z } from 'zod';
import cx from './lib/cx.ts';

export const props = z.object({
  person: z.object({ name: z.string(), role: z.string().optional() }),
  size: z.int().optional(),
  tone: z.enum(['light', 'dark']).optional(),
  featured: z.boolean(),
  url: z.string().nullable(),
});
type Props = z.infer<typeof props>;

interface AvatarProps {
  person: Props['person'];
  size?: number | null;
  className?: string;
}

function Avatar({ person, size = 64, className = 'avatar' }: AvatarProps) {
  return (
    <span className={className} data-size={size}>
      {person.name}
      {person.role !== undefined && <em>{person.role}</em>}
    </span>
  );
}

// expect: ok
export function DefaultsByDestructuring({ person, size }: Props) {
  return (
    <div>
      <Avatar person={person} />
      <Avatar person={person} size={size} />
      <Avatar person={person} size={undefined} />
      <Avatar person={person} size={null} />
      <Avatar person={person} size={0} className="" />
    </div>
  );
}

function Profile(props: AvatarProps) {
  return (
    <div className="card">
      <Avatar {...props} />
    </div>
  );
}

// expect: ok
export function ForwardedWithSpread(props: Props) {
  return <Profile {...props} className={cx('profile', props.featured && 'profile--featured', props.tone)} />;
}

function Button({ tone = 'light', className, children, ...rest }: ComponentProps<'button'> & { tone?: string }) {
  return (
    <button type="button" {...rest} className={cx('button', `button--${tone}`, className)}>
      {children}
    </button>
  );
}

// expect: ok
export function RestOntoAnElement({ tone, featured, person }: Props) {
  return (
    <Button tone={tone} disabled={!featured} aria-label={person.role} data-name={person.name} onClick={() => {}}>
      Follow {person.name}
    </Button>
  );
}

// expect: ok
export function LaterWins({ person, size, featured }: Props) {
  const first: { title?: string; id?: string } = { title: 'first', id: 'a', ...(size && { 'data-size': size }) };
  const second = featured ? { title: person.name, lang: 'fr' } : {};
  return (
    <p title="zero" {...first} {...second} id="b">
      {person.name}
    </p>
  );
}

// expect: ok
export function SpreadOfACondition({ url, featured, person }: Props) {
  return (
    <a {...(url ? { href: url } : { role: 'link', 'aria-disabled': true })} {...(featured && { rel: 'author' })}>
      {person.name}
    </a>
  );
}

function Panel(props: { title: ReactNode; 'aria-busy'?: boolean; open?: boolean }) {
  const { title, 'aria-busy': busy = false, open } = props;
  return (
    <section aria-busy={busy} data-open={open}>
      {title}
    </section>
  );
}

// expect: ok
export function BooleanShorthand({ person, featured }: Props) {
  return (
    <>
      <Panel title={person.name} open />
      <Panel title={<b>{person.name}</b>} aria-busy={featured} open={false} />
    </>
  );
}

// expect: ok
export function NestedDestructuring({ person: { name, role = 'Stylist' }, size: width = 40, ...others }: Props) {
  const { url: link = '/about', ...flags } = others;
  return (
    <p data-width={width} data-tone={flags.tone ?? 'none'}>
      {name}, {role}: {link}
    </p>
  );
}
