import { ServerResponse } from 'node:http';

/**
 * A response whose head can be a string prepared earlier. Node builds a head from pairs, validates and joins them, which is half the cost
 * of sending a cached page. Node stores the string in `_header` and sends it from there; there is no public way to set it. The version of
 * Node is pinned, and `direct-answers.test.ts` compares the output of both ways.
 */
export class PreparedResponse extends ServerResponse {
  declare _header: string | null;

  /** The head as it was made, once it was. */
  get head(): string | null {
    return this._header;
  }

  /** Sends a complete answer. `head` runs from the status line to the empty line and includes `content-length`. */
  send(status: number, head: string, body: Buffer | null): void {
    this.statusCode = status;
    this._header = head;
    if (body === null) this.end();
    else this.end(body);
  }
}
