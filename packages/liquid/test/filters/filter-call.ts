import { callFilter, NO_NAMED } from '../../src/filters/filter.ts';
import { standardFilters } from '../../src/filters/standard.ts';
import { errorSentence } from '../../src/runtime/error.ts';
import { print } from '../../src/values/print.ts';
import { LiquidRange } from '../../src/values/range.ts';
import { readJson } from '../../src/values/read-json.ts';
import type { Question } from '../reference.ts';

/** A value as JSON, or a range, which JSON does not have. */
export type Operand = { json: string } | { first: number; last: number };

/** `{{ input | name: args, named }}` with values of any kind. */
export interface FilterCall {
  name: string;
  input: Operand;
  args: Operand[];
  named: Record<string, Operand>;
}

const readOperand = (operand: Operand): unknown =>
  'json' in operand ? readJson(operand.json) : new LiquidRange(operand.first, operand.last);

/** What our filter prints for the call, or the sentence of its error. */
export function ownAnswer({ name, input, args, named }: FilterCall): string {
  const filter = standardFilters[name];
  if (!filter) throw new Error(`There is no filter ${name}`);
  const names = Object.entries(named).map(([key, operand]) => [key, readOperand(operand)]);
  const state = { timezone: 'UTC', now: Date.now };
  try {
    const options = names.length === 0 ? NO_NAMED : Object.fromEntries(names);
    return print(callFilter(filter, readOperand(input), args.map(readOperand), options, state));
  } catch (error) {
    return errorSentence(error, '', 1);
  }
}

/** The call as a template, for the reference: values stand in its data, ranges in `assign`s before it. */
export function questionOf({ name, input, args, named }: FilterCall): Question {
  const data: string[] = [];
  let ranges = '';
  const variable = (operand: Operand, variableName: string) => {
    if ('json' in operand) data.push(`"${variableName}":${operand.json}`);
    else ranges += `{% assign ${variableName} = (${operand.first}..${operand.last}) %}`;
    return variableName;
  };
  const subject = variable(input, 'input');
  const all = [
    ...args.map((operand, index) => variable(operand, `arg${index}`)),
    ...Object.entries(named).map(([key, operand], index) => `${key}: ${variable(operand, `named${index}`)}`),
  ];
  const call = all.length === 0 ? name : `${name}: ${all.join(', ')}`;
  return { template: `${ranges}{{ ${subject} | ${call} }}`, data: `{${data.join(',')}}` };
}
