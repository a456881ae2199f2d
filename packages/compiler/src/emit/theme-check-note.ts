/** Comments for theme-check, the platform's linter, in generated templates. */

/** What theme-check allows a file that people read; this one they do not. */
const COMPLEXITY = 120;

/** Blocks within blocks that theme-check allows; the platform itself allows a hundred. */
const DEPTH = 10;

/** A comment that switches off the rules of theme-check that a generated template breaks. */
export function themeCheckNote(body: string): string {
  const conditions = body.match(/\{% (if|unless|for|paginate) [^%]*%\}/g) ?? [];
  const complexity = conditions.reduce((n, tag) => n + 1 + (tag.match(/ (and|or) /g)?.length ?? 0), 1);
  const checks = [
    complexity > COMPLEXITY && 'LiquidComplexity',
    depth(body) > DEPTH && 'LiquidNestingDepth',
    // It cannot see that an address in a condition is the platform's.
    (/ src="\{%/.test(body) || / src="\{\{ v\w* /.test(body)) && 'RemoteAsset',
  ];
  return checks.map((check) => (check ? `{% # theme-check-disable ${check} %}\n` : '')).join('');
}

/** The maximum nesting of blocks in a template. */
function depth(body: string): number {
  let [now, most] = [0, 0];
  for (const [, end] of body.matchAll(/\{%-? *(end)?(?:if|unless|for|paginate|case|capture)\b/g)) {
    now += end ? -1 : 1;
    most = Math.max(most, now);
  }
  return most;
}
