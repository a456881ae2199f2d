import { Fragment, type PropsWithChildren, type ReactNode } from 'react';
import { z } from 'zod';
import { Badge } from './lib/Badge.tsx';

export const props = z.object({
  title: z.string(),
  intro: z.string().nullable(),
  sale: z.boolean(),
  looks: z.array(z.object({ id: z.int(), name: z.string() })),
});
type Props = z.infer<typeof props>;

function Card({ children }: PropsWithChildren) {
  return <div className="card">{children}</div>;
}

// expect: ok
export function NestedChildren({ title, sale, intro }: Props) {
  return (
    <Card>
      <Card>
        {title}
        {sale && <Badge tone="sale">Sale</Badge>}
      </Card>
      <Card>{intro}</Card>
      <Card />
    </Card>
  );
}

interface LayoutProps {
  header: ReactNode;
  aside?: ReactNode;
  footer?: ReactNode;
  children?: ReactNode;
}

function Layout({ header, aside = <p>No advice</p>, footer, children }: LayoutProps) {
  return (
    <div>
      <header>{header}</header>
      <main>{children ?? 'Nothing here'}</main>
      {aside}
      {footer && <footer>{footer}</footer>}
    </div>
  );
}

// expect: ok
export function NamedSlots({ title, intro, sale }: Props) {
  return (
    <>
      <Layout header={<h1>{title}</h1>} aside={null} footer={sale ? 'Ends soon' : undefined}>
        {intro}
      </Layout>
      <Layout header={title} footer={intro} />
      <Layout header={title} footer={0}>
        {false}
      </Layout>
    </>
  );
}

function Wrapper({
  when,
  with: wrap,
  children,
}: {
  when: boolean;
  with: (c: ReactNode) => ReactNode;
  children: ReactNode;
}) {
  return when ? wrap(children) : children;
}

// expect: ok
export function ConditionalWrapper({ sale, title }: Props) {
  return (
    <Wrapper when={sale} with={(inner) => <a href="/sale">{inner}</a>}>
      <b>{title}</b> now
    </Wrapper>
  );
}

// expect: ok
export function ChildrenAsProp({ title, looks }: Props) {
  const list = looks.map((look) => <Fragment key={look.id}>{look.name}; </Fragment>);
  return (
    <>
      <p children={title} />
      {/* children between the tags win */}
      <Card {...{ children: 'overridden' }}>{list}</Card>
    </>
  );
}

// expect: ok
export function OneElementUsedTwice({ title, sale }: Props) {
  const heading = <h2 className={sale ? 'hot' : undefined}>{title}</h2>;
  const both = (
    <>
      {heading}
      {heading}
    </>
  );
  return <Card>{both}</Card>;
}
