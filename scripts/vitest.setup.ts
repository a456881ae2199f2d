/** Before each test file: whoever waits for a state waits as long as a busy machine needs. What never comes still fails. */
import { afterEach, beforeEach, vi } from 'vitest';

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

/** ms after which a test that goes on says what its process waits for: when it is given up, that cannot be seen any more. */
const LONG = 60_000;

// As they are before a test puts clocks of its own in their place.
const { setTimeout, clearTimeout } = globalThis;
let watch: ReturnType<typeof setTimeout>;
beforeEach(({ task }) => {
  watch = setTimeout(() => {
    const open = Object.entries(Object.groupBy(process.getActiveResourcesInfo(), (kind) => kind));
    const counted = open.map(([kind, all]) => `${all?.length} ${kind}`).join(', ');
    process.stderr.write(`${task.fullTestName} has not ended after 60 s; its process waits for ${counted}\n`);
  }, LONG);
  watch.unref?.();
});
afterEach(() => clearTimeout(watch));
