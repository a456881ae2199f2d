import { Fragment } from 'react';
import { z } from 'zod';

export const props = z.object({
  people: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      profession: z.enum(['stylist', 'model', 'tailor']),
      looks: z.array(z.string()),
      retired: z.boolean().optional(),
    }),
  ),
  highlight: z.int(),
  profession: z.enum(['stylist', 'model', 'tailor', 'all']),
});
type Props = z.infer<typeof props>;

// expect: ok
export function MapWithKeys({ people }: Props) {
  const listItems = people.map((person) => (
    <li key={person.id}>
      <b>{person.name}:</b> {person.profession}
    </li>
  ));
  return <ul>{listItems}</ul>;
}

// expect: ok
export function FilterThenMap({ people }: Props) {
  const tailors = people.filter((person) => person.profession === 'tailor');
  return (
    <ul data-count={tailors.length}>
      {tailors.map((person, index) => (
        <li key={person.id}>
          {index + 1}. {person.name}
        </li>
      ))}
      {tailors.length === 0 && <li>No tailors</li>}
    </ul>
  );
}

// expect: ok
export function FilterByAProp({ people, profession }: Props) {
  return (
    <ol>
      {people
        .filter((person) => profession === 'all' || person.profession === profession)
        .filter(({ retired }) => !retired)
        .map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
    </ol>
  );
}

// expect: ok
export function TwoListsOfOne({ people }: Props) {
  const models = people.filter((p) => p.profession === 'model');
  const others = people.filter((p) => p.profession !== 'model');
  const section = (title: string, list: typeof people) =>
    list.length > 0 && (
      <section>
        <h2>{title}</h2>
        <ul>
          {list.map((p) => (
            <li key={p.id}>{p.name}</li>
          ))}
        </ul>
      </section>
    );
  return (
    <article>
      {section('Models', models)}
      {section('Everyone else', others)}
    </article>
  );
}

// expect: ok
export function NestedLists({ people, highlight }: Props) {
  return (
    <div>
      {people.map((person) => (
        <section key={person.id} className={person.id === highlight ? 'on' : undefined}>
          <h3>{person.name}</h3>
          <ul>
            {person.looks.map((look, at) => (
              <li key={at} data-last={at === person.looks.length - 1}>
                {person.name} wears {look}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

// expect: ok
export function FragmentsWithKeys({ people }: Props) {
  return (
    <dl>
      {people.map((person, i) => (
        <Fragment key={person.id}>
          {i > 0 && <hr />}
          <dt>{person.name}</dt>
          <dd>{person.looks.join(', ')}</dd>
        </Fragment>
      ))}
    </dl>
  );
}

function Row({ person, odd, position }: { person: Props['people'][number]; odd: boolean; position: string }) {
  if (person.retired) return null;
  return (
    <li className={odd ? 'odd' : 'even'}>
      {position} {person.name}
    </li>
  );
}

// expect: ok
export function ComponentPerItem({ people }: Props) {
  return (
    <ul>
      {people.map((person, i) => (
        <Row key={person.id} person={person} odd={i % 2 === 1} position={`${i + 1}/${people.length}`} />
      ))}
    </ul>
  );
}

const SEASONS = [
  { id: 'ss', name: 'Spring', open: true },
  { id: 'aw', name: 'Autumn', open: false },
  { id: 'resort', name: 'Resort', open: true },
];

// expect: ok
export function ConstantList({ people, highlight }: Props) {
  return (
    <nav>
      {SEASONS.filter((season) => season.open || highlight > 0).map((season, i, all) => (
        <a key={season.id} href={`/${season.id}`} aria-current={i === highlight ? 'page' : undefined}>
          {season.name} {i + 1} of {all.length}, {people.length} people
        </a>
      ))}
    </nav>
  );
}
