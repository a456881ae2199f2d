import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { readShopFile } from './read-shop-file.ts';
import { ImportError, type Reporter } from './report.ts';

function sentence(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || 'the whole'}: ${issue.message}`)
    .join('; ');
}

async function parsed(shopDir: string, file: string): Promise<unknown> {
  const path = join(shopDir, file);
  if (!existsSync(path)) return undefined;
  const text = (await readShopFile(shopDir, file)).replace(/^\ufeff/, '');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ImportError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A file with a strict schema. Undefined where there is none; throws ImportError where it does not match. */
export async function readJson<T extends z.ZodType>(
  shopDir: string,
  file: string,
  format: T,
): Promise<z.output<T> | undefined> {
  const value = await parsed(shopDir, file);
  if (value === undefined) return undefined;
  const result = format.safeParse(value);
  if (!result.success) throw new ImportError(`${file}: ${sentence(result.error)}`);
  return result.data;
}

/** A file with a list: invalid entries are reported and skipped. */
export async function readJsonList<T extends z.ZodType>(
  shopDir: string,
  file: string,
  format: T,
  report: Reporter,
): Promise<z.output<T>[]> {
  const value = await parsed(shopDir, file);
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new ImportError(`${file} is not a list.`);
  return value.flatMap((entry: unknown, index) => {
    const result = format.safeParse(entry);
    if (result.success) return [result.data];
    report.skip(file, 0, `Entry ${index + 1}: ${sentence(result.error)}`);
    return [];
  });
}
