import { useActionState, useOptimistic, useState } from 'react';
import { useFormStatus } from 'react-dom';
import { z } from 'zod';

export const props = z.object({
  likes: z.int(),
  messages: z.array(z.object({ key: z.int(), text: z.string(), sending: z.boolean().optional() })),
  error: z.string().nullable(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function ActionState({ likes, error }: Props) {
  const [state, , isPending] = useActionState(
    async (was: { count: number; error: string | null }) => ({ ...was, count: was.count + 1 }),
    { count: likes, error },
  );
  return (
    <p aria-busy={isPending}>
      {state.count} {state.error && <b role="alert">{state.error}</b>}
    </p>
  );
}

// expect: ok
export function OptimisticList({ messages }: Props) {
  const [sent] = useState(messages);
  const [optimistic] = useOptimistic(sent, (was, text: string) => [...was, { key: -1, text, sending: true }]);
  return (
    <ul>
      {optimistic.map((message) => (
        <li key={message.key}>
          {message.text}
          {!!message.sending && <small> (Sending…)</small>}
        </li>
      ))}
    </ul>
  );
}

function Submit({ children = 'Submit' }: { children?: string }) {
  const { pending, data } = useFormStatus();
  return (
    <button disabled={pending}>
      {pending ? 'Sending…' : children}
      {data === null ? '' : '!'}
    </button>
  );
}

// expect: ok
export function FormStatus({ error }: Props) {
  return (
    <form action="/contact" method="post">
      <Submit />
      <Submit>{error ?? undefined}</Submit>
    </form>
  );
}

// expect: ok or refused
export function FormWithAnAction({ likes }: Props) {
  const [count, like] = useActionState((n: number) => n + 1, likes);
  return (
    <form action={like}>
      <button>{count} likes</button>
    </form>
  );
}
