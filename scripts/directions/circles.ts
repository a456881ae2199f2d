/** What each file imports of the others: paths from the project's root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * Groups of files that import each other in circles, types included: of each group every file leads to every other. Sorted; empty where
 * no file leads back to itself. Tarjan's strongly connected components.
 */
export function circles(graph: ImportGraph): string[][] {
  const found: string[][] = [];
  const numbers = new Map<string, number>();
  const path: string[] = [];
  /** The lowest number on the path that `file` leads to. */
  const visit = (file: string): number => {
    const number = numbers.size;
    numbers.set(file, number);
    const at = path.push(file) - 1;
    let lowest = number;
    for (const next of graph.get(file) ?? []) {
      const known = numbers.get(next);
      if (known === undefined) lowest = Math.min(lowest, visit(next));
      else if (path.includes(next)) lowest = Math.min(lowest, known);
    }
    if (lowest === number) {
      const group = path.splice(at);
      if (group.length > 1 || graph.get(file)?.includes(file)) found.push(group.sort());
    }
    return lowest;
  };
  for (const file of graph.keys()) if (!numbers.has(file)) visit(file);
  return found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
