import { type ComponentType, createContext, type FC, type ReactNode, useContext, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  products: z.array(z.object({ id: z.int(), title: z.string(), price: z.int(), image: z.string().nullable() })),
  selected: z.int(),
  heading: z.string(),
  loading: z.boolean(),
});
type Props = z.infer<typeof props>;

interface ListProps<T> {
  items: readonly T[];
  renderItem: (item: T, position: { first: boolean; index: number }) => ReactNode;
  empty?: ReactNode;
}

function List<T extends { id: number }>({ items, renderItem, empty = 'Nothing' }: ListProps<T>) {
  if (items.length === 0) return <p>{empty}</p>;
  return (
    <ul>
      {items.map((item, index) => (
        <li key={item.id}>{renderItem(item, { first: index === 0, index })}</li>
      ))}
    </ul>
  );
}

// expect: ok
export function RenderProp({ products, heading }: Props) {
  return (
    <List
      items={products}
      empty={<i>{heading}</i>}
      renderItem={(product, { first, index }) => (
        <>
          {first && <b>{heading}</b>}
          {index + 1}: {product.title}
        </>
      )}
    />
  );
}

function Toggle({ children, initial }: { initial: boolean; children: (on: boolean, flip: () => void) => ReactNode }) {
  const [on, setOn] = useState(initial);
  return <div data-on={on}>{children(on, () => setOn(!on))}</div>;
}

// expect: ok
export function ChildrenAsFunction({ loading, heading }: Props) {
  return (
    <Toggle initial={loading}>
      {(on, flip) => (
        <button type="button" onClick={flip}>
          {on ? heading : 'Off'}
        </button>
      )}
    </Toggle>
  );
}

const AccordionContext = createContext<{ openId: number | null; open: (id: number) => void } | null>(null);

function Accordion({ initial, children }: { initial: number | null; children: ReactNode }) {
  const [openId, open] = useState(initial);
  return <AccordionContext value={{ openId, open }}>{children}</AccordionContext>;
}

Accordion.Item = function Item({ id, title, children }: { id: number; title: ReactNode; children: ReactNode }) {
  const context = useContext(AccordionContext);
  if (!context) throw new Error('An item stands in an accordion');
  const isOpen = context.openId === id;
  return (
    <section>
      <h3>
        <button type="button" aria-expanded={isOpen} onClick={() => context.open(id)}>
          {title}
        </button>
      </h3>
      {isOpen && <div>{children}</div>}
    </section>
  );
};

// expect: ok
export function CompoundComponent({ products, selected }: Props) {
  return (
    <Accordion initial={selected}>
      {products.map((product) => (
        <Accordion.Item key={product.id} id={product.id} title={product.title}>
          {product.price} €
        </Accordion.Item>
      ))}
      <Accordion.Item id={0} title="Shipping">
        Free
      </Accordion.Item>
    </Accordion>
  );
}

function withLoading<P extends object>(Component: ComponentType<P>, text = 'Loading') {
  function WithLoading({ loading, ...rest }: P & { loading: boolean }) {
    if (loading) return <p aria-busy="true">{text}</p>;
    return <Component {...(rest as unknown as P)} />;
  }
  WithLoading.displayName = `WithLoading(${Component.displayName ?? Component.name})`;
  return WithLoading;
}

const Price: FC<{ amount: number; label?: string }> = ({ amount, label = 'Price' }) => (
  <p>
    {label}: {amount}
  </p>
);
const PriceOrLoading = withLoading(Price);
const QuietPrice = withLoading(withLoading(Price, 'inner'), '…');

// expect: ok
export function HigherOrderComponent({ loading, selected, heading }: Props) {
  return (
    <>
      <PriceOrLoading loading={loading} amount={selected} label={heading} />
      <PriceOrLoading loading={false} amount={selected} />
      <QuietPrice loading={!loading} amount={1} />
      {QuietPrice.displayName}
    </>
  );
}

const compose =
  <T,>(...functions: ((value: T) => T)[]) =>
  (value: T) =>
    functions.reduceRight((inner, outer) => outer(inner), value);

const bold = (node: ReactNode): ReactNode => <b>{node}</b>;
const italic = (node: ReactNode): ReactNode => <i>{node}</i>;

// expect: ok
export function ComposedFunctions({ heading, loading }: Props) {
  const style = loading ? compose(bold, italic) : compose(bold);
  return <p>{style(heading)}</p>;
}

function Media({
  product,
  fallback: Fallback = NoImage,
  as: Tag = 'div',
}: {
  product: Props['products'][number];
  fallback?: ComponentType<{ title: string }>;
  as?: 'div' | 'figure';
}) {
  return (
    <Tag className="media">
      {product.image ? (
        <img src={product.image} alt={product.title} loading="lazy" />
      ) : (
        <Fallback title={product.title} />
      )}
    </Tag>
  );
}

function NoImage({ title }: { title: string }) {
  return <span aria-hidden>{title}</span>;
}

// expect: ok
export function ComponentsAsProps({ products }: Props) {
  const Initial = ({ title }: { title: string }) => <em>{title}</em>;
  return (
    <>
      {products.map((product, i) => (
        <Media
          key={product.id}
          product={product}
          as={i === 0 ? 'figure' : undefined}
          fallback={i > 1 ? Initial : undefined}
        />
      ))}
    </>
  );
}
