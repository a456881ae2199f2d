import { t } from '@vitrine/compiler/view.ts';
import { Specimen } from '../../components/styleguide/Chapter.tsx';
import { Icon } from '../../components/ui/Icon.tsx';

/** Every button, in the states that can be shown without a hand on it; the ring and the press wear the styles' own tokens. */
export function Buttons() {
  return (
    <>
      <p className="small muted styleguide__note">{t('styleguide.hover_note')}</p>
      <States kind="button" />
      <States kind="button button--quiet" />
      <div className="styleguide__backed">
        <Specimen name={t('styleguide.light_button')}>
          <button type="button" className="button button--light">
            {t('styleguide.button')}
          </button>
        </Specimen>
      </div>
      <Specimen name={t('styleguide.wide_button')} wide>
        <button type="button" className="button button--wide">
          {t('styleguide.button')}
        </button>
      </Specimen>
      <Specimen name={t('styleguide.icon_button')}>
        <button type="button" className="icon-button" aria-label={t('general.close')}>
          <Icon name="close" />
        </button>
        <button type="button" className="icon-button focused" aria-label={t('general.next')}>
          <Icon name="right" />
        </button>
        <button type="button" className="icon-button" aria-label={t('general.previous')} disabled>
          <Icon name="left" />
        </button>
      </Specimen>
      <Specimen name={t('styleguide.text_button')}>
        <button type="button" className="text-button link">
          {t('styleguide.button')}
        </button>
        <button type="button" className="text-button link" disabled>
          {t('styleguide.disabled')}
        </button>
      </Specimen>
      <Specimen name={t('styleguide.link')}>
        <a className="link" href="#styleguide-buttons">
          {t('styleguide.link')}
        </a>
        <a className="link focused" href="#styleguide-buttons">
          {t('styleguide.focused')}
        </a>
      </Specimen>
    </>
  );
}

function States({ kind }: { kind: string }) {
  return (
    <Specimen name={kind === 'button' ? t('styleguide.full_button') : t('styleguide.quiet_button')} wide>
      <button type="button" className={kind}>
        {t('styleguide.button')}
      </button>
      <button type="button" className={`${kind} focused`}>
        {t('styleguide.focused')}
      </button>
      <button type="button" className={`${kind} pressed`}>
        {t('styleguide.pressed')}
      </button>
      <button type="button" className={kind} disabled>
        {t('styleguide.disabled')}
      </button>
      <button type="button" className={kind} aria-busy="true">
        {t('styleguide.busy')}
      </button>
    </Specimen>
  );
}
