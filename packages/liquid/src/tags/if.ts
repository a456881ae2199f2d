import { unknownTag } from '../syntax/block-errors.ts';
import { newBody, withoutText } from '../syntax/body.ts';
import { parseCondition } from '../syntax/condition.ts';
import type { LanguageTag } from '../syntax/parser.ts';
import type { Body, Condition, If } from '../syntax/tree.ts';

const conditional =
  (name: 'if' | 'unless'): LanguageTag =>
  ({ markup, line }, parser): If => {
    let body = newBody();
    const branches: { condition: Condition | undefined; body: Body }[] = [
      { condition: parseCondition(markup, parser.reader, line), body },
    ];
    let blank = true;
    for (;;) {
      const stop = parser.section(name, body);
      blank &&= body.blank;
      if (stop.name === `end${name}`) break;
      if (stop.name !== 'elsif' && stop.name !== 'else') throw unknownTag(stop.name, name);
      body = newBody();
      branches.push({
        condition: stop.name === 'else' ? undefined : parseCondition(stop.markup, parser.reader, line),
        body,
      });
    }
    if (blank) for (const branch of branches) withoutText(branch.body);
    return { type: 'if', negated: name === 'unless', branches, line, blank };
  };

/** `{% if a %}…{% elsif b %}…{% else %}…{% endif %}` */
export const parseIf = conditional('if');
/** `{% unless a %}…{% elsif b %}…{% else %}…{% endunless %}` */
export const parseUnless = conditional('unless');
