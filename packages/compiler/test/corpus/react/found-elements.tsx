/** What React's server makes of single elements, where it does something of its own: found by looking for differences. */
import type { ElementType, ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  title: z.string(),
  note: z.string().nullable(),
  label: z.string().optional(),
  kind: z.enum(['new', 'sale', '\nab']),
  count: z.int().min(0).max(3),
  isNew: z.boolean(),
  flag: z.boolean().nullable(),
  tags: z.array(z.string()),
  nums: z.array(z.int()),
  maybes: z.array(z.string().nullable()),
  either: z.union([z.string(), z.number()]),
});
type Props = z.infer<typeof props>;

// expect: ok
export const TitleOfAnSvg = ({ title, count, isNew, note }: Props) => (
  <p>
    <svg>
      <title>{`Logo ${title}`}</title>
    </svg>
    <svg>
      <title>{count}</title>
    </svg>
    <svg>
      <title>{isNew && 'a'}</title>
    </svg>
    <svg>
      <title>{note}</title>
    </svg>
    <svg>
      <title>{[title]}</title>
    </svg>
  </p>
);

// expect: refused several children
export const TitleOfTwoTexts = ({ title }: Props) => (
  <svg>
    <title>Logo {title}</title> {/* <- refused */}
  </svg>
);

// expect: refused an element
export const TitleOfAFragment = ({ title }: Props) => (
  <svg>
    <title>{<>{title}</>}</title> {/* <- refused */}
  </svg>
);

// expect: ok
export const StyleAndScriptOfThePage = ({ title, note, isNew, label }: Props) => (
  <p>
    <style media={title} nonce={note ?? undefined} data-new={isNew} title={label}>
      {'.a > b {}'}
    </style>
    <style media={isNew ? 'print' : 'all'}>{'{{ a }}'}</style>
    <script id={`data-${title}`} type="application/json">
      {'{"a":1}'}
    </script>
    <script src={title} defer={isNew} />
  </p>
);

// expect: refused <script> stands in a view
export const AsyncScript = () => <script async src="/a.js" />; // <- refused

// expect: refused <script> stands in a view
export const PerhapsAsyncScript = ({ isNew }: Props) => <script async={isNew} src="/a.js" />; // <- refused

// expect: ok
export const AsyncScriptThatStays = ({ title, isNew }: Props) => (
  <p>
    {title}
    <script async src="/a.js" onLoad={() => {}} />
    <script async={isNew} type={title} />
  </p>
);

// expect: refused <style> stands in a view
export const StyleWithPrecedence = () => <style href="a" precedence="b">{`.a{}`}</style>; // <- refused

// expect: refused <style> stands in a view
export const StyleInNoscript = () => (
  <noscript>
    <style href="a" precedence="b" dangerouslySetInnerHTML={{ __html: 'a{}' }} /> {/* <- refused */}
  </noscript>
);

// expect: refused <meta> stands in a view
export const PerhapsMicrodata = ({ isNew }: Props) => <meta itemProp={isNew ? 'x' : undefined} />; // <- refused

// expect: refused <meta> stands in a view
export const NoMicrodata = ({ title }: Props) => <meta itemProp={undefined} name="a" content={title} />; // <- refused

const Menu = 'x-menu' as ElementType;

// expect: refused The event onSelect of <x-menu>
export const EventThatIsAText = ({ title }: Props) => <Menu onSelect={title}>x</Menu>; // <- refused

// expect: ok
export const EventsOfACustomElement = ({ title, isNew }: Props) => (
  <Menu onSelect={() => {}} onClick={isNew ? () => {} : undefined} onClose={null} title={title}>
    x
  </Menu>
);

// expect: ok
export const OptionsThatSayTheyAreSelected = ({ title, isNew, label, note }: Props) => (
  <p>
    <select name={title}>
      <option>a</option>
      <option selected={true}>b</option>
    </select>
    <select defaultValue={label}>
      <option value="">a</option>
      <option value="b" selected={isNew}>
        b
      </option>
      <option>a</option>
    </select>
    <select defaultValue={note ?? undefined}>
      <option selected={isNew} value={title}>
        a
      </option>
      <option>note</option>
    </select>
  </p>
);

