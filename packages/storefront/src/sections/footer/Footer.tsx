import { routes, t } from '@vitrine/compiler/view.ts';
import type { FooterProps } from '@vitrine/contract';

/** The foot of every page: menus, the house, its policies. */
export function Footer({ shop, slogan, year, menus, social, policies }: FooterProps) {
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
            <div key={menu.title}>
              <p className="label muted">{menu.title}</p>
              <ul>
                {menu.links.map((link) => (
                  <li key={link.url}>
                    <a className="footer__link" href={link.url}>
                      {link.title}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {(social.instagram || social.pinterest || social.youtube) && (
            <div>
              <p className="label muted">{t('accessibility.social')}</p>
              <ul>
                {social.instagram && <SocialLink name="Instagram" url={social.instagram} />}
                {social.pinterest && <SocialLink name="Pinterest" url={social.pinterest} />}
                {social.youtube && <SocialLink name="YouTube" url={social.youtube} />}
              </ul>
            </div>
          )}
        </nav>
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
        </ul>
      </div>
    </footer>
  );
}

function SocialLink({ name, url }: { name: string; url: string }) {
  return (
    <li>
      <a className="footer__link" href={url} rel="noreferrer">
        {name}
      </a>
    </li>
  );
}
