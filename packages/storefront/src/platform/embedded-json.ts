import type { CallFailure } from './call-failure.ts';
import { fail, ok, type Result } from './result.ts';

/** The JSON that a section's HTML holds: in its `<script>` if it has one, else as its text (`&quot;` turned back: rule call-6). */
export function embeddedJson(html: string): Result<unknown, CallFailure> {
  const script = /<script[^>]*>([\s\S]*?)<\/script>/i.exec(html)?.[1];
  const source = script ?? html.replace(/<!--[\s\S]*?-->|<\/?[a-z][^>]*>/gi, '');
  try {
    return ok(JSON.parse(source));
  } catch {
    try {
      return ok(JSON.parse(source.replaceAll('&quot;', '"').replaceAll('&amp;', '&')));
    } catch {
      return fail({ kind: 'bad-shape', path: 'html' });
    }
  }
}
