import type { Send } from './channel.ts';

/** Most errors that a page reports: a script that fails in every frame would fill the editor. */
const MOST = 10;

/** Reports exceptions and rejected promises of the page's scripts. */
export function reportErrors(send: Send): void {
  let count = 0;
  const report = (message: string) => {
    if (count++ < MOST) send({ vitrine: 'failed', message });
  };
  addEventListener('error', ({ message, filename, lineno }) => {
    // A script of another origin reports no place.
    const path = URL.parse(filename)?.pathname;
    report(path ? `${message} (${path}:${lineno})` : message);
  });
  addEventListener('unhandledrejection', ({ reason }) =>
    report(reason instanceof Error ? reason.message : `${reason}`),
  );
}
