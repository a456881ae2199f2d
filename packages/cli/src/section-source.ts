/** The files of a new section: a heading, a text and a link, as a starting point. */

export interface SectionNames {
  /** `look-book`: the folder, the section in the theme, the class. */
  name: string;
  /** `LookBook`: the view. */
  view: string;
  /** `look_book`: the group of its texts. */
  key: string;
  /** `Look book`: in the theme editor. */
  title: string;
}

export function namesOf(name: string): SectionNames {
  const words = name.split('-');
  const spoken = words.join(' ');
  return {
    name,
    view: words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
    key: words.join('_'),
    title: spoken.charAt(0).toUpperCase() + spoken.slice(1),
  };
}

/** A text in the languages of this file; other languages start with the English one. */
const READ_MORE: Readonly<Record<string, string>> = {
  en: 'Read more',
  fr: 'En savoir plus',
  de: 'Mehr lesen',
  es: 'Leer más',
  it: 'Scopri di più',
};

/** Contents by file name. `languages` are those of the theme. */
export function sectionSource(
  { name, view, key, title }: SectionNames,
  languages: readonly string[],
): Map<string, string> {
  const texts = Object.fromEntries(
    languages.map((language) => {
      const [base = ''] = language.split('-');
      return [language, { [key]: { read_more: READ_MORE[base] ?? READ_MORE.en } }];
    }),
  );
  return new Map([
    [
      `${name}.schema.ts`,
      `import { z } from 'zod';

/** What the page knows of the section: Liquid prints it, React renders it. */
export const ${view}Props = z.object({
  heading: z.string(),
  /** HTML; null where the merchant has written none. */
  text: z.string().nullable(),
  link: z.string().nullable(),
});
export type ${view}Props = z.infer<typeof ${view}Props>;
`,
    ],
    [
      `${name}.section.tsx`,
      `import { defineSection, richtext, text, url } from '@vitrine/compiler';
import { ${view} } from './${view}.tsx';
import { ${view}Props } from './${name}.schema.ts';

export default defineSection({
  name: '${title}',
  props: ${view}Props,
  // 'visible' or 'load' once the view has something to press.
  hydrate: 'never',
  settings: {
    heading: text({ label: 'Heading', default: '${title}' }),
    text: richtext({ label: 'Text' }),
    link: url({ label: 'Link' }),
  },
  presets: [{ name: '${title}' }],
  data: ({ section: { settings } }) => ({
    heading: settings.heading,
    text: settings.text,
    link: settings.link,
  }),
  view: ${view},
});
`,
    ],
    [
      `${view}.tsx`,
      `import { Html, t, useSectionId } from '@vitrine/compiler/view.ts';
import type { ${view}Props } from './${name}.schema.ts';

export function ${view}({ heading, text, link }: ${view}Props) {
  const headingId = \`\${useSectionId()}-heading\`;
  return (
    <section className="${name}" aria-labelledby={headingId}>
      <h2 id={headingId}>{heading}</h2>
      {text && <Html html={text} />}
      {link && (
        <p>
          <a href={link} aria-describedby={headingId}>
            {t('${key}.read_more')}
          </a>
        </p>
      )}
    </section>
  );
}
`,
    ],
    [
      `${name}.css`,
      `.${name} {
  max-width: 64ch;
  margin-inline: auto;
  padding: clamp(2.5rem, 6vw, 6rem) clamp(1rem, 3vw, 3rem);
}
`,
    ],
    ['texts.json', `${JSON.stringify(texts, null, 2)}\n`],
    [
      `${name}.test.tsx`,
      `import { join } from 'node:path';
import { pageOf, sectionDifference } from '@vitrine/compiler/testing.ts';
import { configureView } from '@vitrine/compiler/view.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { ${view} } from './${view}.tsx';

beforeAll(() => configureView(pageOf(import.meta.filename)));

test('shows its heading, and a link where the merchant has chosen one', () => {
  const plain = renderToStaticMarkup(<${view} heading="A heading" text={null} link={null} />);
  expect(plain).toContain('A heading</h2>');
  expect(plain).not.toContain('<a ');
  const linked = renderToStaticMarkup(<${view} heading="A heading" text="<p>A text</p>" link="/pages/about" />);
  expect(linked).toContain('<p>A text</p>');
  expect(linked).toContain('href="/pages/about"');
});

test('Liquid prints what React renders', () => {
  expect(sectionDifference(join(import.meta.dirname, '${name}.section.tsx'))).toBeUndefined();
});
`,
    ],
  ]);
}
