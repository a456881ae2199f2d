// Boolean, enumerated, numeric and unknown attributes; names that React spells differently.
import { z } from 'zod';

export const props = z.object({
  on: z.boolean(),
  maybe: z.boolean().nullable(),
  title: z.string(),
  note: z.string().nullable(),
  label: z.string().optional(),
  count: z.int(),
  rows: z.array(z.object({ name: z.string(), span: z.int(), hidden: z.boolean() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function BooleanAttributes({ on, maybe }: Props) {
  return (
    <form noValidate={on} hidden={!on} inert={on}>
      <input disabled={on} required={maybe ?? false} readOnly={!on} autoComplete="off" multiple={on} />
      <details open={on}>x</details>
      <button type="submit" disabled={maybe ?? undefined} formNoValidate>
        Go
      </button>
      <video controls={on} muted loop={!on} playsInline={on} />
    </form>
  );
}

// Written out as "true" and "false", and left out where they are null.
// expect: ok
export function EnumeratedAttributes({ on, maybe, title }: Props) {
  return (
    <div contentEditable={on} suppressContentEditableWarning draggable={on} spellCheck={maybe ?? undefined}>
      <p aria-hidden={on} aria-expanded={maybe ?? undefined} aria-pressed={!on} aria-label={title}>
        x
      </p>
    </div>
  );
}

// expect: ok
export function DataAttributes({ on, maybe, note, label, count, title }: Props) {
  return (
    <p
      data-on={on}
      data-maybe={maybe}
      data-note={note}
      data-label={label}
      data-count={count}
      data-title={title}
      data-fixed=""
      data-none={undefined}
    >
      {count}
    </p>
  );
}

// expect: ok
export function MissingAttributes({ note, label, title, count }: Props) {
  return (
    <p
      id={label}
      title={note ?? undefined}
      lang={note || undefined}
      className={title}
      tabIndex={count}
      role={title ? 'note' : undefined}
    >
      x
    </p>
  );
}

// expect: ok
export function DownloadAndTrue({ on, title, note }: Props) {
  return (
    <p>
      <a href="/a" download>
        a
      </a>
      <a href="/b" download={on}>
        b
      </a>
      <a href="/c" download={note ?? on}>
        c
      </a>
      <a href="/d" target={on ? '_blank' : undefined} rel={on ? 'noopener' : undefined} title={title}>
        d
      </a>
    </p>
  );
}

// expect: ok
export function SpelledDifferently({ title, rows, count }: Props) {
  return (
    <table cellPadding={0} summary={title}>
      <caption lang="en">{title}</caption>
      <tbody>
        {rows.map((row, index) => (
          <tr key={index} hidden={row.hidden} tabIndex={-1}>
            <th scope="row" colSpan={Math.max(row.span, 1)}>
              <label htmlFor={row.name}>{row.name}</label>
            </th>
            <td rowSpan={1}>
              <input
                id={row.name}
                autoCapitalize="none"
                inputMode="numeric"
                maxLength={count > 0 ? count : undefined}
                enterKeyHint="done"
              />
              <time dateTime="2026-01-31">31</time>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

// Positive numbers alone: 0 rows is no number of rows.
// expect: ok
export function NumericAttributes({ count }: Props) {
  return (
    <form>
      <textarea rows={count > 0 ? count : 0} cols={0} />
      <ol start={count} reversed={count > 3}>
        <li value={count}>x</li>
      </ol>
      <progress max={10} value={count > 0 ? Math.min(count, 10) : undefined} />
    </form>
  );
}

// expect: ok
export function SvgAttributes({ on, count, title }: Props) {
  return (
    <svg
      viewBox="0 0 10 10"
      width={count}
      fill="none"
      strokeWidth={on ? 2 : 1.5}
      strokeLinejoin="round"
      focusable="false"
      aria-hidden
    >
      <title>{title}</title>
      <use xlinkHref="#icon" />
      <linearGradient id="g" gradientUnits="userSpaceOnUse">
        <stop offset={0} stopColor="red" stopOpacity={0.5} />
      </linearGradient>
      <path d="M0 0h10" fillRule="evenodd" className={on ? 'on' : undefined} clipPath="url(#c)" />
    </svg>
  );
}

// expect: ok
export function CustomElement({ title, on, note }: Props) {
  const Tag = 'vitrine-gallery' as 'div';
  return (
    <Tag className="gallery" title={title} data-on={on} hidden={on} id={note ?? undefined}>
      {title}
    </Tag>
  );
}
