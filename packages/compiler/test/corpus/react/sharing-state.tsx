import { type ReactNode, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  panels: z.array(z.object({ title: z.string(), body: z.string() })),
  opened: z.int(),
  filter: z.string(),
  products: z.array(z.object({ name: z.string(), price: z.int(), stocked: z.boolean(), category: z.string() })),
});
type Props = z.infer<typeof props>;

interface PanelProps {
  title: string;
  children: ReactNode;
  isActive: boolean;
  onShow: () => void;
}

function Panel({ title, children, isActive, onShow }: PanelProps) {
  return (
    <section className="panel">
      <h3>{title}</h3>
      {isActive ? (
        <p>{children}</p>
      ) : (
        <button type="button" onClick={onShow}>
          Show
        </button>
      )}
    </section>
  );
}

// expect: ok
export function LiftedState({ panels, opened }: Props) {
  const [activeIndex, setActiveIndex] = useState(opened);
  return (
    <>
      {panels.map((panel, i) => (
        <Panel key={i} title={panel.title} isActive={activeIndex === i} onShow={() => setActiveIndex(i)}>
          {panel.body}
        </Panel>
      ))}
      <Panel title="Returns" isActive={activeIndex === panels.length} onShow={() => setActiveIndex(panels.length)}>
        Within <b>30</b> days
      </Panel>
    </>
  );
}

function SearchInput({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  return (
    <label>
      Search: <input value={text} onChange={(e) => onChange(e.target.value)} />
    </label>
  );
}

function ProductRow({ product }: { product: Props['products'][number] }) {
  const name = product.stocked ? product.name : <span style={{ color: 'red' }}>{product.name}</span>;
  return (
    <tr>
      <td>{name}</td>
      <td>{product.price}</td>
    </tr>
  );
}

// expect: ok
export function SearchableTable({ products, filter }: Props) {
  const [filterText, setFilterText] = useState(filter);
  const [inStockOnly, setInStockOnly] = useState(false);
  const rows = products.filter((p) => p.stocked || !inStockOnly);
  return (
    <div>
      <SearchInput text={filterText} onChange={setFilterText} />
      <label>
        <input type="checkbox" checked={inStockOnly} onChange={(e) => setInStockOnly(e.target.checked)} /> in stock
      </label>
      <table>
        <thead>
          <tr>
            <th>Name</th>
            <th>Price</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((product, i) => (
            <ProductRow key={i} product={product} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

// expect: ok or refused
export function RowsByCategory({ products }: Props) {
  const rows: ReactNode[] = [];
  let lastCategory: string | null = null;
  products.forEach((product, i) => {
    if (product.category !== lastCategory) {
      rows.push(
        <tr key={`c${i}`}>
          <th colSpan={2}>{product.category}</th>
        </tr>,
      );
    }
    rows.push(<ProductRow key={i} product={product} />);
    lastCategory = product.category;
  });
  return (
    <table>
      <tbody>{rows}</tbody>
    </table>
  );
}

// expect: ok or refused
export function CaseInsensitiveSearch({ products, filter }: Props) {
  const query = filter.trim().toLowerCase();
  return (
    <ul>
      {products
        .filter((p) => p.name.toLowerCase().includes(query) || p.category.startsWith(query))
        .map((p, i) => (
          <li key={i}>{p.name}</li>
        ))}
    </ul>
  );
}
