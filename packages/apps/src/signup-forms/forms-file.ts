import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

/** What a merchant chose in the tool; fonts are names the shop's pages have. */
const Style = z.object({
  background: z.string().default('#ffffff'),
  text: z.string().default('#111111'),
  font: z.string().default('system-ui, sans-serif'),
  headingFont: z.string().default('system-ui, sans-serif'),
});

/** A field besides the address; its value is a property of the profile under `name`. */
const Field = z.object({ name: z.string(), label: z.string() });

const Form = z.object({
  heading: z.string(),
  text: z.string().default(''),
  button: z.string().default('Sign up'),
  success: z.string().default('Thank you.'),
  /** The list its subscribers are on. */
  list: z.string(),
  fields: z.array(Field).default([]),
  style: Style.prefault({}),
});
const Forms = z.record(z.string(), Form);
export type Forms = z.output<typeof Forms>;

/** The forms a merchant made, by id: `apps/signup-forms.json`. No file: no forms. Throws where the file is wrong. */
export async function readForms(shopDir: string): Promise<Forms> {
  const path = join(shopDir, 'apps', 'signup-forms.json');
  const text = await readFile(path, 'utf8').catch(() => '{}');
  try {
    return Forms.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${path}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`);
  }
}
