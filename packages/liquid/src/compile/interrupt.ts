import { BREAK, CONTINUE, NO_INTERRUPT } from '../runtime/interrupt.ts';
import type { Interrupt } from '../syntax/tree.ts';
import type { Unit } from './unit.ts';

/** `break` and `continue`: a jump, where the loop is generated here. */
export function interruptCode({ kind }: Interrupt, { target }: Unit): string {
  if (target.kind === 'loop') return `${kind} for${target.label};`;
  target.used = true;
  return `state.interrupt = ${kind === 'break' ? BREAK : CONTINUE};\nbreak ${target.label};`;
}

/** The statement after code that may leave an interrupt: this loop handles it, or an outer one. */
export function interruptCheck({ target }: Unit): string {
  if (target.kind === 'block') {
    target.used = true;
    return `if (state.interrupt !== ${NO_INTERRUPT}) break ${target.label};`;
  }
  return `if (state.interrupt !== ${NO_INTERRUPT}) {
const left = state.interrupt;
state.interrupt = ${NO_INTERRUPT};
if (left === ${BREAK}) break for${target.label};
continue for${target.label};
}`;
}

/**
 * Statements of a body that is a block of its own: it ends at an interrupt, which `after` finds in the state.
 * @param after the statements after the block, given whether an interrupt may have ended it
 */
export function blockCode(
  unit: Unit,
  label: string,
  body: () => string,
  after: (interrupts: boolean) => string,
): string {
  const target = { kind: 'block' as const, label, used: false };
  const code = unit.targeting(target, body);
  return `${label}: {\n${code}\n}\n${after(target.used)}`;
}
