import { editorAttributes, Html, routes, t } from '@vitrine/compiler/view.ts';
import { LocalizationForm } from '../../components/localization/LocalizationForm.tsx';
import type { FooterProps } from './footer.schema.ts';
import { SocialLinks } from './SocialLinks.tsx';

/** The foot of every page: menus, the house, where and in which language one shops, how one pays, policies. */
export function Footer({
  shop,
  slogan,
  year,
  menus,
  social,
  policies,
  consent_link,
  localization,
  payments,
}: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap footer__top">
        <div className="footer__house">
          <p className="display footer__name">
            <a href={routes.root_url}>{shop}</a>
          </p>
          {slogan && <p className="muted">{slogan}</p>}
        </div>
        <nav className="footer__menus" aria-label={t('accessibility.footer_menu')}>
          {menus.map((menu) => (
            <div key={menu.title} {...editorAttributes(menu.attributes)}>
              <p className="label muted">{menu.title}</p>
              <ul>
                {menu.links.map((link) => (
                  <li key={link.url}>
                    <a className="footer__link" href={link.url} data-signup-form={link.newsletter_form_id ?? undefined}>
                      {link.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <SocialLinks social={social} />
        </nav>
      </div>
      <div className="wrap footer__middle">
        <LocalizationForm localization={localization} place="footer" />
        {payments.length > 0 && (
          <ul className="footer__payments" aria-label={t('footer.payments')}>
            {payments.map((payment) => (
              <li key={payment.type}>
                <Html as="span" html={payment.badge} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <div className="wrap footer__foot small">
        <p className="muted">{t('footer.rights', { year, shop })}</p>
        <ul className="footer__policies">
          {policies.map((link) => (
            <li key={link.url}>
              <a className="footer__link" href={link.url}>
                {link.title}
              </a>
            </li>
          ))}
          {consent_link && (
            <li className="needs-script">
              <a className="footer__link" href="#cookie-preferences">
                {t('consent.change')}
              </a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
