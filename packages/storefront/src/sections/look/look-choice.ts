import type { Choice } from '../../domain/choice.ts';
import { type Choosable, choose } from '../../domain/choice.ts';
import type { LookProduct } from './look.schema.ts';

/** A look's product as a choice of options; all its variants are known. */
export const choosableOf = (look: LookProduct): Choosable => ({ ...look, variants_count: look.variants.length });

/** What is chosen on arrival: the look's color, and what leaves no choice. */
export const choiceOfLook = ({ options }: LookProduct): Choice => options.map(({ chosen }) => chosen || null);

/** Choosing a value in a list; empty: the option is open again. */
export const chooseInLook = (look: LookProduct, choice: Choice, option: number, value: string): Choice =>
  value === ''
    ? choice.map((chosen, index) => (index === option ? null : chosen))
    : choose(choosableOf(look), choice, option, value);
