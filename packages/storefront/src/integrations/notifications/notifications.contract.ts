import { expect, it } from 'vitest';
import type { Result } from '../../platform/result.ts';
import type { AppFailure } from '../app-failure.ts';
import type { NotificationsPort, SignUp } from './notifications.ts';

/** How the service behaves. */
export type NotificationsMode = 'ok' | 'refusing' | 'silent' | 'malformed' | 'failing' | 'blocked';

/** What a sign-up comes to in each. */
export const OUTCOMES: Record<NotificationsMode, Result<{ message: string }, AppFailure>> = {
  ok: { ok: true, value: { message: 'See you soon.' } },
  refusing: { ok: false, error: { kind: 'rejected', text: 'Already on the list' } },
  silent: { ok: false, error: { kind: 'timeout' } },
  malformed: { ok: false, error: { kind: 'bad-shape', path: 'status' } },
  failing: { ok: false, error: { kind: 'unavailable' } },
  blocked: { ok: false, error: { kind: 'unavailable' } },
};

const WISH: SignUp = { email: 'ines@mail.test', variantId: 41, productId: 7, acceptsMarketing: true };

/** What every back-in-stock port keeps: each outcome is a value, in time. `pass` lets 20 s go by. */
export function notificationsContract(
  open: (mode: NotificationsMode) => NotificationsPort,
  pass: () => Promise<void>,
): void {
  it.each(Object.entries(OUTCOMES))('answers a value when the service is %s', async (mode, outcome) => {
    const answer = open(mode as NotificationsMode).signUp(WISH);
    await pass();
    expect(await answer).toEqual(outcome);
  });
}
