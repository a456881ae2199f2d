import { useState } from 'react';
import { z } from 'zod';

export const props = z.object({
  person: z.object({
    name: z.string(),
    artwork: z.object({ title: z.string(), city: z.string() }),
  }),
  items: z.array(z.object({ id: z.int(), title: z.string(), seen: z.boolean() })),
});
type Props = z.infer<typeof props>;

// expect: ok
export function NestedObjectInState({ person: initial }: Props) {
  const [person, setPerson] = useState(initial);
  return (
    <>
      <input value={person.name} onChange={(e) => setPerson({ ...person, name: e.target.value })} />
      <input
        value={person.artwork.city}
        onChange={(e) => setPerson({ ...person, artwork: { ...person.artwork, city: e.target.value } })}
      />
      <p>
        <i>{person.artwork.title}</i> by {person.name} (in {person.artwork.city})
      </p>
    </>
  );
}

// expect: ok
export function CopyWithChanges({ person }: Props) {
  const [copy] = useState({ ...person, artwork: { ...person.artwork, title: 'Untitled' }, ['extra']: true });
  return (
    <p data-extra={copy.extra}>
      {copy.artwork.title} / {copy.artwork.city} / {copy.name}
    </p>
  );
}

// expect: ok
export function MapOfAStateList({ items }: Props) {
  const [list, setList] = useState(() => items.map((item) => ({ ...item, seen: true, label: `#${item.id}` })));
  return (
    <ul>
      {list.map((item) => (
        <li key={item.id}>
          <label>
            <input
              type="checkbox"
              checked={item.seen}
              onChange={(e) => setList(list.map((i) => (i.id === item.id ? { ...i, seen: e.target.checked } : i)))}
            />
            {item.title} {item.label}
          </label>
        </li>
      ))}
    </ul>
  );
}

// expect: ok
export function SetInState({ items }: Props) {
  const [selectedIds, setSelectedIds] = useState<ReadonlySet<number>>(new Set());
  const [expanded] = useState(() => new Map([['care', true]]));
  return (
    <>
      {items.map((item) => (
        <label key={item.id}>
          <input
            type="checkbox"
            checked={selectedIds.has(item.id)}
            onChange={() => setSelectedIds(new Set([...selectedIds, item.id]))}
          />
          {item.title}
        </label>
      ))}
      <p>
        {selectedIds.size} selected {expanded.get('care') && 'care'} {expanded.get('fit') ?? 'no fit'}
      </p>
    </>
  );
}

// expect: ok
export function DerivedFromState({ items }: Props) {
  const [query, setQuery] = useState('');
  const [onlySeen] = useState(true);
  const visible = items.filter((item) => !onlySeen || item.seen);
  return (
    <>
      <input type="search" value={query} onChange={(e) => setQuery(e.target.value)} />
      {visible.length ? (
        visible.map((item) => <p key={item.id}>{item.title}</p>)
      ) : (
        <p>Nothing for “{query || 'everything'}”</p>
      )}
    </>
  );
}
