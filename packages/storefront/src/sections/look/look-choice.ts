import { type Status, statusOf } from '../../domain/availability.ts';
import {
  type Choice,
  type Choosable,
  choose,
  exactVariant,
  isComplete,
  type ValueState,
  valueState,
} from '../../domain/choice.ts';
import type { Image } from '../../domain/image.schema.ts';
import { type MissingOption, missingOption } from '../../domain/missing-option.ts';
import type { LookOption, LookProduct, LookValue } from './look.schema.ts';

/** What is chosen of a look's product, and all that follows from it: what views show is read here, before anything was chosen as after it. */
export interface LookItemChoice {
  /** The variant that was chosen; undefined while something is open, the combination is not made, or nothing was chosen yet. */
  exact: Choosable['variant'] | undefined;
  complete: boolean;
  /** False: the choice is complete, and no variant has it. */
  made: boolean;
  status: Status;
  /** The first option that is open. */
  missing: MissingOption;
  /** Of the variant; of all of them while something is open. Minor units. */
  price: { price: number; cap: number | null; from: boolean };
  image: Image | null;
  url: string;
  /** The chosen value of an option, given with its position; empty while it is open. */
  valueOf: (index: number, option: LookOption) => string;
  /** How a value of an option stands, given the other choices. */
  stateOf: (index: number, value: LookValue) => Pick<ValueState, 'exists' | 'available'>;
}

/** The choice until the shopper makes one, as in the server markup: the payload says it. */
export const lookItemFromPayload = (look: LookProduct): LookItemChoice => ({
  exact: undefined,
  complete: look.open === 0,
  made: true,
  status: 'normal',
  missing: look,
  price: look,
  image: look.image,
  url: look.url,
  valueOf: (_index, { chosen }) => chosen,
  stateOf: (_index, { made, available }) => ({ exists: made, available }),
});

/** The choice that the shopper has made. */
export function lookItemChoice(look: LookProduct, values: Choice): LookItemChoice {
  const product = choosableOf(look);
  const exact = exactVariant(product, values);
  const complete = isComplete(values);
  const color = look.options.findIndex(({ is_color }) => is_color);
  const shown = look.options[color]?.values.find(({ name }) => name === values[color]);
  return {
    exact,
    complete,
    made: !complete || exact !== undefined,
    status: exact ? statusOf(exact) : 'normal',
    missing: missingOption(look.options[values.indexOf(null)]?.name ?? ''),
    price: exact ? { price: exact.price, cap: exact.cap, from: false } : look,
    image: shown?.image ?? look.image,
    url: shown?.url || look.url,
    valueOf: (index) => values[index] ?? '',
    stateOf: (index, { name }) => valueState(product, values, index, name),
  };
}

/** A look's product as a choice of options; all its variants are known. */
export const choosableOf = (look: LookProduct): Choosable => ({ ...look, variants_count: look.variants.length });

/** What is chosen on arrival: the look's color, and what leaves no choice. */
export const choiceOfLook = ({ options }: LookProduct): Choice => options.map(({ chosen }) => chosen || null);

/** Choosing a value in a list; empty: the option is open again. */
export const chooseInLook = (look: LookProduct, choice: Choice, option: number, value: string): Choice =>
  value === ''
    ? choice.map((chosen, index) => (index === option ? null : chosen))
    : choose(choosableOf(look), choice, option, value);
