import type { Files, Selection } from './types.ts';

/** What a change is called, and what was selected around it. */
export interface Step {
  /** Key of its name in the texts: `step.move`. */
  label: string;
  /** Changes of one group, one after the other, are one step: a field that is typed into, a slider that is dragged. */
  group?: string;
  /** Selected before the change: selected again by undo. */
  before?: Selection;
  /** Selected after it: selected again by redo. */
  after?: Selection;
}

/** A step with the files at its other end: in the past those before it, in the future those after it. */
interface Kept {
  step: Step;
  files: Files;
}

/** All states since the editor was opened. Immutable. */
export interface History {
  /** The oldest first. */
  past: readonly Kept[];
  present: Files;
  /** The next one last. */
  future: readonly Kept[];
  /** The group that a further change of it joins. */
  open: string | null;
}

/** Another state of the files, and what is selected in it. */
export interface Turn {
  history: History;
  select: Selection;
  /** Of the step that is undone or done again. */
  label: string;
}

export function createHistory(files: Files): History {
  return { past: [], present: files, future: [], open: null };
}

/** Takes a change over. What was undone before it can no longer be redone. */
export function commit(history: History, files: Files, step: Step): History {
  const { past, present } = history;
  if (files === present) return history;
  const group = step.group ?? null;
  const last = past.at(-1);
  if (group !== null && group === history.open && last) {
    const joined = { files: last.files, step: { ...last.step, after: step.after } };
    return { past: past.with(-1, joined), present: files, future: [], open: group };
  }
  return { past: [...past, { step, files: present }], present: files, future: [], open: group };
}

/** Ends a group: the next change is a step of its own. */
export function seal(history: History): History {
  return history.open === null ? history : { ...history, open: null };
}

/** The state before the last step; undefined: there is none. */
export function undo({ past, present, future }: History): Turn | undefined {
  const last = past.at(-1);
  if (!last) return undefined;
  const history = {
    past: past.slice(0, -1),
    present: last.files,
    future: [...future, { step: last.step, files: present }],
    open: null,
  };
  return { history, select: last.step.before ?? null, label: last.step.label };
}

/** The state after the step that was undone last; undefined: there is none. */
export function redo({ past, present, future }: History): Turn | undefined {
  const next = future.at(-1);
  if (!next) return undefined;
  const history = {
    past: [...past, { step: next.step, files: present }],
    present: next.files,
    future: future.slice(0, -1),
    open: null,
  };
  return { history, select: next.step.after ?? null, label: next.step.label };
}

/**
 * Every state put on another ground, after somebody else has saved: undo goes back over one's own changes and leaves theirs. `onto` answers a
 * state with the changes of others, as `merge` makes it.
 */
export function rebase(history: History, onto: (files: Files) => Files): History {
  const moved = (list: readonly Kept[]) => list.map(({ step, files }) => ({ step, files: onto(files) }));
  return { past: moved(history.past), present: onto(history.present), future: moved(history.future), open: null };
}
