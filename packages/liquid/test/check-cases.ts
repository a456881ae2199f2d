/** For maintainers: `node packages/liquid/test/check-cases.ts` asks Ruby Liquid for every case, and fails where a case expects something else. */
import { readCases } from './cases.ts';
import { askReference, sameAnswer, whyNoReference } from './reference.ts';

const why = whyNoReference();
if (why !== undefined) {
  console.error(`The cases cannot be checked: ${why}.`);
  process.exit(1);
}
const cases = readCases().flatMap(({ name, cases }) => cases.map((one) => ({ ...one, name })));
const answers = askReference(cases.map(({ question }) => question));
const wrong = cases.flatMap((one, index) => {
  const answer = answers[index];
  return answer && sameAnswer(answer, one.expected) ? [] : [{ ...one, answer }];
});
for (const { name, why, question, expected, answer } of wrong) {
  console.log(
    `${name}: ${why}\n  ${JSON.stringify(question)}\n  expects  ${JSON.stringify(expected)}\n  Ruby says ${JSON.stringify(answer)}`,
  );
}
console.log(`${cases.length - wrong.length} of ${cases.length} cases are as Ruby Liquid answers`);
process.exit(wrong.length > 0 ? 1 : 0);
