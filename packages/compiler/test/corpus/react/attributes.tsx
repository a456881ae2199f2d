import { z } from 'zod';

export const props = z.object({
  on: z.boolean(),
  maybe: z.boolean().nullable(),
  text: z.string().optional(),
  count: z.int(),
  mode: z.enum(['polite', 'assertive', 'off']),
  file: z.string().nullable(),
});
type Props = z.infer<typeof props>;

// expect: ok
export function AriaAttributes({ on, maybe, text, mode, count }: Props) {
  return (
    <div
      role="status"
      aria-live={mode}
      aria-hidden={on}
      aria-busy={maybe ?? undefined}
      aria-label={text}
      aria-pressed={on ? 'mixed' : false}
      aria-valuenow={count}
      aria-checked="true"
      aria-disabled
      aria-expanded={undefined}
    />
  );
}

// expect: ok
export function DataAttributes({ on, maybe, text, count, file }: Props) {
  return (
    <div
      data-on={on}
      data-maybe={maybe}
      data-text={text}
      data-count={count}
      data-file={file}
      data-empty=""
      data-zero={0}
      data-bare
      data-off={false}
      data-null={null}
      data-list={[1, 2].join()}
      data-two-words={on && text}
    />
  );
}

// expect: ok
export function BooleanAttributes({ on, count, text }: Props) {
  return (
    <fieldset disabled={on} inert={!on}>
      <input required={on} readOnly disabled={count > 0} autoFocus={false} multiple={on} />
      <details open={on}>
        <summary>{text}</summary>
      </details>
      <ol reversed={on} start={count} />
      <dialog open={!on} />
      <button type="button" disabled={!text}>
        Go
      </button>
      <input type="submit" formNoValidate={on} />
    </fieldset>
  );
}

// expect: ok
export function EnumeratedAttributes({ on, text }: Props) {
  return (
    <div
      contentEditable={false}
      draggable={on}
      spellCheck={on}
      translate={on ? 'yes' : 'no'}
      dir="auto"
      tabIndex={on ? 0 : -1}
      title={text}
    >
      <p hidden={on}>{text}</p>
      <p hidden>always</p>
      <p draggable="false" spellCheck="true">
        strings
      </p>
    </div>
  );
}

// expect: ok
export function Overloaded({ on, file, text }: Props) {
  return (
    <>
      <a href="/lookbook.pdf" download={on}>
        PDF
      </a>
      <a href="/lookbook.pdf" download={file ?? true}>
        {text}
      </a>
      <a href="/lookbook.pdf" download>
        Bare
      </a>
      <a href="/lookbook.pdf" download={false}>
        None
      </a>
      <input type="file" capture={on} />
    </>
  );
}

// expect: ok
export function ClassNames({ on, count, text, mode }: Props) {
  return (
    <div className={`box ${on ? 'box--on' : ''} box--${mode}`}>
      <p className={text}>undefined leaves it out</p>
      <p className="">empty stays</p>
      <p className={String(count)}>number</p>
      <p className={['a', on && 'b', text].filter(Boolean).join(' ') || undefined}>list</p>
      <p className={on ? undefined : 'off'}>one</p>
    </div>
  );
}

// expect: ok
export function NumbersAsAttributes({ count, on }: Props) {
  return (
    <table>
      <colgroup>
        <col span={count} />
        <col width={1.5} />
      </colgroup>
      <tbody>
        <tr>
          <td colSpan={on ? 2 : 1} rowSpan={2}>
            <input size={count} maxLength={count > 0 ? count : undefined} />
            <textarea rows={count} />
          </td>
          <td>
            <img width={count} height={0} alt="" loading="lazy" />
          </td>
        </tr>
      </tbody>
    </table>
  );
}

// expect: ok
export function CamelCaseNames({ text, count }: Props) {
  return (
    <div
      accessKey="s"
      itemScope
      itemType="https://schema.org/Product"
      itemProp="offers"
      lang="de"
      nonce={undefined}
      slot="x"
      is={undefined}
      suppressHydrationWarning
      key={count}
    >
      <time dateTime="2030-01-01">{text}</time>
      <iframe title={text ?? 'map'} srcDoc="<p>Map</p>" allowFullScreen referrerPolicy="no-referrer" sandbox="" />
      <meta itemProp="price" content={String(count)} />
      <label htmlFor="x" form="f">
        x
      </label>
    </div>
  );
}

// expect: ok or refused
export function UnusualValues({ on, count }: Props) {
  const attributes = { title: count, className: count, id: on ? 1 : 0, lang: on } as unknown as { title: string };
  return <p {...attributes}>{count}</p>;
}

// expect: ok
export function CustomElements({ on, text, count }: Props) {
  const Tag = 'size-chart' as 'div';
  return (
    <Tag id="chart" data-count={count} className="wide" title={text} hidden={on}>
      <slot name="rows" />
    </Tag>
  );
}
