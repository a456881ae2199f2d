/** Before each test file: whoever waits for a state waits as long as a busy machine needs. What never comes still fails. */
import { vi } from 'vitest';

const PATIENCE = 20_000;
const PATIENT = Symbol.for('vitrine.patient');

// Vitest has a setting for `expect.poll`, and none for this.
const { waitFor } = vi;
if (!(PATIENT in waitFor))
  vi.waitFor = Object.assign(
    ((callback, options) =>
      waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE, ...options })) as typeof waitFor,
    { [PATIENT]: true },
  );
