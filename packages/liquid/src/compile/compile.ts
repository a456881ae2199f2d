import { library } from '../runtime/library.ts';
import type { EngineOptions } from '../runtime/options.ts';
import type { Run } from '../runtime/state.ts';
import type { Body, Expression } from '../syntax/tree.ts';
import { weightOf } from '../syntax/weight.ts';
import { functionCode } from './body.ts';
import { expressionCode } from './expression.ts';
import { Program } from './program.ts';
import { Unit } from './unit.ts';

const NAMES = Object.keys(library);

/** The generated program of a template as text, for tests and debugging. */
export function generate(body: Body, options: EngineOptions): string {
  return programOf(body, options, () => {}).code(NAMES);
}

/**
 * Compiles a syntax tree to JavaScript, the bodies and values in it that tags of the host have read too.
 * @throws EvalError where no code may be generated
 */
export function compile(body: Body, options: EngineOptions): Run {
  let run: Run | undefined;
  const program = programOf(body, options, (made) => {
    run = made;
  });
  // The code holds nothing of the template but literals and numbers: see `quote`.
  const make = new Function('library', 'constants', program.code(NAMES));
  program.link(make(library, program.constants));
  if (!run) throw new Error('a program without a function');
  return run;
}

function programOf(body: Body, options: EngineOptions, link: (run: Run) => void): Program {
  const program = new Program(options);
  program.add(bodyFunction(body, program), link);
  // A host's tags occur in bodies of others: the list grows while it is iterated.
  for (const tag of program.customTags) {
    for (const block of tag.blocks) program.add(bodyFunction(block.tree, program), (made) => block.link(made));
    for (const value of tag.values) program.add(valueFunction(value.tree, program), (made) => value.link(made));
  }
  return program;
}

function bodyFunction(body: Body, program: Program): string {
  const unit = new Unit(program);
  const code = `budget.spend(${weightOf(body)}, out.length);\nmain: {\n${functionCode(body, unit)}\n}`;
  return unit.build('state, out', code, 'out');
}

function valueFunction(expression: Expression, program: Program): string {
  const unit = new Unit(program);
  const code = expressionCode(expression, unit);
  return unit.build('state', '', code);
}
