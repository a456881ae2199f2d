import { isAllowed } from '../consent/customer-privacy.ts';
import { whenGlobal } from '../when-global.ts';
import { within } from '../within.ts';

/** Asks whether the visitor is in the experiment's variant. */
export interface ExperimentPort {
  /** Never rejects; false when the tool is absent, late or fails: the visitor sees the control. */
  isActive(hypothesisId: string): Promise<boolean>;
}

/** ms the tool has, its arrival included. */
export const EXPERIMENT_TIMEOUT = 1000;

interface Tool {
  isHypothesisActive(id: string): PromiseLike<unknown>;
}

const isTool = (value: unknown): value is Tool =>
  typeof value === 'object' &&
  value !== null &&
  'isHypothesisActive' in value &&
  typeof value.isHypothesisActive === 'function';

/**
 * The experiment tool on this page. It assigns a visitor, and remembers them, when it is first asked: so each hypothesis is asked for once,
 * and none before the visitor allows statistics.
 */
export function createExperiment(allowed: () => Promise<boolean> = () => isAllowed('analytics')): ExperimentPort {
  const answers = new Map<string, Promise<boolean>>();

  async function ask(id: string): Promise<boolean> {
    if (!(await allowed())) return false;
    const tool = await whenGlobal('shoplift', isTool, { timeout: EXPERIMENT_TIMEOUT });
    return tool !== null && (await tool.isHypothesisActive(id)) === true;
  }

  return {
    isActive(id) {
      const before = answers.get(id);
      if (before) return before;
      const answer = within(EXPERIMENT_TIMEOUT, ask(id)).then(
        (active) => active === true,
        () => false,
      );
      answers.set(id, answer);
      return answer;
    },
  };
}
