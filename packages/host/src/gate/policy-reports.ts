import type { FastifyInstance } from 'fastify';
import type { Host } from './host.ts';
import { REPORTS_PATH } from './page-policy.ts';

/** Bytes of a report. */
const LARGEST = 8192;
/** Reports that are printed in a window of so many ms; the others are counted. Anybody may send them. */
const PRINTED = 10;
const WINDOW = 60_000;
/** Characters of a field that are printed. */
const LONGEST = 300;

/** Takes what browsers report of a page's content security policy: a line in the log each, and never more than a few a minute. */
export function servePolicyReports(app: FastifyInstance, host: Host): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: LARGEST },
    async (_: unknown, body: string) => body,
  );
  let printed = 0;
  let left = 0;
  let windowEnds = 0;
  const config = { public: 'the password page has a policy as well' };
  app.post<{ Body: string }>(REPORTS_PATH, { config, bodyLimit: LARGEST }, async (request, reply) => {
    if (host.now() >= windowEnds) {
      if (left > 0) host.report(`Content security policy: ${left} more reports were not printed.`);
      [printed, left, windowEnds] = [0, 0, host.now() + WINDOW];
    }
    if (printed >= PRINTED) left += 1;
    else {
      const line = reportLine(request.body);
      if (line !== null) {
        printed += 1;
        host.report(line);
      }
    }
    return reply.code(204).send();
  });
}

function reportLine(body: string): string | null {
  let sent: unknown;
  try {
    sent = JSON.parse(body);
  } catch {
    return null;
  }
  const report = field(sent, 'csp-report');
  const text = (name: string) => printable(field(report, name));
  const directive = text('effective-directive') || text('violated-directive');
  if (directive === '') return null;
  return `Content security policy: ${text('document-uri')} ${directive} refused ${text('blocked-uri')} (${text('source-file')}:${text('line-number')})`;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** Removes what a terminal would interpret. */
function printable(value: unknown): string {
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return text.slice(0, LONGEST).replace(/[^ -~]/g, '?');
}
