import { expect, test } from 'vitest';
import { createLog, type LogFormat, REQUEST_LINES_PER_SECOND, type RequestLine } from './log.ts';

function logTo(format: LogFormat, level?: 'debug') {
  const lines: string[] = [];
  const clock = { ms: 0 };
  const log = createLog({ format, level, write: (line) => lines.push(line), now: () => clock.ms });
  const request = (line: RequestLine) => {
    if (log.wants(line.status, line.ms)) log.request(line);
  };
  return { log, request, lines, clock, json: () => lines.map((line): Record<string, unknown> => JSON.parse(line)) };
}

const answered = {
  id: 'k1',
  method: 'GET',
  route: '/products/*',
  status: 200,
  ms: 3,
  bytes: 10,
  network: '192.0.2.0/24',
};

test('refused, failed and slow requests are written, each with its facts', () => {
  const { request, json } = logTo('json');
  request(answered);
  request({ ...answered, status: 404 });
  request({ ...answered, ms: 1500 });
  expect(json()).toEqual([
    { ...answered, status: 404, level: 'info', time: expect.stringMatching(/^\d{4}-.+Z$/), msg: 'request' },
    { ...answered, ms: 1500, level: 'info', time: expect.any(String), msg: 'request' },
  ]);
});

test('every request is written on level debug', () => {
  const { request, json } = logTo('json', 'debug');
  request(answered);
  expect(json()).toMatchObject([{ ...answered, level: 'info' }]);
});

test('a second has so many lines, and the next says how many were left out', () => {
  const { request, json, clock } = logTo('json');
  for (let n = 0; n < REQUEST_LINES_PER_SECOND + 7; n++) request({ ...answered, status: 429 });
  expect(json()).toHaveLength(REQUEST_LINES_PER_SECOND);
  clock.ms = 1000;
  request({ ...answered, status: 429 });
  request({ ...answered, status: 429 });
  expect(
    json()
      .slice(REQUEST_LINES_PER_SECOND)
      .map(({ leftOut }) => leftOut),
  ).toEqual([7, undefined]);
});

test('free-text log messages hold no personal data', () => {
  const { log, lines } = logTo('json');
  log.warn('A mail to ada@example.com could not be sent.');
  log.failure(answered, new Error('UNIQUE: ada@example.com from 192.0.2.77'));
  log.failure(answered, 'ada@example.com');
  log.logger.error({ err: new Error('ada@example.com'), req: { url: '/x?ada@example.com' } }, 'at ada@example.com');
  expect(lines).toHaveLength(4);
  expect(lines.join('\n')).not.toMatch(/ada|192\.0\.2\.77|\/x/);
});

test('the text log shows only warnings and errors', () => {
  const { log, request, lines } = logTo('text');
  request({ ...answered, status: 500 });
  log.warn('The theme could not be read again.');
  log.failure(answered, new RangeError('too far'));
  expect(lines).toEqual([
    'The theme could not be read again.',
    expect.stringMatching(/^GET \/products\/\* \(k1\): RangeError: too far\n {6}at /),
  ]);
});

test('off is off', () => {
  const { log, lines } = logTo('off');
  log.warn('x');
  log.failure(answered, new Error('x'));
  expect(lines).toEqual([]);
});
