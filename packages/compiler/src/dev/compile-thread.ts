import { Worker } from 'node:worker_threads';
import type { Problem } from '../build/problem.ts';
import type { CompiledSection } from '../build/sections/sections.ts';
import { ownFile } from '../own-file.ts';

export interface CompileThreadData {
  storefront: string;
  /** Liquid of sections that needs no compiling, by name. */
  built: ReadonlyMap<string, string>;
}

/** What came of a change. */
export interface CompiledChange {
  /** The section files there are, by the section's name. */
  files: ReadonlyMap<string, string>;
  /** Sections whose Liquid is another than before. */
  compiled: readonly CompiledSection[];
  /** What stands against compiling. */
  problems: readonly Problem[];
}

/** What the thread sends: each change is answered by one of each kind, in this order. */
export type ThreadAnswer =
  | { kind: 'compiled'; change: CompiledChange }
  /** Texts that a view or a section asks for and no locale has. */
  | { kind: 'texts'; problems: readonly Problem[] }
  | { kind: 'failed'; error: string };

export interface CompileThread {
  /** Compiles the sections that these files are part of; at first, all that were not built. Calls are answered in their order. */
  compile(changed: readonly string[]): Promise<CompiledChange>;
  stop(): Promise<void>;
}

/** The thread starts with the first call. `onTexts` is called after each change, when its sections are compiled. */
export function createCompileThread(
  data: CompileThreadData,
  onTexts: (problems: readonly Problem[]) => void,
): CompileThread {
  let started: Worker | undefined;
  const waiting: PromiseWithResolvers<CompiledChange>[] = [];

  function start(): Worker {
    const worker = new Worker(ownFile('dev/section-thread.ts'), { workerData: data });
    worker.on('message', (answer: ThreadAnswer) => {
      if (answer.kind === 'texts') onTexts(answer.problems);
      else if (answer.kind === 'compiled') waiting.shift()?.resolve(answer.change);
      else waiting.shift()?.reject(new Error(answer.error));
    });
    worker.on('error', (error) => {
      for (const one of waiting.splice(0)) one.reject(error);
    });
    return worker;
  }

  return {
    compile(changed) {
      const answer = Promise.withResolvers<CompiledChange>();
      waiting.push(answer);
      started ??= start();
      started.postMessage(changed);
      return answer.promise;
    },
    stop: async () => void (await started?.terminate()),
  };
}
