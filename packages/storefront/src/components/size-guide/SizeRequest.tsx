import { t } from '@vitrine/compiler/view.ts';

/** Asks for a size that is not made: opens the theme's sign-up form, or leads to `href` where it does not open (rule widget-5). */
export function SizeRequest({ href }: { href: string }) {
  return (
    href && (
      <p className="small size-guide__request">
        <a className="link" href={href} data-signup-form="">
          {t('size_guide.request')}
        </a>
      </p>
    )
  );
}
