import { ok, type Result } from '../../platform/result.ts';
import type { AppFailure } from '../app-failure.ts';
import type { NotificationsPort, SignUp } from './notifications.ts';

/** The back-in-stock service in memory. Each sign-up waits until it is answered. */
export function fakeNotifications() {
  const wishes: SignUp[] = [];
  const waiting: ((answer: Result<{ message: string }, AppFailure>) => void)[] = [];
  const port: NotificationsPort = {
    signUp(wish) {
      wishes.push(wish);
      return new Promise((resolve) => waiting.push(resolve));
    },
  };
  /** Answers the oldest sign-up that waits, with a success unless told. */
  async function answer(result: Result<{ message: string }, AppFailure> = ok({ message: '' })): Promise<void> {
    waiting.shift()?.(result);
    await Promise.resolve();
    await Promise.resolve();
  }
  return { port, wishes, answer };
}
