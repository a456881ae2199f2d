import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { type FormProblems, problemsOf } from './form-problems.ts';

/** ms after which a form that has not been answered may be sent again. */
const PATIENCE = 8000;

/**
 * What a plain form does more where there are scripts: it is looked through before it is sent, it is sent once, and its button says so at
 * once. `problems` is null until one has tried to send it: till then the platform's own errors of the last post stand.
 */
export function usePost(
  newPassword: boolean,
  refused: boolean,
): {
  /** Where what is wrong is told. */
  summary: RefObject<HTMLDivElement | null>;
  /** Scripts are there: the browser's own bubbles are not needed. */
  alive: boolean;
  busy: boolean;
  problems: FormProblems | null;
  /** It was not sent, for there is no connection. */
  offline: boolean;
  submit: (event: FormEvent<HTMLFormElement>) => void;
} {
  const summary = useRef<HTMLDivElement>(null);
  const sent = useRef(false);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [alive, setAlive] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problems, setProblems] = useState<FormProblems | null>(null);
  const [offline, setOffline] = useState(false);

  useEffect(() => {
    setAlive(true);
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
  useEffect(() => {
    if (refused) summary.current?.focus();
  }, [refused]);
  useEffect(() => {
    if (offline || (problems && Object.keys(problems).length > 0)) summary.current?.focus();
  }, [problems, offline]);

  return {
    summary,
    alive,
    busy,
    problems,
    offline,
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
      setOffline(isCut);
      if (isCut || Object.keys(found).length > 0) {
        event.preventDefault();
        return;
      }
      sent.current = true;
      setBusy(true);
      waiting.current = setTimeout(() => {
        sent.current = false;
        setBusy(false);
      }, PATIENCE);
    },
  };
}
