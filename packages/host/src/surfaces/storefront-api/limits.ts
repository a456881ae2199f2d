import { type DocumentNode, type FragmentDefinitionNode, GraphQLError, Kind, type SelectionSetNode } from 'graphql';

/** Fields inside each other. */
const MAX_DEPTH = 18;
/** Fields of an answer, where each list is as long as it is asked to be, 10 where that is not said. */
const MAX_COST = 60_000;
const USUAL = 10;

/**
 * Refuses a document whose answer would be too large, before anything is read: depth, and the number of fields, with the lengths of lists.
 * `variables` fill in lengths that are not in the text. Throws GraphQLError.
 */
export function checkSize(document: DocumentNode, variables: Readonly<Record<string, unknown>>): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  let cost = 0;

  function walk(set: SelectionSetNode | undefined, depth: number, times: number, inside: readonly string[]): void {
    if (!set) return;
    if (depth > MAX_DEPTH) throw new GraphQLError(`The query is nested more than ${MAX_DEPTH} deep.`);
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) {
        const name = node.name.value;
        // Validation refuses a fragment that spreads itself.
        if (inside.includes(name)) continue;
        walk(fragments.get(name)?.selectionSet, depth, times, [...inside, name]);
        continue;
      }
      if (node.kind === Kind.INLINE_FRAGMENT) {
        walk(node.selectionSet, depth, times, inside);
        continue;
      }
      cost += times;
      if (cost > MAX_COST)
        throw new GraphQLError(`Query cost is more than ${MAX_COST}: ask for fewer entries at once.`);
      const length = node.arguments?.find(({ name }) => name.value === 'first' || name.value === 'last')?.value;
      const asked =
        length?.kind === Kind.INT
          ? Number(length.value)
          : length?.kind === Kind.VARIABLE
            ? Number(variables[length.name.value] ?? USUAL)
            : 1;
      walk(node.selectionSet, depth + 1, times * Math.min(250, Math.max(1, asked || 1)), inside);
    }
  }

  for (const node of document.definitions)
    if (node.kind === Kind.OPERATION_DEFINITION) walk(node.selectionSet, 1, 1, []);
}
