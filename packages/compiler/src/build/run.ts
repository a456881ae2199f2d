/** `build` and `build --watch` at the command line. */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printProblem } from './problem.ts';
import { buildTheme } from './theme.ts';

const now = (): number => performance.now();

/** Exit code of the build. With `watching` it builds again on every change and never ends by itself. */
export async function runBuild(from: string, to: string, watching: boolean): Promise<number> {
  const [storefront, out] = [resolve(from), resolve(to)];
  if (!existsSync(join(storefront, 'src'))) {
    console.error(`${from} holds no storefront: there is no src folder in it`);
    return 1;
  }
  const code = await once(storefront, out);
  return watching ? keepBuilding(storefront, out) : code;
}

async function once(storefront: string, out: string): Promise<number> {
  const start = now();
  const built = await buildTheme(storefront, out);
  if (built.ok) {
    console.log(
      `theme: ${built.value.sections} sections, ${built.value.assets} assets in ${((now() - start) / 1000).toFixed(1)} s`,
    );
    return 0;
  }
  for (const problem of built.error) console.error(printProblem(problem, process.cwd()));
  console.error(`theme: ${built.error.length} ${built.error.length === 1 ? 'problem' : 'problems'}, nothing written`);
  return 1;
}

/** Every change is built by a fresh process, so that no module of before lingers. Ends with the process. */
function keepBuilding(storefront: string, out: string): Promise<number> {
  const cli = fileURLToPath(new URL('../cli.ts', import.meta.url));
  const sources = [
    storefront,
    join(storefront, '../contract'),
    fileURLToPath(new URL('../../', import.meta.url)),
  ].filter((d) => existsSync(d));
  return new Promise(() => {
    let running = false;
    let again = false;
    let timer: NodeJS.Timeout | undefined;
    const build = () => {
      if (running) {
        again = true;
        return;
      }
      running = true;
      spawn(process.execPath, [cli, 'build', '--storefront', storefront, '--out', out], { stdio: 'inherit' }).on(
        'exit',
        () => {
          running = false;
          if (again) {
            again = false;
            build();
          }
        },
      );
    };
    for (const source of sources) {
      watch(source, { recursive: true }, (_, name) => {
        if (name === null || /node_modules|\.test\.|~$/.test(String(name))) return;
        clearTimeout(timer);
        timer = setTimeout(build, 60);
      });
    }
  });
}
