/**
 * Variables by name. Nil is null, so that a name that is missing (undefined) and a name that is nil differ. Instances
 * inherit nothing: `constructor` and `__proto__` are names like any other.
 */
export interface Scope {
  [name: string]: unknown;
}

export interface ScopeConstructor {
  new (): Scope;
}

/** A constructor and not `Object.create(null)`, which makes objects that engines keep as slow hash tables. */
export const Scope = function Scope() {} as unknown as ScopeConstructor;
(Scope as unknown as { prototype: unknown }).prototype = Object.create(null);

/** A scope that holds the given variables. */
export function scopeOf(variables: Readonly<Record<string, unknown>>): Scope {
  const scope = new Scope();
  for (const name of Object.keys(variables)) scope[name] = variables[name] ?? null;
  return scope;
}
