import { Worker } from 'node:worker_threads';
import type { Problem } from '../build/problem.ts';
import type { CompiledSection } from '../build/sections/sections.ts';
import { ownFile } from '../own-file.ts';

export interface CompileThreadData {
  storefront: string;
  /** Liquid of sections that need no compiling, by name. */
  built: ReadonlyMap<string, string>;
}

/** The result of a change. */
export interface CompiledChange {
  /** All section files by the section's name. */
  files: ReadonlyMap<string, string>;
  /** Sections whose Liquid has changed. */
  compiled: readonly CompiledSection[];
  /** What stops sections from being compiled. */
  problems: readonly Problem[];
}

/** What the thread sends: for each change one message of each kind, in this order. */
export type ThreadMessage =
  | { kind: 'compiled'; change: CompiledChange }
  /** Texts that a view or a section uses and no locale has. */
  | { kind: 'texts'; problems: readonly Problem[] }
  | { kind: 'failed'; error: string };

export interface CompileThread {
  /** Compiles the sections that depend on these files; the first call compiles all that were not built. Calls resolve in order. */
  compile(changed: readonly string[]): Promise<CompiledChange>;
  stop(): Promise<void>;
}

/** The thread starts with the first call. `onTexts` is called after each change, once its sections are compiled. */
export function createCompileThread(
  data: CompileThreadData,
  onTexts: (problems: readonly Problem[]) => void,
): CompileThread {
  let started: Worker | undefined;
  const waiting: PromiseWithResolvers<CompiledChange>[] = [];

  function start(): Worker {
    const worker = new Worker(ownFile('dev/section-thread.ts'), { workerData: data });
    worker.on('message', (answer: ThreadMessage) => {
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
