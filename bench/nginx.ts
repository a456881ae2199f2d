import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { median } from './median.ts';
import { installDebian, run, startServer, untilReady } from './peers/run.ts';
import type { OwnPart, Row } from './report.ts';
import { startShop } from './shop.ts';
import { client } from './timing.ts';

const NGINX = '/usr/sbin/nginx';
const WRK = '/usr/bin/wrk';
const PAGE = '/products/column-slip-dress';
const CONNECTIONS = [10, 100];
const ROUNDS = 5;
/** s of one measurement. */
const SECONDS = 3;

/** nginx as Debian has it, a worker for each processor, with one compressed file and the headers of a page. */
async function startNginx(folder: string, body: Buffer, headers: Record<string, string>) {
  const root = join(folder, 'root');
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html.gz'), body);
  // Only asked whether it is there.
  writeFileSync(join(root, 'index.html'), '');
  const port = await freePort();
  const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off; worker_processes ${availableParallelism()}; pid ${folder}/pid; error_log ${folder}/log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=10; etag off;
  types { } default_type "text/html; charset=utf-8";
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  server {
    listen 127.0.0.1:${port}; root ${root}; gzip_static on;
${Object.entries(headers)
  .map(([name, value]) => `    add_header ${name} ${quoted(value)};`)
  .join('\n')}
  }
}
`,
  );
  const server = startServer(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], { log: join(folder, 'output') });
  const url = `http://127.0.0.1:${port}`;
  await untilReady('nginx', server.child, () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return { url: `${url}/`, stop: server.stop };
}

/** Answers a second, as wrk counts them. */
function load(url: string, connections: number): number {
  const args = ['-t', '2', '-c', `${connections}`, '-d', `${SECONDS}s`, '-H', 'Accept-Encoding: gzip', url];
  const printed = run(WRK, args);
  if (/Non-2xx|Socket errors/.test(printed)) throw new Error(`${url}: ${printed}`);
  return Number(/Requests\/sec:\s*([\d.]+)/.exec(printed)?.[1]);
}

/** A cached page, compressed, beside nginx that sends the same bytes from a file (`gzip_static`), by turns. */
export const benchNginx: OwnPart = {
  title: `Cached pages beside nginx with gzip_static (${ROUNDS} rounds by turns of ${SECONDS} s, medians)`,
  async run(data) {
    if (!existsSync(NGINX)) installDebian('nginx');
    if (!existsSync(WRK)) installDebian('wrk');
    const shop = await startShop(data);
    try {
      const http = client(shop.url);
      const ask = () => http.send(PAGE, { headers: { 'accept-encoding': 'gzip' } });
      await ask();
      const { body, headers } = await ask();
      http.close();
      // What nginx sends of itself is not added a second time.
      const OWN = new Set(['content-type', 'content-length', 'content-encoding', 'date', 'connection', 'keep-alive']);
      const added = Object.entries(headers).filter(([name]) => !OWN.has(name));
      const nginx = await startNginx(
        join(data, 'nginx'),
        body,
        Object.fromEntries(added.map(([name, value]) => [name, String(value)])),
      );
      try {
        const rows: Row[] = [];
        for (const connections of CONNECTIONS) {
          load(shop.url + PAGE, connections);
          load(nginx.url, connections);
          const ours: number[] = [];
          const theirs: number[] = [];
          for (let round = 0; round < ROUNDS; round++) {
            ours.push(load(shop.url + PAGE, connections));
            theirs.push(load(nginx.url, connections));
          }
          rows.push({
            what: `${(body.length / 1000).toFixed(1)} kB, ${connections} connections`,
            value: median(ours),
            unit: '/s',
            baseline: { name: 'nginx', value: median(theirs) },
            ratioTarget: 0.5,
          });
        }
        return rows;
      } finally {
        await nginx.stop();
      }
    } finally {
      await shop.stop();
    }
  },
};
