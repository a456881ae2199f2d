/** React's HTML with marks → a Liquid template that prints what React would print. */
import { attribute } from '../emit/attribute.ts';
import { choose } from '../emit/choose.ts';
import { around } from '../emit/loop.ts';
import { inner, type Scope } from '../emit/scope.ts';
import { escapedText, literalText, plainText } from '../emit/text.ts';
import { at } from '../symbol/refuse.ts';
import { CLOSE, type Mark, marked, OPEN } from './registry.ts';

type Piece =
  | { kind: 'text' | 'tag'; code: string }
  | { kind: 'mark'; id: number }
  | { kind: 'if'; id: number; yes: Piece[]; no: Piece[] }
  | { kind: 'for'; id: number; body: Piece[] };

const TOKENS = new RegExp(`<!-- -->|<[^>]*>|${OPEN}[a-z]\\d*${CLOSE}`, 'g');

function parse(html: string): Piece[] {
  const whole: Piece[] = [];
  const stack: Piece[][] = [whole];
  const open: Extract<Piece, { kind: 'if' | 'for' }>[] = [];
  const push = (piece: Piece) => stack.at(-1)?.push(piece);
  let end = 0;
  const textUpTo = (index: number) => {
    if (index > end) push({ kind: 'text', code: html.slice(end, index) });
  };
  for (const match of html.matchAll(TOKENS)) {
    textUpTo(match.index);
    const [token] = match;
    end = match.index + token.length;
    // React's own separators: where they belong is decided again, with the conditions in view.
    if (token === '<!-- -->') continue;
    if (!token.startsWith(OPEN)) {
      push({ kind: 'tag', code: token });
      continue;
    }
    const id = Number(token.slice(2, -1));
    switch (token[1]) {
      case 'i': {
        const piece = { kind: 'if' as const, id, yes: [], no: [] };
        push(piece);
        open.push(piece);
        stack.push(piece.yes);
        break;
      }
      case 'f': {
        const piece = { kind: 'for' as const, id, body: [] };
        push(piece);
        open.push(piece);
        stack.push(piece.body);
        break;
      }
      case 'e': {
        const piece = open.at(-1);
        stack.pop();
        if (piece?.kind === 'if') stack.push(piece.no);
        break;
      }
      case 'x':
      case 'n':
        stack.pop();
        open.pop();
        break;
      default:
        push({ kind: 'mark', id });
    }
  }
  textUpTo(html.length);
  return whole;
}

/** `text`: what stands before may end in text, so that text after it needs React's separator. */
interface Place {
  text: boolean;
}

function write(scope: Scope, pieces: readonly Piece[], place: Place): string {
  return pieces.map((piece) => writePiece(scope, piece, place)).join('');
}

function writePiece(scope: Scope, piece: Piece, place: Place): string {
  switch (piece.kind) {
    case 'text':
      return textual(place, literalText(piece.code));
    case 'tag':
      place.text = false;
      return writeTag(scope, piece.code);
    case 'mark': {
      const entry = marked(piece.id);
      if (entry?.kind === 'html') return plainText(scope, entry.value);
      if (entry?.kind !== 'text') return '';
      const printed = escapedText(scope, entry.value);
      return printed === '' ? '' : textual(place, printed);
    }
    case 'if': {
      const entry = marked(piece.id);
      if (entry?.kind !== 'if') return '';
      const start = place.text;
      let after = false;
      const side = (pieces: readonly Piece[]) => (s: Scope) => {
        const within = { text: start };
        const code = write(s, pieces, within);
        after ||= within.text;
        return code;
      };
      const code = choose(scope, entry.cond, side(piece.yes), side(piece.no));
      place.text = after;
      return code;
    }
    case 'for': {
      const entry = marked(piece.id);
      if (entry?.kind !== 'for') return '';
      const code = around(scope, entry.list, entry.round, (s) => {
        const within = { text: place.text };
        const once = write(inner(s), piece.body, within);
        if (!within.text || place.text) {
          place.text ||= within.text;
          return once;
        }
        // A round that ends in text stands before the next round.
        place.text = true;
        return write(inner(s), piece.body, { text: true });
      });
      return code;
    }
  }
}

function textual(place: Place, code: string): string {
  const separated = place.text ? `<!-- -->${code}` : code;
  place.text = true;
  return separated;
}

const writeTag = (scope: Scope, tag: string): string =>
  tag.includes(' data-vtr-')
    ? tag
        .split(/( data-vtr-\d+="")/)
        .map((part) => {
          const id = /^ data-vtr-(\d+)=""$/.exec(part)?.[1];
          const entry = id === undefined ? undefined : marked(Number(id));
          return entry?.kind === 'attribute' ? written(scope, entry) : literalText(part);
        })
        .join('')
    : literalText(tag);

function written(scope: Scope, { tag, name, value, site }: Extract<Mark, { kind: 'attribute' }>): string {
  try {
    return attribute(scope, tag, name, value);
  } catch (error) {
    throw at(site, error);
  }
}

/** Images that React would have the browser fetch early; the layout decides that. */
const PRELOAD = /<link rel="preload"[^>]*>/g;

/** The template that stands in `scope`. */
export const template = (html: string, scope: Scope): string =>
  write(scope, parse(html.replace(PRELOAD, '')), { text: false });
