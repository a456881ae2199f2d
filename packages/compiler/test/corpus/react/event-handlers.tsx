import { type FormEvent, type MouseEvent, type ReactNode, useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  message: z.string(),
  looks: z.array(z.object({ handle: z.string(), title: z.string() })),
  disabled: z.boolean(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function NamedHandler({ message }: Props) {
  function handleClick() {
    alert(`You added ${message} at ${new Date().toISOString()}`);
  }
  return (
    <button type="button" onClick={handleClick}>
      Add {message}
    </button>
  );
}

function ShopButton({ onClick, children }: { onClick?: (event: MouseEvent) => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={(event) => {
        event.stopPropagation();
        onClick?.(event);
      }}
    >
      {children}
    </button>
  );
}

function Toolbar({ onTry, onShare }: { onTry: () => void; onShare?: () => void }) {
  return (
    <div onClickCapture={() => console.log('toolbar')}>
      <ShopButton onClick={onTry}>Try on</ShopButton>
      {onShare && <ShopButton onClick={onShare}>Share</ShopButton>}
    </div>
  );
}

// expect: ok
export function HandlersAsProps({ message, disabled }: Props) {
  return (
    <Toolbar
      onTry={() => window.scrollTo(0, 0)}
      onShare={disabled ? undefined : () => navigator.share({ text: message })}
    />
  );
}

// expect: ok
export function HandlersInAList({ looks }: Props) {
  const [liked, setLiked] = useState<string[]>([]);
  const toggle = (handle: string) => () =>
    setLiked((was) => (was.includes(handle) ? was.filter((one) => one !== handle) : [...was, handle]));
  return (
    <ul>
      {looks.map((look) => {
        const isLiked = liked.includes(look.handle);
        return (
          <li key={look.handle}>
            <button type="button" aria-pressed={isLiked} onClick={toggle(look.handle)}>
              {isLiked ? '♥' : '♡'} {look.title}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

// expect: ok
export function SubmitHandler({ disabled, message }: Props) {
  const [sent, setSent] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    localStorage.setItem('last', String(data.get('email')));
    await fetch('/contact', { method: 'POST', body: data });
    setSent(true);
  };
  if (sent) return <h1>Thank you!</h1>;
  return (
    <form onSubmit={onSubmit} noValidate>
      <input type="email" name="email" placeholder={message} required />
      <button disabled={disabled}>Send</button>
    </form>
  );
}
