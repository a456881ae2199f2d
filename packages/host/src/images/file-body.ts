import { type FileHandle, open } from 'node:fs/promises';
import { ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';

/** A file, or a part of it, as the body of an answer. For HEAD nothing is read; the length set before stays. */
export function streamFor(request: FastifyRequest, file: string, range?: ByteRange): Readable {
  return request.method === 'HEAD' ? Readable.from([]) : new FileBody(file, range);
}

/** Part of a file, both ends included, in bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Bytes read at once, and held in memory for a client that does not read. */
const BUFFER_SIZE = 32 * 1024;

/** Whether the connection has taken the chunk; false where the client has disconnected. */
const write = (response: ServerResponse, chunk: Buffer): Promise<boolean> =>
  new Promise((resolve) => response.write(chunk, (error) => resolve(!error)));

/**
 * A file, or a part of it, as the body of an answer. Written to a connection it has one buffer, which is filled again as soon
 * as the connection has taken what is in it. Node's own stream takes a new one for each piece: a hundred clients leave
 * them behind faster than they are collected.
 */
export class FileBody extends Readable {
  readonly #file: string | FileHandle;
  #opened: Promise<FileHandle> | undefined;
  #position: number;
  readonly #end: number;
  #isWritten = false;

  /** @param file its path, or an open file, which is closed with the stream. */
  constructor(file: string | FileHandle, range?: ByteRange) {
    super();
    this.#file = file;
    this.#position = range?.start ?? 0;
    this.#end = range ? range.end + 1 : Number.POSITIVE_INFINITY;
  }

  override pipe<T extends NodeJS.WritableStream>(destination: T, options?: { end?: boolean }): T {
    if (!(destination instanceof ServerResponse)) return super.pipe(destination, options);
    this.#isWritten = true;
    this.#writeTo(destination).then(
      (isWhole) => {
        if (!isWhole) return;
        if (options?.end !== false) destination.end();
        this.push(null);
        this.resume();
      },
      (error: Error) => this.destroy(error),
    );
    return destination;
  }

  override _read(): void {
    if (this.#isWritten) return;
    this.#fill(this.#newBuffer()).then(
      (chunk) => this.push(chunk),
      (error: Error) => this.destroy(error),
    );
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    const opened = this.#opened ?? (typeof this.#file === 'string' ? undefined : Promise.resolve(this.#file));
    const closed = opened?.then((file) => file.close()) ?? Promise.resolve();
    closed.then(
      () => done(error),
      (failed: Error) => done(error ?? failed),
    );
  }

  /** False where the client has left before the end. */
  async #writeTo(response: ServerResponse): Promise<boolean> {
    const buffer = this.#newBuffer();
    for (let chunk = await this.#fill(buffer); chunk !== null; chunk = await this.#fill(buffer)) {
      if (this.destroyed || !(await write(response, chunk))) return false;
    }
    return true;
  }

  #newBuffer(): Buffer {
    return Buffer.allocUnsafeSlow(Math.min(BUFFER_SIZE, this.#end - this.#position));
  }

  /** The file's next bytes, in `buffer`; null at its end. */
  async #fill(buffer: Buffer): Promise<Buffer | null> {
    const length = Math.min(buffer.length, this.#end - this.#position);
    if (length === 0) return null;
    this.#opened ??= typeof this.#file === 'string' ? open(this.#file) : Promise.resolve(this.#file);
    const { bytesRead } = await (await this.#opened).read(buffer, 0, length, this.#position);
    this.#position += bytesRead;
    return bytesRead === 0 ? null : buffer.subarray(0, bytesRead);
  }
}
