import { t } from '@vitrine/compiler/view.ts';
import { Chapter } from '../styleguide/Chapter.tsx';
import { Forms } from './Forms.tsx';
import { Opens } from './Opens.tsx';
import type { StyleguidePartsProps } from './styleguide-parts.schema.ts';

const idOf = (scheme: string) => scheme;

/** The part of the style guide that can be used: every field and everything that opens is the shop's own. */
export function StyleguideParts({ light, dark, current_year, row }: StyleguidePartsProps) {
  const both = { light, dark, schemeId: idOf };
  return (
    <div className="styleguide">
      <Chapter id="styleguide-forms" title={t('styleguide.forms')} {...both}>
        {({ key }) => <Forms id={`styleguide-${key}`} currentYear={current_year} />}
      </Chapter>
      <Chapter id="styleguide-opens" title={t('styleguide.opens')} {...both}>
        {({ key, scheme }) => <Opens id={`styleguide-${key}`} scheme={scheme} row={row} />}
      </Chapter>
    </div>
  );
}
