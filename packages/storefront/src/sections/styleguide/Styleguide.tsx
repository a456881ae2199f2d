import { t } from '@vitrine/compiler/view.ts';
import { Chapter } from '../../components/styleguide/Chapter.tsx';
import { Buttons } from './Buttons.tsx';
import { Colors } from './Colors.tsx';
import { Measures } from './Measures.tsx';
import { StaticParts } from './StaticParts.tsx';
import type { StyleguideProps, StyleScheme } from './styleguide.schema.ts';
import { Type } from './Type.tsx';

const idOf = (scheme: StyleScheme) => scheme.id;

/** Colors, type, measures and the static components, in both color schemes. The interactive ones are in `styleguide-parts`. */
export function Styleguide({ light, dark, price, empty }: StyleguideProps) {
  const both = { light, dark, schemeId: idOf };
  return (
    <div className="styleguide">
      <div className="wrap page-head">
        <h1>{t('styleguide.title')}</h1>
        <p className="muted">{t('styleguide.text')}</p>
        <nav className="styleguide__contents small" aria-label={t('styleguide.contents')}>
          <a className="link" href="#styleguide-colors">
            {t('styleguide.colors')}
          </a>
          <a className="link" href="#styleguide-type">
            {t('styleguide.type')}
          </a>
          <a className="link" href="#styleguide-measures">
            {t('styleguide.measures')}
          </a>
          <a className="link" href="#styleguide-buttons">
            {t('styleguide.buttons')}
          </a>
          <a className="link" href="#styleguide-still">
            {t('styleguide.still')}
          </a>
          <a className="link" href="#styleguide-forms">
            {t('styleguide.forms')}
          </a>
          <a className="link" href="#styleguide-opens">
            {t('styleguide.opens')}
          </a>
          <a className="link" href="#styleguide-cards">
            {t('styleguide.cards')}
          </a>
        </nav>
      </div>
      <Chapter id="styleguide-colors" title={t('styleguide.colors')} {...both}>
        {({ scheme }) => <Colors scheme={scheme} />}
      </Chapter>
      <Chapter id="styleguide-type" title={t('styleguide.type')} {...both}>
        {() => <Type />}
      </Chapter>
      <Chapter id="styleguide-measures" title={t('styleguide.measures')} {...both}>
        {() => <Measures />}
      </Chapter>
      <Chapter id="styleguide-buttons" title={t('styleguide.buttons')} {...both}>
        {() => <Buttons />}
      </Chapter>
      <Chapter id="styleguide-still" title={t('styleguide.still')} {...both}>
        {({ key }) => (
          <StaticParts
            price={price}
            empty={empty}
            pages={key === 'light' ? t('styleguide.pages_light') : t('styleguide.pages_dark')}
          />
        )}
      </Chapter>
    </div>
  );
}
