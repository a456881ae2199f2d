import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { SessionState } from '../../../platform/account/session-state.ts';
import { type FormProblems, problemsOf } from './form-problems.ts';

/** ms after which a form that has not been answered may be sent again. */
const PATIENCE = 8000;

/** Why a form was kept back although nothing is wrong with it. */
export type Held = Exclude<SessionState, 'stands'>;

/**
 * What a plain form does more where there are scripts: it is looked through before it is sent, it is sent once, and its button says so at
 * once. `problems` is null until one has tried to send it: till then the platform's own errors of the last post stand.
 * A form of who is signed in asks first whether the session `stands`: one that is over would answer with the log-in, and what was typed
 * would be lost.
 */
export function usePost(
  newPassword: boolean,
  refused: boolean,
  stands?: () => Promise<SessionState>,
): {
  /** Where what is wrong is told. */
  summary: RefObject<HTMLDivElement | null>;
  /** Scripts are there: the browser's own bubbles are not needed. */
  isHydrated: boolean;
  busy: boolean;
  problems: FormProblems | null;
  held: Held | null;
  submit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHydrated, setHydrated] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FormProblems | null>(null);
  const [held, setHeld] = useState<Held | null>(null);

  useEffect(() => {
    setHydrated(true);
    const rest = () => {
      clearTimeout(waiting.current);
      sent.current = false;
      setBusy(false);
    };
    // Back from the page it led to, the form is as it was left.
    window.addEventListener('pageshow', rest);
    return () => {
      clearTimeout(waiting.current);
      window.removeEventListener('pageshow', rest);
    };
  }, []);
  useLayoutEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused]);
  useLayoutEffect(() => {
    if (held || (problems && Object.keys(problems).length > 0)) summary.current?.focus();
  }, [problems, held]);

  return {
    summary,
    isHydrated,
    busy,
    problems,
    held,
    submit(event) {
      // Another button than that of the form (to decline) asks for nothing that the fields hold.
      const { submitter } = event.nativeEvent as SubmitEvent;
      if (submitter instanceof HTMLButtonElement && submitter.formNoValidate) return;
      if (sent.current) {
        event.preventDefault();
        return;
      }
      const values = new Map<string, string>();
      for (const [name, value] of new FormData(event.currentTarget))
        if (typeof value === 'string') values.set(name, value);
      const found = problemsOf(values, newPassword);
      // The browser's own page of a lost connection would take the place of what was typed.
      const isCut = !navigator.onLine;
      setProblems(found);
      setHeld(isCut ? 'offline' : null);
      if (isCut || Object.keys(found).length > 0) {
        event.preventDefault();
        return;
      }
      sent.current = true;
      setBusy(true);
      const rest = () => {
        sent.current = false;
        setBusy(false);
      };
      const wait = () => {
        waiting.current = setTimeout(rest, PATIENCE);
      };
      if (!stands) return wait();
      event.preventDefault();
      const form = event.currentTarget;
      void stands().then((state) => {
        if (state === 'stands') {
          wait();
          form.submit();
          return;
        }
        rest();
        setHeld(state);
      });
    },
  };
}
