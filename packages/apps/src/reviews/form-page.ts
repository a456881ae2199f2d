import type { CatalogueProduct } from '../catalogue.ts';

const CHARACTERS: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text for an HTML page, attributes included. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => CHARACTERS[char] ?? char);

const STYLE = `body{margin:0;background:#fff;color:#1d1d1f;font:16px/1.5 system-ui,sans-serif;accent-color:#1d1d1f}
main{max-width:32rem;margin:0 auto;padding:2.5rem 1.25rem 4rem}h1{font-size:1.5rem;line-height:1.25;margin:0 0 1.5rem}
label,legend{display:block;font-weight:600;margin:0 0 .35rem;padding:0}fieldset{border:0;margin:0 0 1.25rem;padding:0}
p{margin:0 0 1.25rem}input[type=text],input[type=email],textarea{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid #767676;border-radius:4px;font:inherit}
fieldset label{display:inline-flex;align-items:center;gap:.35rem;min-height:2.75rem;margin-inline-end:1rem;font-weight:400}
button{min-height:3rem;padding:0 2rem;border:0;border-radius:4px;background:#1d1d1f;color:#fff;font:inherit;font-weight:600}
:focus-visible{outline:2px solid #0a5bd3;outline-offset:2px}.error{display:block;color:#b3261e;margin-block-start:.35rem}`;

function page(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – Reviews</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>${content}</main></body></html>`;
}

export function messagePage(text: string): string {
  return page(text, `<h1>${escapeHtml(text)}</h1>`);
}

interface FormState {
  product: CatalogueProduct;
  key: string;
  /** What was typed, by field. */
  values: Record<string, string>;
  errors: Record<string, string[] | undefined>;
}

/** The form, with entered values and errors. Works without scripts. */
export function formPage({ product, key, values, errors }: FormState): string {
  const value = (name: string) => escapeHtml(values[name] ?? '');
  const error = (name: string) => {
    const text = errors[name]?.[0];
    return text ? `<span class="error" id="${name}-error">${escapeHtml(text)}</span>` : '';
  };
  const described = (name: string) => (errors[name] ? ` aria-invalid="true" aria-describedby="${name}-error"` : '');
  const input = (name: string, label: string, type: string, more: string) =>
    `<p><label for="${name}">${label}</label><input id="${name}" name="${name}" type="${type}" value="${value(name)}"${more}${described(name)}>${error(name)}</p>`;
  const star = (count: number) =>
    `<label><input type="radio" name="rating" value="${count}" required${values.rating === String(count) ? ' checked' : ''}>${count} ${count === 1 ? 'star' : 'stars'}</label>`;
  return page(
    `Review: ${product.title}`,
    `<h1>Review: ${escapeHtml(product.title)}</h1><form method="post">
<input type="hidden" name="store_key" value="${escapeHtml(key)}"><input type="hidden" name="product_id" value="${product.id}">
<fieldset${described('rating')}><legend>Rating</legend>${[5, 4, 3, 2, 1].map(star).join('')}${error('rating')}</fieldset>
${input('title', 'Title', 'text', ' maxlength="200"')}
<p><label for="body">Review</label><textarea id="body" name="body" rows="6" required${described('body')}>${value('body')}</textarea>${error('body')}</p>
${input('first_name', 'First name', 'text', ' autocomplete="given-name" required')}
${input('email', 'Email', 'email', ' autocomplete="email" required')}
<button>Send review</button></form>`,
  );
}
