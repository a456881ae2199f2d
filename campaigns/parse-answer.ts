export interface ParsedAnswer {
  status: number;
  headers: Record<string, string>;
  cookies: string[];
  body: Buffer;
}

export interface AnswerParser {
  /** Takes what arrived. True when the answer is whole. */
  read(chunk: Buffer): boolean;
  /** The answer; null where it is not whole. `isEnded`: the connection has ended, which makes a body without a length whole. */
  answer(isEnded: boolean): ParsedAnswer | null;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/** Reads one HTTP/1.1 answer to a request of this method: by length, in chunks, or until the end of the connection. */
export function createParser(method: string): AnswerParser {
  let bytes: Buffer = Buffer.alloc(0);
  let pending: Buffer[] = [];
  let needed = 0;
  let parsed: ParsedAnswer | null = null;
  let untilEnd = false;

  function tryWhole(): boolean {
    const end = bytes.indexOf(HEAD_END);
    if (end < 0) return false;
    const { status, headers, cookies } = parseHead(bytes.subarray(0, end).toString('latin1'));
    const rest = bytes.subarray(end + HEAD_END.length);
    if (status >= 100 && status < 200) {
      bytes = rest;
      return tryWhole();
    }
    const whole = (body: Buffer) => {
      parsed = { status, headers, cookies, body };
      return true;
    };
    if (method === 'HEAD' || status === 204 || status === 304) return whole(Buffer.alloc(0));
    if (headers['transfer-encoding'] === 'chunked') {
      const body = unchunk(rest);
      return body !== null && whole(body);
    }
    const length = headers['content-length'];
    if (length === undefined) {
      untilEnd = true;
      parsed = { status, headers, cookies, body: rest };
      return false;
    }
    needed = end + HEAD_END.length + Number(length);
    return rest.length >= Number(length) && whole(rest.subarray(0, Number(length)));
  }

  return {
    read(chunk) {
      pending.push(chunk);
      const size = pending.reduce((sum, part) => sum + part.length, bytes.length);
      if (size < needed) return false;
      bytes = Buffer.concat([bytes, ...pending]);
      pending = [];
      return tryWhole();
    },
    answer: (isEnded) => (untilEnd && !isEnded ? null : parsed),
  };
}

function parseHead(text: string): { status: number; headers: Record<string, string>; cookies: string[] } {
  const [first = '', ...lines] = text.split('\r\n');
  const headers: Record<string, string> = {};
  const cookies: string[] = [];
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    headers[name] = value;
    if (name === 'set-cookie') cookies.push(value);
  }
  return { status: Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0), headers, cookies };
}

/** The body of a chunked answer; null while the last chunk has not arrived. */
function unchunk(bytes: Buffer): Buffer | null {
  const parts: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = bytes.indexOf('\r\n', at);
    if (lineEnd < 0) return null;
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    const begin = lineEnd + 2;
    if (!(bytes.length >= begin + size + 2)) return null;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(begin, begin + size));
    at = begin + size + 2;
  }
}
