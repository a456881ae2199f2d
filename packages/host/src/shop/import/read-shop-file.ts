import { join } from 'node:path';
import { readRegularFile } from '../../regular-file.ts';
import { ImportError } from './report.ts';

/** The text of a file of the shop folder. Throws ImportError with its name where it cannot be read. */
export async function readShopFile(shopDir: string, name: string): Promise<string> {
  return readRegularFile(join(shopDir, name)).catch((error: unknown) => {
    throw new ImportError(
      `${name}: the file cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  });
}
