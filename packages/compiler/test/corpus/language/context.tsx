// `useContext`, `use`, providers within providers and within lists.
import { createContext, memo, type ReactNode, use, useContext, useMemo, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  theme: z.enum(['light', 'dark']),
  currency: z.string().nullable(),
  title: z.string(),
  level: z.int(),
  groups: z.array(z.object({ name: z.string(), theme: z.enum(['light', 'dark']), items: z.array(z.string()) })),
});
type Props = z.infer<typeof props>;

const Theme = createContext<'light' | 'dark'>('light');
const Currency = createContext<string | null>('EUR');
const Level = createContext(1);

const Badge = memo(function Badge({ children }: { children?: ReactNode }) {
  const theme = useContext(Theme);
  return <span className={`badge badge--${theme}`}>{children ?? theme}</span>;
});

// expect: ok
export function Provided({ theme, title }: Props) {
  return (
    <div>
      <Badge />
      <Theme value={theme}>
        <Badge>{title}</Badge>
        <Theme.Provider value={theme === 'dark' ? 'light' : 'dark'}>
          <Badge />
        </Theme.Provider>
        <Badge />
      </Theme>
    </div>
  );
}

function Amount({ value }: { value: number }) {
  const currency = use(Currency);
  if (currency === null) return <span>{value}</span>;
  return (
    <span>
      {value} {currency || 'blank'}
    </span>
  );
}

// A provider's null is a value; the default stands only where there is no provider.
// expect: ok
export function DefaultOfContext({ currency, level }: Props) {
  return (
    <p>
      <Amount value={level} />
      <Currency value={currency}>
        <Amount value={0} />
      </Currency>
    </p>
  );
}

function Section({ title, children }: { title: string; children?: ReactNode }) {
  const level = useContext(Level);
  const Heading = level === 1 ? 'h2' : level === 2 ? 'h3' : 'h4';
  return (
    <section>
      <Heading>{title}</Heading>
      <Level value={level + 1}>{children}</Level>
    </section>
  );
}

// expect: ok
export function NestedLevels({ title, groups, level }: Props) {
  return (
    <Level value={level}>
      <Section title={title}>
        {groups.map((group) => (
          <Section key={group.name} title={group.name}>
            {group.items.length > 0 && <Section title={group.items.join(', ')} />}
          </Section>
        ))}
      </Section>
    </Level>
  );
}

// expect: ok
export function ProviderInList({ groups }: Props) {
  return (
    <>
      {groups.map((group, index) => (
        <Theme key={index} value={group.theme}>
          {group.items.map((item, place) => (
            <Badge key={place}>{item}</Badge>
          ))}
        </Theme>
      ))}
      <Badge />
    </>
  );
}

interface Shop {
  title: string;
  selected: string | undefined;
  select(item: string): void;
}
const ShopContext = createContext<Shop | null>(null);

function useShop() {
  return useContext(ShopContext) ?? { title: 'no shop', selected: undefined, select: () => {} };
}

function Item({ name }: { name: string }) {
  const { selected, select, title } = useShop();
  return (
    <button type="button" aria-pressed={selected === name} title={title} onClick={() => select(name)}>
      {name}
    </button>
  );
}

// expect: ok
export function ObjectInContext({ title, groups }: Props) {
  const [selected, select] = useState(groups[0]?.items[0]);
  const value = useMemo(() => ({ title, selected, select }), [title, selected]);
  return (
    <div>
      <ShopContext value={value}>
        {groups.map((group) => (
          <div key={group.name}>
            {group.items.map((item, index) => (
              <Item key={index} name={item} />
            ))}
          </div>
        ))}
      </ShopContext>
      <Item name="outside" />
    </div>
  );
}
