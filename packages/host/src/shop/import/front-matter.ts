import { FrontMatterFormat } from './formats.ts';
import { RowError } from './product-row.ts';

export interface Document {
  head: FrontMatterFormat;
  html: string;
}

/**
 * A page, article or policy file: `<!--{ "title": … }-->` and then HTML. Throws RowError with the line where the head is
 * missing or wrong.
 */
export function parseDocument(text: string): Document {
  const match = /^\ufeff?\s*<!--\s*(\{[\s\S]*?\})\s*-->/.exec(text);
  if (!match) throw new RowError(1, 'it does not begin with <!--{ "title": … }-->');
  let head: unknown;
  try {
    head = JSON.parse(match[1] ?? '');
  } catch (error) {
    throw new RowError(1, `its head is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const result = FrontMatterFormat.safeParse(head);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new RowError(1, `${issue?.path.join('.') ?? 'head'}: ${issue?.message ?? 'is wrong'}`);
  }
  return { head: result.data, html: text.slice(match[0].length).trim() };
}
