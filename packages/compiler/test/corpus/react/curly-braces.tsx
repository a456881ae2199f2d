import { z } from 'zod';
import { CURRENCY, euros } from './lib/price.ts';

export const props = z.object({
  name: z.string(),
  price: z.int().min(0),
  image: z.object({ id: z.string(), alt: z.string() }),
  theme: z.object({ background: z.enum(['black', 'ivory', 'tomato']), inverted: z.boolean() }),
});
type Props = z.infer<typeof props>;

const CDN = 'https://cdn.example.com/';

function imageUrl(image: Props['image'], size = 's') {
  return CDN + image.id + '_' + size + '.jpg';
}

// expect: ok
export function ValuesInText({ name, price }: Props) {
  const upper = 'SALE';
  return (
    <p>
      {upper}: {name} for {euros(price)} ({CURRENCY})
    </p>
  );
}

// expect: ok
export function ValuesInAttributes({ image, name }: Props) {
  return <img className="look" src={imageUrl(image)} alt={`${name}: ${image.alt}`} loading="lazy" />;
}

// expect: ok
export function DoubleCurlies({ theme, name }: Props) {
  return (
    <div style={{ backgroundColor: theme.background, color: theme.inverted ? 'white' : 'black' }}>
      <h2>{name}'s Looks</h2>
    </div>
  );
}

// expect: ok
export function ConstantsObject({ image }: Props) {
  const look = {
    stylist: 'Ada Okafor',
    theme: { backgroundColor: 'black', color: 'pink' },
    size: 'l',
  };
  return (
    <div style={look.theme}>
      <h1>{look.stylist}'s picks</h1>
      <img src={imageUrl(image, look.size)} alt={image.alt} width={50 * 2} loading="lazy" />
    </div>
  );
}

// expect: ok
export function BracesInStrings({ name }: Props) {
  return (
    <p title={`{${name}}`}>
      {'{{ product.title }}'} {`{% if ${name} %}`} {'{'}
      {name}
      {'}'}
    </p>
  );
}
