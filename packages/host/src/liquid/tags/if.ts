import type { Body } from '../language/body.ts';
import { type Condition, parseCondition } from '../language/condition.ts';
import type { TagDefinition } from '../language/parser.ts';
import type { RenderState } from '../language/state.ts';

interface Branch {
  condition: Condition;
  body: Body;
}

/** `{% if %}` and `{% unless %}`, which differs in its first condition alone. */
function conditional(name: 'if' | 'unless'): TagDefinition {
  return {
    end: `end${name}`,
    parse(tag, parser) {
      const branches: Branch[] = [];
      let condition = parseCondition(tag.markup, name);
      if (name === 'unless') {
        const met = condition;
        condition = (state) => !met(state);
      }
      for (;;) {
        const { body, end } = parser.body(tag, 'elsif', 'else', `end${name}`);
        branches.push({ condition, body: body.withoutBlankText() });
        if (end.name === `end${name}`) break;
        condition = end.name === 'else' ? () => true : parseCondition(end.markup, name);
      }
      return { blank: branches.every(({ body }) => body.blank), render: (state) => renderFirst(branches, state) };
    },
  };
}

function renderFirst(branches: readonly Branch[], state: RenderState): void {
  for (const { condition, body } of branches) {
    if (condition(state)) {
      body.render(state);
      return;
    }
  }
}

export const ifTag = conditional('if');
export const unless = conditional('unless');
