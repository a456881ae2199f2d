import { Html, t } from '@vitrine/compiler/view.ts';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { type Consent, PURPOSES, type Purpose } from '../../integrations/consent/customer-privacy.ts';
import styles from './consent.css?inline';
import type { ConsentProps } from './consent.schema.ts';
import type { ConsentView } from './use-consent.ts';

const ALL: Consent = { preferences: true, analytics: true, marketing: true };
const NONE: Consent = { preferences: false, analytics: false, marketing: false };

const nameOf = (purpose: Purpose): { name: string; text: string } => {
  switch (purpose) {
    case 'preferences':
      return { name: t('consent.preferences'), text: t('consent.preferences_text') };
    case 'analytics':
      return { name: t('consent.analytics'), text: t('consent.analytics_text') };
    case 'marketing':
      return { name: t('consent.marketing'), text: t('consent.marketing_text') };
  }
};

/** The begin of the page, after the link to its content: the first stop of the keys, wherever it is drawn. */
function useRoot(): HTMLElement {
  const root = useRef<HTMLElement | null>(null);
  if (root.current === null) {
    root.current = document.createElement('div');
    const skip = document.querySelector('.skip-link');
    if (skip) skip.after(root.current);
    else document.body.prepend(root.current);
  }
  const made = root.current;
  useEffect(() => () => made.remove(), [made]);
  return made;
}

/** px at the foot of the window that the banner covers from edge to edge: what else stands there stands above it. */
function useCovered(banner: { current: HTMLElement | null }): void {
  useLayoutEffect(() => {
    const element = banner.current;
    const page = document.documentElement;
    if (!element || typeof ResizeObserver !== 'function') return;
    const measure = () => {
      const { width, height } = element.getBoundingClientRect();
      page.style.setProperty('--covered', width < innerWidth ? '0px' : `${Math.ceil(height)}px`);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
      page.style.removeProperty('--covered');
    };
  }, [banner]);
}

/** What is kept on the device and why; to refuse is as easy as to accept. It lies at the foot of the window and holds nothing. */
export default function ConsentBanner({
  view,
  consent,
  opened,
  text,
  policy,
  choose,
  save,
  close,
}: ConsentProps & {
  view: ConsentView;
  consent: Consent;
  opened: boolean;
  choose(): void;
  save(consent: Consent): void;
  close(): void;
}) {
  const banner = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const root = useRoot();
  useCovered(banner);
  const choosing = view === 'choose';
  useEffect(() => {
    if (choosing) title.current?.focus({ preventScroll: true });
  }, [choosing]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    save({ preferences: form.has('preferences'), analytics: form.has('analytics'), marketing: form.has('marketing') });
  };
  return createPortal(
    <section
      className="consent"
      ref={banner}
      aria-labelledby="consent-title"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && choosing) close();
      }}
    >
      <style>{styles}</style>
      <h2 className="consent__title" id="consent-title" ref={title} tabIndex={-1}>
        {t('consent.title')}
      </h2>
      <div className="consent__text small">
        {text ? <Html html={text} /> : <p>{t('consent.text')}</p>}
        {policy && (
          <p>
            <a className="link" href={policy}>
              {t('consent.policy')}
            </a>
          </p>
        )}
      </div>
      <form onSubmit={submit}>
        {choosing && (
          <fieldset className="consent__purposes">
            <legend className="visually-hidden">{t('consent.purposes')}</legend>
            <label className="check">
              <input type="checkbox" checked disabled />
              <span>
                {t('consent.necessary')}
                <span className="muted consent__why">{t('consent.necessary_text')}</span>
              </span>
            </label>
            {PURPOSES.map((purpose) => (
              <label className="check" key={purpose}>
                <input type="checkbox" name={purpose} defaultChecked={consent[purpose]} />
                <span>
                  {nameOf(purpose).name}
                  <span className="muted consent__why">{nameOf(purpose).text}</span>
                </span>
              </label>
            ))}
          </fieldset>
        )}
        <div className="consent__buttons">
          <button type="button" className="button" onClick={() => save(NONE)}>
            {t('consent.decline')}
          </button>
          <button type="button" className="button" onClick={() => save(ALL)}>
            {t('consent.accept')}
          </button>
          {choosing ? (
            <>
              <button type="submit" className="button button--quiet consent__wide">
                {t('consent.save')}
              </button>
              {opened && (
                <button type="button" className="text-button consent__wide" onClick={close}>
                  {t('general.close')}
                </button>
              )}
            </>
          ) : (
            <button type="button" className="text-button consent__wide" onClick={choose}>
              {t('consent.choose')}
            </button>
          )}
        </div>
      </form>
    </section>,
    root,
  );
}
