import { type Status, statusOf } from './availability.ts';
import {
  type Choice,
  type Choosable,
  type ChoosableOption,
  exactVariant,
  hasAllVariants,
  isComplete,
  type ValueState,
  valueState,
  variantFor,
} from './choice.ts';
import { discount } from './discount.ts';
import { type MissingOption, missingOption } from './missing-option.ts';
import type { ProductVariant } from './variant.schema.ts';

type ValueMarks = Pick<ValueState, 'selected' | 'exists' | 'available'>;

interface OpenableValue extends ValueMarks {
  name: string;
}

interface OpenableOption extends ChoosableOption {
  name: string;
  /** Not chosen when the page opens. */
  open: boolean;
  /** Its value of the variant that the page opens with. */
  value: string;
  values: readonly OpenableValue[];
}

/** What a payload says of the choice that its page opens with. */
export interface ChoicePayload extends Choosable, MissingOption {
  complete: boolean;
  status: Status;
  discount: number;
  color: string;
  options: readonly OpenableOption[];
}

/** What is chosen, and all that follows from it: what views show is read here, before hydration as after it. */
export interface ShownChoice {
  /** False in the server markup, and in the render that hydrates it. */
  hydrated: boolean;
  values: Choice;
  /** What the page shows: the exact match, else the first possible one. */
  variant: ProductVariant;
  /** What would be bought; undefined while something is open, the combination is not made, or the page is not hydrated. */
  exact: ProductVariant | undefined;
  complete: boolean;
  /** False: the choice is complete, and no variant has it. */
  exists: boolean;
  status: Status;
  /** Whole per cent off. */
  discount: number;
  color: string;
  /** The first option that is open. */
  missing: MissingOption;
  /** Whether a complete choice without a variant is not made, or not known yet, or could not be asked for. */
  lookup: 'known' | 'loading' | 'failed';
  /** The chosen value of an option, given with its position; empty while it is open. */
  valueOf: (index: number, option: OpenableOption) => string;
  /** How a value of an option stands, given the other choices. */
  stateOf: (index: number, option: OpenableOption, value: OpenableValue) => ValueMarks;
}

/** The choice of the server markup, and of the render that hydrates it: Liquid has counted it, and the payload says it. */
export const choiceFromPayload = (product: ChoicePayload): ShownChoice => ({
  hydrated: false,
  values: product.options.map(({ open, value }) => (open ? null : value)),
  variant: product.variant,
  exact: undefined,
  complete: product.complete,
  exists: true,
  status: product.status,
  discount: product.discount,
  color: product.color,
  missing: product,
  lookup: 'known',
  valueOf: (_index, { open, value }) => (open ? '' : value),
  stateOf: (_index, { open }, { selected, exists, available }) => ({ selected: !open && selected, exists, available }),
});

/** Of a complete choice that no known variant has: whether the rest of them is on its way, or could not be had (`failed`). */
const lookupOf = (product: Choosable, values: Choice, failed: boolean): ShownChoice['lookup'] => {
  if (isResolved(product, values)) return 'known';
  return failed ? 'failed' : 'loading';
};

/** Whether it is certain which variant a choice is of, or that it is of none. */
export const isResolved = (product: Choosable, values: Choice): boolean =>
  hasAllVariants(product) || exactVariant(product, values) !== undefined;

/** The choice of a hydrated page. `failed`: the variants that the payload lacks could not be had. */
export function shownChoice(product: ChoicePayload, values: Choice, failed: boolean): ShownChoice {
  const variant = variantFor(product, values);
  const exact = exactVariant(product, values);
  const lookup = lookupOf(product, values, failed);
  const complete = isComplete(values);
  return {
    hydrated: true,
    values,
    variant,
    exact,
    complete,
    exists: !complete || exact !== undefined || lookup !== 'known',
    status: statusOf(variant),
    discount: discount(variant),
    color: values[product.options.findIndex((option) => option.is_color)] ?? product.color,
    missing: missingOption(product.options[values.indexOf(null)]?.name ?? ''),
    lookup,
    valueOf: (index) => values[index] ?? '',
    stateOf: (index, _option, { name }) => valueState(product, values, index, name),
  };
}
