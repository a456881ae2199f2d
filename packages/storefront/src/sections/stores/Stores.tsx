import { Html, t } from '@vitrine/compiler/view.ts';
import { Picture } from '../../components/ui/Picture.tsx';
import type { StoresProps } from './stores.schema.ts';

/** The shop's stores, each at an anchor of its own: `/pages/stores#new-york` (rule route-8). */
export function Stores({ heading, scheme, stores }: StoresProps) {
  return (
    <div className={`scheme scheme-${scheme}`}>
      <div className="wrap stores">
        {heading && <h2>{heading}</h2>}
        {stores.map((store) => (
          <section className="store" key={store.handle} id={store.handle} aria-labelledby={`${store.handle}-title`}>
            {store.image && (
              <div className="media store__picture">
                <Picture image={store.image} sizes="(min-width: 1024px) 58vw, 100vw" />
              </div>
            )}
            <div className="store__words">
              <h2 className="store__name" id={`${store.handle}-title`}>
                {store.name}
              </h2>
              <dl className="store__facts">
                {store.address && (
                  <div>
                    <dt className="label muted">{t('store_page.address')}</dt>
                    <dd>
                      <address className="store__lines">{store.address}</address>
                    </dd>
                  </div>
                )}
                {store.hours && (
                  <div>
                    <dt className="label muted">{t('store_page.hours')}</dt>
                    <dd className="store__lines">{store.hours}</dd>
                  </div>
                )}
                {store.dial && (
                  <div>
                    <dt className="label muted">{t('store_page.phone')}</dt>
                    <dd>
                      <a className="store__link tabular" href={`tel:${store.dial}`} dir="ltr">
                        {store.phone}
                      </a>
                    </dd>
                  </div>
                )}
              </dl>
              {store.text && <Html className="prose store__text" html={store.text} />}
              {store.map && (
                <a
                  className="button button--quiet store__map"
                  href={store.map}
                  target="_blank"
                  rel="noopener"
                  aria-label={t('store_page.map_of', { store: store.name })}
                >
                  {t('store_page.map')}
                </a>
              )}
            </div>
          </section>
        ))}
      </div>
    </div>
  );
}
