import { captureNode } from '../capture.ts';
import { type Count, sum } from '../testing/count.ts';
import { part } from '../testing/part.ts';

/** A check that needs neither a browser nor a running shop. */
interface Check {
  name: string;
  /** A script, and its arguments, from the project's root. It fails by its exit code; what it wrote is then shown. */
  command: readonly [string, ...string[]];
  /** The command that fixes what it finds, if there is one. */
  fix?: string;
  /** Matches the output that `fix` can do something about; without it, any. */
  fixable?: RegExp;
}

/** All of them, side by side: those that take longest first. */
const CHECKS: readonly Check[] = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '-p', '.'] },
  {
    name: 'lint',
    command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings'],
    fix: 'npx biome check --write',
    fixable: /FIXABLE| format ━| assist\//,
  },
  { name: 'directions', command: ['scripts/directions/check.ts'] },
  { name: 'texts', command: ['packages/compiler/src/cli.ts', 'texts'] },
  { name: 'docs', command: ['scripts/docs/check.ts'] },
  { name: 'screens', command: ['scripts/screens/check.ts'], fix: 'npm run screens' },
  { name: 'coverage', command: ['scripts/coverage/cli.ts', '--check'], fix: 'npm run coverage' },
  { name: 'language', command: ['packages/compiler/src/language/write.ts', '--check'], fix: 'npm run language' },
];

async function run({ name, command: [file, ...args], fix, fixable }: Check): Promise<Count> {
  const { code, output } = await captureNode(file, args);
  if (code === 0) return { passed: 1, failed: 0, skipped: 0 };
  const hints = [
    `  Alone: npm run check -- ${name}`,
    ...(fix && (!fixable || fixable.test(output)) ? [`  To fix it: ${fix}`] : []),
  ];
  console.log([`✗ ${name}`, output.trimEnd(), ...hints, ''].join('\n'));
  return { passed: 0, failed: 1, skipped: 0 };
}

/** All checks (types, lint, directions of imports, references of the docs …), or those of the names given. */
export function staticChecks(names: readonly string[] = []): Promise<Count> {
  const chosen = CHECKS.filter(({ name }) => names.length === 0 || names.includes(name));
  return part('checks', async () => sum(await Promise.all(chosen.map(run))));
}

/** `npm run check`: all checks; `npm run check -- types` one of them. */
export async function check(args: string[]): Promise<number> {
  const unknown = args.filter((name) => CHECKS.every((one) => one.name !== name));
  if (unknown.length > 0) {
    console.error(`Unknown check "${unknown[0]}". There are: ${CHECKS.map(({ name }) => name).join(', ')}.`);
    return 1;
  }
  return (await staticChecks(args)).failed === 0 ? 0 : 1;
}
