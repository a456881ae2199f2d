import { ServerResponse } from 'node:http';

/**
 * A response whose head can be written as a text that was made before. Node makes a head from pairs, checks each and joins them, which is
 * half of what it takes to send a cached page. It keeps the text in `_header`, and sends what is there; no other way is open. The version
 * of Node is pinned, and `direct-answers.test.ts` compares what leaves either way.
 */
export class PreparedResponse extends ServerResponse {
  declare _header: string | null;

  /** The head as it was made, once it was. */
  get head(): string | null {
    return this._header;
  }

  /** Sends an answer whole. `head` goes from the status line to the empty line, and says the length of the body. */
  send(status: number, head: string, body: Buffer | null): void {
    this.statusCode = status;
    this._header = head;
    if (body === null) this.end();
    else this.end(body);
  }
}
