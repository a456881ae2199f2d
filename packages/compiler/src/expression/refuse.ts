/** A place in a source file. Lines and columns count from 1. */
export interface Place {
  file: string;
  line: number;
  column: number;
}

let locate: () => Place | undefined = () => undefined;

/** Returns the current place in the source; set by the evaluator. */
export const locateBy = (where: () => Place | undefined): void => {
  locate = where;
};

/** A construct without an exact translation, with what to write instead. */
export class RefusedError extends Error {
  override name = 'RefusedError';
  place: Place | undefined = locate();
}

/** @throws RefusedError always. `what` is a clause without a full stop, `remedy` a sentence. */
export function refuse(what: string, remedy: string): never {
  throw new RefusedError(`${what}. ${remedy}`);
}
