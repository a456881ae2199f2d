import { execFileSync } from 'node:child_process';

/** What has changed, and against what. */
export interface Changes {
  /** For a sentence: `the last commit`, `main`. */
  since: string;
  /** Paths from the project's root; removed files too. */
  files: string[];
}

/** One git repository. */
export class Git {
  #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** The project's files: those in git, and new ones it does not ignore. */
  files(): string[] {
    return this.#list('ls-files', '--cached', '--others', '--exclude-standard');
  }

  /**
   * Since `revision`: everything since it and HEAD parted, with what is not committed. Without one: what is not committed; when that is
   * nothing, what the branch has and `main` has not; on `main` itself, the last commit. Throws git's message for an unknown revision.
   */
  changes(revision?: string): Changes {
    if (revision !== undefined) return { since: revision, files: this.#since(this.#mergeBase(revision)) };
    const uncommitted = this.#since('HEAD');
    if (uncommitted.length > 0) return { since: 'the last commit', files: uncommitted };
    const fork = this.#commit('main') && this.#mergeBase('main');
    if (fork && fork !== this.#commit('HEAD')) return { since: 'main', files: this.#since(fork) };
    const before = this.#commit('HEAD~1');
    return { since: 'the commit before the last', files: before ? this.#since(before) : this.files() };
  }

  #since(commit: string): string[] {
    const tracked = this.#list('diff', '--name-only', '--no-renames', commit);
    return [...new Set([...tracked, ...this.#list('ls-files', '--others', '--exclude-standard')])].sort();
  }

  #mergeBase(revision: string): string {
    return this.#run('merge-base', revision, 'HEAD').trim();
  }

  #commit(revision: string): string | undefined {
    try {
      return this.#run('rev-parse', '--verify', '--quiet', `${revision}^{commit}`).trim();
    } catch {
      return undefined;
    }
  }

  #list(...args: string[]): string[] {
    const [command = '', ...rest] = args;
    return this.#run(command, '-z', ...rest)
      .split('\0')
      .filter(Boolean);
  }

  #run(...args: string[]): string {
    return execFileSync('git', args, {
      cwd: this.#folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }
}
