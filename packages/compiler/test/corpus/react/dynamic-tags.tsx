import type { ComponentType, ElementType, JSX, ReactNode } from 'react';
import { z } from 'zod';

export const props = z.object({
  text: z.string(),
  href: z.string().nullable(),
  level: z.enum(['h1', 'h2', 'h3']),
  icon: z.enum(['bag', 'heart', 'search']),
  blocks: z.array(
    z.discriminatedUnion('type', [
      z.object({ type: z.literal('text'), body: z.string() }),
      z.object({ type: z.literal('image'), src: z.string(), alt: z.string().optional() }),
      z.object({ type: z.literal('quote'), body: z.string(), author: z.string().nullable() }),
    ]),
  ),
});
type Props = z.infer<typeof props>;

// expect: ok
export function LinkOrSpan({ href, text }: Props) {
  const Tag = href ? 'a' : 'span';
  return (
    <Tag className="link" href={href ?? undefined}>
      {text}
    </Tag>
  );
}

// expect: ok
export function TagOfAProp({ level: Heading, text }: Props) {
  return <Heading className={Heading}>{text}</Heading>;
}

function Text<T extends ElementType = 'p'>({
  as,
  size = 'm',
  children,
  ...rest
}: { as?: T; size?: 's' | 'm'; children: ReactNode } & Record<string, unknown>) {
  const Component: ElementType = as ?? 'p';
  return (
    <Component {...rest} className={`text-${size}`}>
      {children}
    </Component>
  );
}

// expect: ok
export function PolymorphicText({ text, level, href }: Props) {
  return (
    <>
      <Text>{text}</Text>
      <Text as={level} size="s" id="heading">
        {text}
      </Text>
      <Text as="a" href={href ?? '#'}>
        {text}
      </Text>
      <Text as={LinkIcon} label={text}>
        ignored
      </Text>
    </>
  );
}

function LinkIcon({ label, className }: { label: string; className: string }) {
  return <i className={className} aria-label={label} />;
}

const ICONS: Record<Props['icon'], ComponentType<{ size?: number }>> = {
  bag: ({ size = 16 }) => <svg width={size} height={size} className="bag" />,
  heart: ({ size = 16 }) => (
    <svg width={size} height={size} className="heart">
      <path d="M0 0" />
    </svg>
  ),
  search: () => <span>🔍</span>,
};

// expect: ok
export function ComponentFromATable({ icon, text }: Props) {
  const Icon = ICONS[icon];
  return (
    <p>
      <Icon /> {text} <ICONS.heart size={8} />
    </p>
  );
}

type Block<T extends Props['blocks'][number]['type']> = Extract<Props['blocks'][number], { type: T }>;

const RENDERERS: { [T in Props['blocks'][number]['type']]: (block: Block<T>) => JSX.Element } = {
  text: ({ body }) => <p>{body}</p>,
  image: ({ src, alt = '' }) => <img src={src} alt={alt} loading="lazy" />,
  quote: ({ body, author }) => (
    <blockquote>
      {body}
      {author && <cite>{author}</cite>}
    </blockquote>
  ),
};

// expect: ok
export function RendererPerBlock({ blocks }: Props) {
  return (
    <article>
      {blocks.map((block, i) => {
        const render = RENDERERS[block.type] as (block: Props['blocks'][number]) => JSX.Element;
        return <section key={i}>{render(block)}</section>;
      })}
    </article>
  );
}

// expect: ok
export function SwitchPerBlock({ blocks }: Props) {
  const render = (block: Props['blocks'][number]) => {
    switch (block.type) {
      case 'text':
        return block.body ? <p>{block.body}</p> : null;
      case 'image':
        return <img src={block.src} alt={block.alt ?? ''} loading="lazy" />;
      case 'quote':
        return <q cite={block.author ?? undefined}>{block.body}</q>;
    }
  };
  const quotes = blocks.filter((block) => block.type === 'quote');
  return (
    <div data-quotes={quotes.length}>
      {blocks.map((block, i) => (
        <div key={i} className={block.type}>
          {render(block)}
        </div>
      ))}
    </div>
  );
}
