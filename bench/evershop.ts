import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { freePort } from './free-port.ts';
import { type Postgres, startPostgres } from './peers/postgres.ts';
import { run, startServer, untilReady } from './peers/run.ts';

const VERSION = '2.2.1';
const DATABASE = 'evershop';
/** Pictures of a product, as the demo shop's have. */
const PICTURES = 4;

/** A running EverShop, seeded with its own products; they have the demo shop's pictures. */
export interface EverShop {
  url: string;
  /** Path of a product's page. */
  productPath: string;
  /** What its API calls that product. */
  sku: string;
  stop(): Promise<void>;
}

interface SeededProduct {
  images: unknown[];
  sku: string;
}

function install(folder: string): void {
  if (existsSync(join(folder, 'node_modules/.package-lock.json'))) return;
  mkdirSync(join(folder, 'media'), { recursive: true });
  mkdirSync(join(folder, 'public'), { recursive: true });
  // It imports concat-stream without naming it.
  const dependencies = { '@evershop/evershop': VERSION, 'concat-stream': '2.0.0' };
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'peer', private: true, dependencies }));
  run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: folder });
}

/** Its seeded pictures lie on the network: each product gets some of the demo shop's instead. */
async function seedPictures(folder: string, postgres: Postgres): Promise<void> {
  const source = join(import.meta.dirname, '../shop/files');
  const pictures = readdirSync(source).filter((name) => /\.(?:avif|webp)$/.test(name));
  const products = postgres.sql('SELECT product_id FROM product ORDER BY product_id', DATABASE).split('\n');
  mkdirSync(join(folder, 'media/catalog'), { recursive: true });
  for (const [index, id] of products.entries()) {
    for (let picture = 0; picture < PICTURES; picture++) {
      const from = pictures[(index * PICTURES + picture) % pictures.length] ?? '';
      const name = `${id}-${picture}.jpg`;
      await sharp(join(source, from))
        .jpeg({ quality: 85 })
        .toFile(join(folder, 'media/catalog', name));
      postgres.sql(
        `INSERT INTO product_image (product_image_product_id, origin_image, is_main) VALUES (${id}, '/assets/catalog/${name}', ${picture === 0})`,
        DATABASE,
      );
    }
  }
}

/**
 * EverShop from the npm registry on Debian's PostgreSQL, as it runs in production, in a folder outside the repository
 * (`VITRINE_PEERS`, or one below the system's temporary folder), installed, built and seeded once.
 * @throws {CannotRun} where it cannot run.
 */
export async function startEverShop(): Promise<EverShop> {
  const folder = join(process.env.VITRINE_PEERS ?? join(tmpdir(), 'vitrine-peers'), `evershop-${VERSION}`);
  mkdirSync(folder, { recursive: true });
  install(folder);
  const postgres = await startPostgres(join(folder, 'postgres'));
  try {
    if (postgres.sql(`SELECT count(*) FROM pg_database WHERE datname = '${DATABASE}'`) === '0') {
      postgres.sql(`CREATE DATABASE ${DATABASE}`);
    }
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const options = {
      cwd: folder,
      env: {
        ...process.env,
        PORT: `${port}`,
        DB_HOST: '127.0.0.1',
        DB_PORT: `${postgres.port}`,
        DB_NAME: DATABASE,
        DB_USER: 'peer',
        DB_PASSWORD: postgres.password,
        DB_SSLMODE: 'disable',
      },
    };
    const dist = join(folder, 'node_modules/@evershop/evershop/dist');
    const program = join(dist, 'bin/evershop.js');
    if (!existsSync(join(folder, 'built'))) {
      run(process.execPath, [program, 'build'], options);
      writeFileSync(join(folder, 'built'), '');
    }
    const server = startServer(process.execPath, [program, 'start'], { ...options, log: join(folder, 'log') });
    try {
      const answers = async (path: string) => (await fetch(url + path).catch(() => null))?.status === 200;
      await untilReady('EverShop', server.child, () => answers('/'));
      const seeds = join(dist, 'bin/seed/data/products.json');
      const products: SeededProduct[] = JSON.parse(readFileSync(seeds, 'utf8'));
      if (!existsSync(join(folder, 'seeded'))) {
        writeFileSync(seeds, JSON.stringify(products.map((product) => ({ ...product, images: [] }))));
        run(
          process.execPath,
          [program, 'seed', '--attributes', '--categories', '--collections', '--products'],
          options,
        );
        await seedPictures(folder, postgres);
        writeFileSync(join(folder, 'seeded'), '');
      }
      // The first with variants. Its address is made by a process of its own, a moment after the product.
      const find = () =>
        postgres
          .sql(
            `SELECT product.sku, url_rewrite.request_path FROM product JOIN url_rewrite ON url_rewrite.entity_uuid = product.uuid
             WHERE product.variant_group_id IS NOT NULL AND url_rewrite.entity_type = 'product' ORDER BY product.product_id LIMIT 1`,
            DATABASE,
          )
          .split('\t');
      await untilReady('EverShop’s product page', server.child, async () => {
        const path = find()[1];
        return path !== undefined && (await answers(path));
      });
      const [sku = '', productPath = ''] = find();
      return {
        url,
        productPath,
        sku,
        stop: async () => {
          await server.stop();
          await postgres.stop();
        },
      };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}
