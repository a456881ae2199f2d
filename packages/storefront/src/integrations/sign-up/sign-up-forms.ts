import { isRecord } from '../../platform/decode.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { AppFailure } from '../app-failure.ts';

/** Opens the e-mail tool's sign-up forms (rule widget-6). */
export interface SignUpFormsPort {
  /**
   * Answers once the form is seen to open. Call it from a visitor's gesture only, with no dialog of our own open. `onClosed` is called once,
   * when the form that opened has closed.
   */
  openForm(formId: string, onClosed?: () => void): Promise<Result<null, AppFailure>>;
}

/** ms the tool has to say that the form opened. */
export const OPEN_TIMEOUT = 4000;

/** Set by the layout on a script element that could not be loaded. */
export const FAILED = 'data-failed';

const isTool = (element: unknown): element is HTMLScriptElement =>
  element instanceof HTMLScriptElement && element.src.includes('klaviyo');

/** The tool's command queue, which works before its script has come. False where the page's own is unusable. */
function push(formId: string): boolean {
  try {
    const given: unknown = Reflect.get(window, '_klOnsite');
    const queue: unknown = given ?? [];
    if (given === undefined || given === null) Reflect.set(window, '_klOnsite', queue);
    if (!isRecord(queue) && !Array.isArray(queue)) return false;
    if (typeof queue.push !== 'function') return false;
    queue.push(['openForm', formId]);
    return true;
  } catch {
    return false;
  }
}

/** Whether an event of the tool says this of a form. */
function isFormEvent(event: Event, type: 'open' | 'close', formId: string): boolean {
  const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
  return isRecord(detail) && detail.type === type && detail.formId === formId;
}

function whenClosed(formId: string, onClosed: () => void): void {
  const stop = new AbortController();
  const onForms = (event: Event) => {
    if (!isFormEvent(event, 'close', formId)) return;
    stop.abort();
    // The tool takes its form away, and with it the focus, after it has said so.
    setTimeout(onClosed);
  };
  window.addEventListener('klaviyoForms', onForms, { signal: stop.signal });
}

/** The proof of opening is the tool's own event: its stub answers every call, also when it is blocked. */
export function createSignUpForms(): SignUpFormsPort {
  return {
    openForm: (formId, onClosed) =>
      new Promise((resolve) => {
        const stop = new AbortController();
        const { signal } = stop;
        const finish = (result: Result<null, AppFailure>) => {
          clearTimeout(timer);
          stop.abort();
          resolve(result);
        };
        const timer = setTimeout(() => finish(fail({ kind: 'timeout' })), OPEN_TIMEOUT);
        const onForms = (event: Event) => {
          if (!isFormEvent(event, 'open', formId)) return;
          if (onClosed) whenClosed(formId, onClosed);
          finish(ok(null));
        };
        window.addEventListener('klaviyoForms', onForms, { signal });
        const onError = ({ target }: Event) => {
          if (isTool(target)) finish(fail({ kind: 'unavailable' }));
        };
        window.addEventListener('error', onError, { signal, capture: true });
        const isBroken = [...document.querySelectorAll(`script[${FAILED}]`)].some(isTool);
        if (isBroken || !push(formId)) finish(fail({ kind: 'unavailable' }));
      }),
  };
}
