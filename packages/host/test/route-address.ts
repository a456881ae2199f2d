/** The path of a registered route with its parameters filled in; `*` is one of them, a permalink's items another. */
export function routeAddress(url: string, fill: (name: string) => string): string {
  return url.replace(/:([a-z]+)(?:\(\^.*?\$\))?|\*/gi, (all, name) => fill(name ?? all));
}
