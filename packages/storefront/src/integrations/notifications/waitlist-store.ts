import { createStore, type StoreApi } from 'zustand/vanilla';
import { describeAppFailure } from '../app-failure.ts';
import { isEmail } from './is-email.ts';
import type { NotificationsPort } from './notifications.ts';

/** ms a popup shows its thanks before it closes (rule waitlist-8). */
export const THANKS_DURATION = 3000;

export type WaitlistPhase = 'idle' | 'submitting' | 'success' | 'error';

type Event = 'edit' | 'refuse' | 'send' | 'accepted' | 'failed' | 'reset';

/** Where each event leads; an event that has no place is ignored. */
const NEXT: Record<WaitlistPhase, Partial<Record<Event, WaitlistPhase>>> = {
  idle: { edit: 'idle', refuse: 'error', send: 'submitting', reset: 'idle' },
  submitting: { accepted: 'success', failed: 'error', reset: 'idle' },
  error: { edit: 'idle', refuse: 'error', send: 'submitting', reset: 'idle' },
  success: { reset: 'idle' },
};

/** What the form says went wrong: the e-mail (rule waitlist-11), the service's own sentence, or that something did. */
export type WaitlistError = { kind: 'email' } | { kind: 'said'; text: string } | { kind: 'failed' };

export interface WaitlistState {
  phase: WaitlistPhase;
  email: string;
  acceptsMarketing: boolean;
  variantId: number;
  /** Set in the phase `error` only. */
  error: WaitlistError | null;
  /** The service's own thanks, in the phase `success`; empty: the form's own. */
  message: string;
}

export interface WaitlistStore extends Pick<StoreApi<WaitlistState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Clears the error (rule waitlist-10). */
  setEmail(email: string): void;
  setAcceptsMarketing(accepts: boolean): void;
  setVariant(variantId: number): void;
  /** Signs up, or says that the e-mail is none. Answers when the outcome stands in the state. */
  submit(): Promise<void>;
  /** Marketing on, e-mail empty, the variant set to the current one (rule waitlist-9). An answer still on its way is ignored. */
  reset(variantId: number): void;
}

export interface WaitlistDeps {
  port: NotificationsPort;
  productId: number;
  /** The current variant. */
  variantId: number;
  /** Called 3 s after a success (rule waitlist-8), unless the form was reset before. Popups close by it; panels leave it out. */
  close?: () => void;
  /** Waits `ms`, then calls; answers how to give up. */
  after?: (ms: number, then: () => void) => () => void;
}

const afterTimeout: NonNullable<WaitlistDeps['after']> = (ms, then) => {
  const timer = setTimeout(then, ms);
  return () => clearTimeout(timer);
};

const initialState = (variantId: number): WaitlistState => ({
  phase: 'idle',
  email: '',
  acceptsMarketing: true,
  variantId,
  error: null,
  message: '',
});

/** A waitlist form of one product (rule waitlist-7). */
export function createWaitlist({
  port,
  productId,
  variantId,
  close,
  after = afterTimeout,
}: WaitlistDeps): WaitlistStore {
  const store = createStore<WaitlistState>(() => initialState(variantId));
  const { getState, setState } = store;
  let request = 0;
  let cancelClose: (() => void) | undefined;

  /** Takes the step, if the phase has one for this event. */
  function transition(event: Event, change: Partial<WaitlistState> = {}): boolean {
    const phase = NEXT[getState().phase][event];
    if (phase === undefined) return false;
    setState({ error: null, ...change, phase });
    return true;
  }

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    setEmail: (email) => void transition('edit', { email }),
    setAcceptsMarketing: (acceptsMarketing) => void (isEditable(getState()) && setState({ acceptsMarketing })),
    setVariant: (id) => void (isEditable(getState()) && setState({ variantId: id })),
    async submit() {
      const { email, acceptsMarketing, variantId: id } = getState();
      if (!isEmail(email)) return void transition('refuse', { error: { kind: 'email' } });
      if (!transition('send')) return;
      request += 1;
      const current = request;
      const answer = await port.signUp({ email, acceptsMarketing, productId, variantId: id });
      if (current !== request) return;
      if (answer.ok) {
        transition('accepted', { message: answer.value.message });
        if (close) cancelClose = after(THANKS_DURATION, close);
        return;
      }
      console.warn(`[vitrine] waitlist: ${describeAppFailure(answer.error)}`);
      const reason = answer.error.kind === 'rejected' ? answer.error.text : '';
      transition('failed', { error: reason ? { kind: 'said', text: reason } : { kind: 'failed' } });
    },
    reset(id) {
      request += 1;
      cancelClose?.();
      transition('reset', initialState(id));
    },
  };
}

/** While an answer is awaited, and after it, the form stands still. */
const isEditable = ({ phase }: WaitlistState): boolean => NEXT[phase].edit !== undefined;
