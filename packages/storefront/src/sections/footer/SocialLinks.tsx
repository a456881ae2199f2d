import { t } from '@vitrine/compiler/view.ts';
import type { FooterProps } from './footer.schema.ts';

/** Where else the house is; nothing when it is nowhere else. */
export function SocialLinks({ social }: { social: FooterProps['social'] }) {
  return (
    (social.instagram || social.pinterest || social.tiktok || social.youtube || social.facebook || social.x) && (
      <div>
        <p className="label muted">{t('accessibility.social')}</p>
        <ul>
          {social.instagram && <SocialLink name="Instagram" url={social.instagram} />}
          {social.pinterest && <SocialLink name="Pinterest" url={social.pinterest} />}
          {social.tiktok && <SocialLink name="TikTok" url={social.tiktok} />}
          {social.youtube && <SocialLink name="YouTube" url={social.youtube} />}
          {social.facebook && <SocialLink name="Facebook" url={social.facebook} />}
          {social.x && <SocialLink name="X" url={social.x} />}
        </ul>
      </div>
    )
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
