import { isTextKey, useText } from '../texts/texts.ts';

/** Names a step of undo by its label: `step.move` → "Move". */
export function useStepName(): (label: string) => string {
  const text = useText();
  return (label) => (isTextKey(label) ? text(label) : label);
}
