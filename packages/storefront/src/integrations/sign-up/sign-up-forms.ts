import { isRecord } from '../../platform/decode.ts';
import { fail, ok, type Result } from '../../platform/result.ts';
import type { AppFailure } from '../app-failure.ts';

/** Opens the e-mail tool's sign-up forms (`spec §7`). */
export interface SignUpFormsPort {
  /** Answers once the form is seen to open. Call it from a visitor's gesture only, with no dialog of our own open. */
  openForm(formId: string): Promise<Result<null, AppFailure>>;
}

/** ms the tool has to say that the form opened. */
export const OPEN_PATIENCE = 4000;

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

/** The proof of opening is the tool's own event: its stub answers every call, also when it is blocked. */
export function createSignUpForms(): SignUpFormsPort {
  return {
    openForm: (formId) =>
      new Promise((resolve) => {
        const stop = new AbortController();
        const { signal } = stop;
        const settle = (result: Result<null, AppFailure>) => {
          clearTimeout(timer);
          stop.abort();
          resolve(result);
        };
        const timer = setTimeout(() => settle(fail({ kind: 'timeout' })), OPEN_PATIENCE);
        const heard = (event: Event) => {
          const detail: unknown = event instanceof CustomEvent ? event.detail : undefined;
          if (isRecord(detail) && detail.type === 'open' && detail.formId === formId) settle(ok(null));
        };
        window.addEventListener('klaviyoForms', heard, { signal });
        const broken = ({ target }: Event) => {
          if (isTool(target)) settle(fail({ kind: 'unavailable' }));
        };
        window.addEventListener('error', broken, { signal, capture: true });
        const dead = [...document.querySelectorAll(`script[${FAILED}]`)].some(isTool);
        if (dead || !push(formId)) settle(fail({ kind: 'unavailable' }));
      }),
  };
}
