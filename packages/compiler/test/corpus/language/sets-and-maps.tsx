// `Set` and `Map` of constants, asked with values of the page.
import { z } from 'zod';

export const props = z.object({
  country: z.string(),
  kind: z.enum(['shirt', 'dress', 'hat']),
  level: z.int(),
  tags: z.array(z.string()),
});
type Props = z.infer<typeof props>;

const EU = new Set(['DE', 'FR', 'NL', 'IT']);
const CARE = new Map([
  ['shirt', { label: 'Wash at 40°', icon: '👕' }],
  ['dress', { label: 'Dry clean', icon: '👗' }],
]);
const STARS = new Map<number, string>([
  [0, 'none'],
  [1, 'bronze'],
  [2, 'silver'],
]);

// expect: ok
export function SetHas({ country }: Props) {
  return <p>{EU.has(country) ? 'No customs' : `Customs apply in ${country || 'your country'}`}</p>;
}

// expect: ok
export function MapGet({ kind }: Props) {
  const care = CARE.get(kind);
  return care ? (
    <p>
      {care.icon} {care.label}
    </p>
  ) : (
    <p>No care label</p>
  );
}

// expect: ok
export function MapGetNumber({ level }: Props) {
  return <p data-known={STARS.has(level)}>{STARS.get(level) ?? `level ${level}`}</p>;
}

// expect: ok
export function SetInFilter({ tags }: Props) {
  const hidden = new Set(['internal', 'b2b', '']);
  return (
    <ul>
      {tags
        .filter((tag) => !hidden.has(tag))
        .map((tag, index) => (
          <li key={index}>{tag}</li>
        ))}
    </ul>
  );
}

// expect: ok
export function IteratedSetAndMap({ kind, country }: Props) {
  return (
    <p>
      {[...EU].map((code) => (
        <abbr key={code} className={code === country ? 'here' : undefined}>
          {code}
        </abbr>
      ))}
      {[...CARE.entries()].map(([key, { icon }]) => (
        <span key={key}>{key === kind ? icon : key}</span>
      ))}
      {EU.size}
    </p>
  );
}

// Which of the page's values are equal is only known on the page.
// expect: ok or refused
export function UniqueTags({ tags }: Props) {
  const unique = [...new Set(tags)];
  return <p>{unique.join(', ')}</p>;
}
