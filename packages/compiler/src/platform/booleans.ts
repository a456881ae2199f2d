import { OBJECTS } from './objects.generated.ts';

/**
 * Objects whose members do not count: loops have `first` and `last`, which are items of every list; the last two have an object or a list
 * under a name that is a boolean of a line item (`gift_card`) and of a language (`primary`), and no section reads them.
 */
const PASSED_OVER: ReadonlySet<string> = new Set([
  'forloop',
  'tablerowloop',
  'brand_colors',
  'transaction_payment_details',
]);

function booleanMembers(): Set<string> {
  const booleans = new Set<string>();
  const others = new Set<string>();
  for (const [object, members] of Object.entries(OBJECTS)) {
    if (PASSED_OVER.has(object)) continue;
    for (const [name, { type }] of Object.entries(members)) (type === 'boolean' ? booleans : others).add(name);
  }
  return booleans.difference(others);
}

/** Members that are booleans on every object of the platform that has them. */
export const BOOLEAN_MEMBERS: ReadonlySet<string> = booleanMembers();
