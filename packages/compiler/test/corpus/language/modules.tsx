// Helpers, tables and components of other modules: default, named, renamed, re-exported, as a namespace.
import { z } from 'zod';
import CardDefault from './lib/Card.tsx';
import * as format from './lib/format.ts';
import joinWords, { SEPARATOR as DOT, firstOf, plural, wholePrice } from './lib/format.ts';
import Icon, { Heart, ICONS, type IconName, Leaf } from './lib/icons.tsx';
import { Card, icons, joinWords as join, wholePrice as price } from './lib/index.ts';

export const props = z.object({
  title: z.string(),
  subtitle: z.string().nullable(),
  label: z.string().optional(),
  amount: z.int(),
  icon: z.enum(['heart', 'truck', 'leaf']),
  on: z.boolean(),
  perks: z.array(
    z.object({ icon: z.enum(['heart', 'truck', 'leaf']), text: z.string(), label: z.string().nullable() }),
  ),
});
type Props = z.infer<typeof props>;

// expect: ok
export function Helpers({ title, subtitle, label, amount }: Props) {
  return (
    <p>
      {wholePrice(amount)} {wholePrice(amount, label)} {plural(amount, 'piece')} {plural(amount, 'box', 'boxes')}{' '}
      {firstOf(label, subtitle, title)} {DOT}
    </p>
  );
}

// expect: ok
export function DefaultHelper({ title, subtitle, on }: Props) {
  return (
    <p title={joinWords([title, subtitle])}>
      {joinWords(['new', on && 'sale', subtitle], ', ')} {join([])} {format.default([title])} {format.plural(2, 'hat')}
    </p>
  );
}

// expect: ok
export function IconTable({ icon, perks }: Props) {
  const Main = ICONS[icon];
  return (
    <ul>
      <li>
        <Main size={24} />
      </li>
      {perks.map((perk, index) => {
        const Perk = ICONS[perk.icon];
        return (
          <li key={index}>
            <Perk label={perk.label} className="perk" /> {perk.text}
          </li>
        );
      })}
    </ul>
  );
}

// expect: ok
export function Namespace({ title, on, label }: Props) {
  return (
    <p>
      <icons.Truck label={label} />
      {on ? <icons.default label={title}>{null}</icons.default> : <Heart size={0} />}
      <Leaf strokeLinecap={on ? 'butt' : undefined} />
    </p>
  );
}

// expect: ok
export function Cards({ title, subtitle, on, amount }: Props) {
  return (
    <div>
      <Card title={title}>{subtitle}</Card>
      <CardDefault title={<em>{title}</em>} tone={on ? 'dark' : 'plain'} as="div">
        {amount}
      </CardDefault>
      <CardDefault title="" tone={undefined}>
        {on && price(amount)}
      </CardDefault>
    </div>
  );
}

// expect: ok
export function IconsOfEntries({ icon }: Props) {
  return (
    <div>
      {(Object.entries(ICONS) as [IconName, (typeof ICONS)[IconName]][]).map(([name, One]) => (
        <One key={name} className={name === icon ? 'on' : undefined} />
      ))}
      <Icon>
        <circle r="1" />
      </Icon>
    </div>
  );
}