// expect: ok
export const ListOfValues = ({ tags, count, flag, note, isNew, title }: Props) => (
  <p>
    <select multiple defaultValue={tags}>
      <option>tags</option>
      <option value={title}>b</option>
    </select>
    <select multiple defaultValue={[count, flag, note, null] as unknown as string[]}>
      <option value={1}>1</option>
      <option value="false">2</option>
      <option>null</option>
      <option>note</option>
    </select>
    <select multiple defaultValue={[...(isNew ? ['a'] : []), ...tags]}>
      <option>a</option>
      <option>tags</option>
    </select>
  </p>
);

// expect: refused items are not all texts
export const ListOfNumbers = ({ nums }: Props) => (
  <select multiple defaultValue={nums as unknown as string[]}>
    <option value={1}>1</option> {/* <- refused */}
  </select>
);

// expect: refused items are not all texts
export const ListWithNull = ({ maybes }: Props) => (
  <select multiple defaultValue={maybes as string[]}>
    <option>null</option> {/* <- refused */}
  </select>
);

// expect: refused may be anything
export const SelectOfEither = ({ either }: Props) => (
  <select defaultValue={either}>
    <option value={0}>1</option> {/* <- refused */}
  </select>
);

// expect: ok
export const FlagsAsFormText = ({ flag, isNew }: { flag: never; isNew: never }) => (
  <p>
    <select defaultValue={flag}>
      <option value="true">y</option>
      <option value="false">n</option>
    </select>
    <select defaultValue="false">
      <option value={flag}>y</option>
      <option value={isNew}>n</option>
    </select>
    <textarea defaultValue={flag} />
  </p>
);

// expect: ok
export const ChildrenOfATextarea = ({ isNew, count, title, note }: Props) => (
  <p>
    <textarea>{(isNew && 'x') as string}</textarea>
    <textarea>{(count > 1 && 'many') as string}</textarea>
    <textarea>{isNew as unknown as string}</textarea>
    <textarea>{note as string}</textarea>
    <textarea>{[title] as unknown as string}</textarea>
  </p>
);

// expect: refused The value of <textarea> is a list
export const TextareaOfAList = ({ tags }: Props) => <textarea defaultValue={tags} />; // <- refused

// expect: refused value and children
export const TextareaWithBoth = ({ title }: Props) => <textarea defaultValue={title}>x</textarea>; // <- refused

// expect: ok
export const HtmlThatIsNoText = ({ isNew, title, note, flag, count }: Props) => (
  <p>
    <b dangerouslySetInnerHTML={{ __html: (isNew && title) as string }} />
    <b dangerouslySetInnerHTML={{ __html: (title === note) as unknown as string }} />
    <b dangerouslySetInnerHTML={{ __html: flag as unknown as string }} />
    <b dangerouslySetInnerHTML={{ __html: count as unknown as string }} />
    <b dangerouslySetInnerHTML={{ __html: (note && `<i>${note}</i>`) as string }} />
  </p>
);

// expect: refused dangerouslySetInnerHTML is given a list
export const HtmlOfAList = ({ tags }: Props) => <b dangerouslySetInnerHTML={{ __html: tags as never }} />; // <- refused

// expect: refused Only the page knows whether <p> has children
export function ChildrenOrHtml({ isNew, title }: Props) {
  const given = isNew ? { children: 'x' } : { dangerouslySetInnerHTML: { __html: title } };
  return <p {...given} />; // <- refused
}

const Code = ({ text }: { text: ReactNode }) => text;

// expect: ok
export const LineBreakAtTheStartOfPre = ({ kind, isNew }: Props) => (
  <div>
    <pre>{kind}</pre>
    <pre>
      <Code text={kind} />
    </pre>
    <pre>
      <>{kind}</>
    </pre>
    <pre>
      {null}
      {kind}
    </pre>
    <pre>{[kind]}</pre>
    <pre>{isNew ? <b>x</b> : kind}</pre>
    <pre>{isNew ? [kind] : kind}</pre>
    <pre>{isNew && kind}</pre>
    <pre dangerouslySetInnerHTML={{ __html: kind }} />
  </div>
);

// biome-ignore format: the spaces are what this is about
// expect: ok
export const TabsAndHardSpaces = ({ title }: Props) => (
  <p>
     {title}  
	a	b	
     c  d 
  </p>
);
