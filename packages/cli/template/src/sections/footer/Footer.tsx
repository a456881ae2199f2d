import { t } from '@vitrine/compiler/view.ts';
import type { FooterProps } from './footer.schema.ts';

export function Footer({ shop, year, links }: FooterProps) {
  return (
    <footer className="footer">
      <p>
        © {year} {shop}
      </p>
      <nav aria-label={t('footer.menu')}>
        <ul>
          {links.map((link) => (
            <li key={link.url}>
              <a href={link.url}>{link.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </footer>
  );
}
