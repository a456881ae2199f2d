import { type Dispatch, useReducer } from 'react';
import { z } from 'zod';

export const props = z.object({
  tasks: z.array(z.object({ id: z.int(), text: z.string(), done: z.boolean() })),
  quantity: z.int(),
  step: z.enum(['size', 'color', 'confirm']),
  email: z.string().nullable(),
});
type Props = z.infer<typeof props>;

type Task = Props['tasks'][number];
type Action = { type: 'added'; task: Task } | { type: 'toggled'; id: number } | { type: 'deleted'; id: number };

function tasksReducer(tasks: Task[], action: Action): Task[] {
  switch (action.type) {
    case 'added':
      return [...tasks, action.task];
    case 'toggled':
      return tasks.map((t) => (t.id === action.id ? { ...t, done: !t.done } : t));
    case 'deleted':
      return tasks.filter((t) => t.id !== action.id);
    default:
      throw Error('Unknown action');
  }
}

function TaskList({ tasks, dispatch }: { tasks: Task[]; dispatch: Dispatch<Action> }) {
  return (
    <ul>
      {tasks.map((task) => (
        <li key={task.id}>
          <button type="button" onClick={() => dispatch({ type: 'toggled', id: task.id })}>
            {task.done ? '✓' : '○'}
          </button>
          {task.text}
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function TasksReducer({ tasks: initial }: Props) {
  const [tasks, dispatch] = useReducer(tasksReducer, initial);
  return (
    <>
      <h1>{tasks.length} alterations</h1>
      <TaskList tasks={tasks} dispatch={dispatch} />
    </>
  );
}

interface State {
  draft: string;
  count: number;
  valid: boolean;
}

function createState(props: Props): State {
  return { draft: props.email ?? '', count: props.quantity + 1, valid: Boolean(props.email) };
}

// expect: ok
export function ReducerWithInit(props: Props) {
  const [state, dispatch] = useReducer(
    (was: State, change: Partial<State>): State => ({ ...was, ...change }),
    props,
    createState,
  );
  return (
    <form>
      <input type="email" value={state.draft} onChange={(e) => dispatch({ draft: e.target.value })} />
      <output>{state.count}</output>
      <button disabled={!state.valid}>Notify me</button>
    </form>
  );
}

const NEXT: Record<Props['step'], Props['step'] | null> = { size: 'color', color: 'confirm', confirm: null };

// expect: ok
export function StateMachine({ step: first }: Props) {
  const [step, advance] = useReducer((now: Props['step']) => NEXT[now] ?? now, first);
  const steps = Object.keys(NEXT) as Props['step'][];
  return (
    <ol>
      {steps.map((one) => (
        <li key={one} aria-current={one === step ? 'step' : undefined}>
          {one}
        </li>
      ))}
      <li>
        <button type="button" onClick={advance} disabled={NEXT[step] === null}>
          {NEXT[step] === null ? 'Done' : `To ${NEXT[step]}`}
        </button>
      </li>
    </ol>
  );
}

// expect: ok or refused
export function ReducerCalledWhileRendering({ tasks, quantity }: Props) {
  const next = tasksReducer(tasks, { type: 'added', task: { id: quantity, text: 'Hem', done: false } });
  const done = [{ type: 'deleted', id: 1 } as const].reduce(tasksReducer, next);
  return (
    <ul>
      {done.map((task, i) => (
        <li key={i}>{task.text}</li>
      ))}
    </ul>
  );
}
