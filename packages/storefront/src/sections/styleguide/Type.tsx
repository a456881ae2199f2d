import { t } from '@vitrine/compiler/view.ts';
import { Specimen } from '../../components/styleguide/Chapter.tsx';
import { STEPS } from './tokens.ts';

/** Steps from here on are set in the serif. */
const FIRST_OF_SERIF = 3;

export function Type() {
  return (
    <>
      <ul className="styleguide__steps">
        {STEPS.map((step, index) => (
          <li key={step} className="styleguide__step">
            <code className="small muted">{step}</code>
            <span className={index >= FIRST_OF_SERIF ? 'display' : undefined} style={{ fontSize: `var(${step})` }}>
              {t('styleguide.sample')}
            </span>
          </li>
        ))}
      </ul>
      <Specimen name={t('styleguide.label')}>
        <p className="label">{t('styleguide.sample')}</p>
      </Specimen>
      <Specimen name={t('styleguide.prose')} wide>
        <div className="prose">
          <p>
            {t('styleguide.prose_text')} <a href="#styleguide-type">{t('styleguide.prose_link')}</a>
          </p>
          <blockquote>{t('styleguide.prose_quote')}</blockquote>
        </div>
      </Specimen>
    </>
  );
}
