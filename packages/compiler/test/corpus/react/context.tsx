import { createContext, type ReactNode, use, useContext, useReducer } from 'react';
import { z } from 'zod';

export const props = z.object({
  theme: z.enum(['light', 'dark', 'system']),
  user: z.object({ name: z.string(), level: z.int() }).nullable(),
  lines: z.array(z.object({ id: z.int(), title: z.string() })),
});
type Props = z.infer<typeof props>;

const ThemeContext = createContext('light');
const UserContext = createContext<Props['user'] | undefined>(undefined);
const LevelContext = createContext(0);

function ThemedButton({ children }: { children: ReactNode }) {
  const theme = useContext(ThemeContext);
  return <button className={`button-${theme}`}>{children}</button>;
}

// expect: ok
export function DefaultValue({ theme }: Props) {
  return (
    <div>
      <ThemedButton>default</ThemedButton>
      <ThemeContext.Provider value={theme}>
        <ThemedButton>provided</ThemedButton>
      </ThemeContext.Provider>
      <ThemedButton>default again</ThemedButton>
    </div>
  );
}

// expect: ok
export function NestedProviders({ theme, user }: Props) {
  return (
    <ThemeContext value={theme}>
      <ThemedButton>outer</ThemedButton>
      <ThemeContext value={theme === 'dark' ? 'light' : 'dark'}>
        <ThemedButton>{user?.name ?? 'guest'}</ThemedButton>
        <ThemeContext value="system">
          <ThemedButton>inner</ThemedButton>
        </ThemeContext>
      </ThemeContext>
      <ThemedButton>outer again</ThemedButton>
    </ThemeContext>
  );
}

function Section({ children }: { children: ReactNode }) {
  const level = useContext(LevelContext);
  return (
    <section className="section">
      <LevelContext value={level + 1}>{children}</LevelContext>
    </section>
  );
}

function Heading({ children }: { children: ReactNode }) {
  const level = useContext(LevelContext);
  switch (level) {
    case 0:
      return <h1>{children}</h1>;
    case 1:
      return <h2>{children}</h2>;
    default:
      return <h3 data-level={level}>{children}</h3>;
  }
}

// expect: ok
export function HeadingLevels({ lines, theme }: Props) {
  return (
    <>
      <Heading>{theme}</Heading>
      <Section>
        <Heading>Looks</Heading>
        <Section>
          <Section>
            {lines.map((line) => (
              <Heading key={line.id}>{line.title}</Heading>
            ))}
          </Section>
        </Section>
      </Section>
    </>
  );
}

function useUser() {
  const user = useContext(UserContext);
  if (user === undefined) throw new Error('No provider');
  return user;
}

function Greeting() {
  const user = useUser();
  return user ? <p>Hello {user.name}</p> : <p>Sign in</p>;
}

// expect: ok
export function HookWithGuard({ user }: Props) {
  return (
    <UserContext value={user}>
      <Greeting />
    </UserContext>
  );
}

interface Cart {
  lines: Props['lines'];
  remove: (id: number) => void;
}
const CartContext = createContext<Cart>({ lines: [], remove: () => {} });

function CartProvider({ initial, children }: { initial: Props['lines']; children: ReactNode }) {
  const [lines, remove] = useReducer((was: Props['lines'], id: number) => was.filter((l) => l.id !== id), initial);
  return <CartContext value={{ lines, remove }}>{children}</CartContext>;
}

function CartSummary() {
  const { lines, remove } = use(CartContext);
  if (lines.length === 0) return <p>Your bag is empty</p>;
  return (
    <ul>
      {lines.map(({ id, title }) => (
        <li key={id}>
          {title}
          <button type="button" onClick={() => remove(id)}>
            Remove
          </button>
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function ReducerInContext({ lines }: Props) {
  return (
    <>
      <CartProvider initial={lines}>
        <CartSummary />
      </CartProvider>
      <CartSummary />
    </>
  );
}

// expect: ok
export function ConsumerAndUseInACondition({ theme, user }: Props) {
  return (
    <ThemeContext value={theme}>
      <ThemeContext.Consumer>{(value) => <i>{value}</i>}</ThemeContext.Consumer>
      <Maybe user={user} />
    </ThemeContext>
  );
}

function Maybe({ user }: { user: Props['user'] }) {
  if (!user) return null;
  const theme = use(ThemeContext);
  return (
    <p className={theme}>
      {user.name} {user.level}
    </p>
  );
}
