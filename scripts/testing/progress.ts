/** ms between lines of a log nobody watches: some services end a job that is silent for minutes. */
const LOG_EVERY = 30_000;
/** ms between versions of the line in a terminal. */
const DRAW_EVERY = 500;

/** Says how far a part of the tests is: a line that is written over in a terminal, one every 30 s in a log. */
export class Progress {
  #name: string;
  #unit: string;
  #total = 0;
  #done = 0;
  #failed = 0;
  #began = performance.now();
  #timer: NodeJS.Timeout | undefined;
  #isTerminal = process.stdout.isTTY;

  /** `unit`: what is counted, e.g. `files`. */
  constructor(name: string, unit: string) {
    this.#name = name;
    this.#unit = unit;
  }

  start(total: number): void {
    this.#total = total;
    this.#timer ??= setInterval(() => this.#write(), this.#isTerminal ? DRAW_EVERY : LOG_EVERY).unref();
  }

  step(): void {
    this.#done++;
  }

  /** Prints what failed; the line goes on below it. */
  fail(text: string): void {
    this.#failed++;
    this.#clear();
    process.stdout.write(`${text}\n\n`);
  }

  end(): void {
    clearInterval(this.#timer);
    this.#clear();
  }

  #clear(): void {
    if (this.#isTerminal) process.stdout.write('\r\x1b[K');
  }

  #write(): void {
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    const failed = this.#failed > 0 ? `, ${this.#failed} failed` : '';
    const line = `${this.#name}: ${this.#done} of ${this.#total} ${this.#unit}${failed}, ${seconds} s`;
    process.stdout.write(this.#isTerminal ? `\r\x1b[K${line}` : `  ${line}\n`);
  }
}
