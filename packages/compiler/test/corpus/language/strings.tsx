// Methods of strings, `String(x)`, template strings, `+`.
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  handle: z.string(),
  note: z.string().nullable(),
  label: z.string().optional(),
  count: z.int(),
  on: z.boolean(),
  kind: z.enum(['on-sale', 'new', '']),
  tags: z.array(z.string()),
  path: z.string(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function UpperAndLower({ title, kind, note }: Props) {
  return (
    <p>
      <b>{title.toUpperCase()}</b> <i>{kind.toLowerCase()}</i> {note?.toUpperCase() ?? 'NONE'}{' '}
      {'ß straße'.toUpperCase()}
    </p>
  );
}

// expect: ok
export function TemplatesPrintEverything({ title, note, label, count, on, tags }: Props) {
  return (
    <p title={`${title}/${note}/${label}/${count}/${on}`}>
      {`${title}`}
      {`${note ?? ''}`}
      {`[${tags}]`}
      {`${count}${count}`}
    </p>
  );
}

// expect: ok
export function StringOf({ note, label, count, on, tags }: Props) {
  return (
    <p>
      {String(note)} {String(label)} {String(count)} {String(on)} {String(tags)} {String(null)} {count.toString()}{' '}
      {on.toString()}
    </p>
  );
}

// expect: ok
export function PlusOfTextAndNumber({ count, title, note, on }: Props) {
  return (
    <p>
      {count + 1 + ' of ' + title} {'n' + count + 1} {title + note} {'' + on} {`${count}` + count}
    </p>
  );
}

// expect: ok
export function ConstantMethods({ on }: Props) {
  const words = 'new, sale ,limited'.split(',').map((word) => word.trim());
  const [first = '', ...others] = words;
  return (
    <p>
      {first.slice(0, 1).toUpperCase() + first.slice(1)} {others.join('|')} {'👗 dress'.length} {'abc'.at(-1)}
      {'-'.repeat(3)} {'7'.padStart(3, '0')} {on && 'sale'.replace('s', 'S')} {'a-b-c'.split('-').reverse().join('')}
    </p>
  );
}

// expect: ok
export function MethodsOfEnum({ kind }: Props) {
  return (
    <p className={`tag--${kind.slice(3) || 'none'}`}>
      {kind.length === 0 ? 'blank' : kind.length} {kind.split('-').join(' ')} {kind.startsWith('on') && 'on'}{' '}
      {kind.charAt(0).toUpperCase()}
    </p>
  );
}

// expect: ok
export function TextIncludes({ title, handle, kind }: Props) {
  return (
    <p>
      {title.includes('sale') ? 'has sale' : 'no sale'} {title.includes(handle) && 'has handle'}{' '}
      {'on-sale new'.includes(kind) && 'known'}
      {title.includes('') && 'always'}
    </p>
  );
}

// expect: ok
export function JoinedWords({ title, note, label, tags, count }: Props) {
  return (
    <p>
      {tags.join(', ')} {tags.join('')} {[title, note, label, count].join('-')} {[...tags, title].join(' & ')}
    </p>
  );
}

// expect: ok or refused
export function SplitPageText({ path }: Props) {
  const parts = path.split('/').filter(Boolean);
  return (
    <ol>
      {parts.map((part, index) => (
        <li key={index}>{part}</li>
      ))}
    </ol>
  );
}

// expect: ok or refused
export function StartsAndEnds({ path, title }: Props) {
  return (
    <p>
      {path.startsWith('http') ? 'external' : 'internal'} {title.endsWith('!') && 'loud'} {title.replace('-', ' ')}
    </p>
  );
}
