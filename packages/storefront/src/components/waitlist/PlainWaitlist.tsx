import { t } from '@vitrine/compiler/view.ts';

/** Waiting without scripts: the shop is written to by mail, and says so. */
export function PlainWaitlist({ email }: { email: string }) {
  return (
    <p className="small">
      <span>{t('waitlist.plain')}</span>{' '}
      <a className="link" href={`mailto:${email}`}>
        {email}
      </a>
    </p>
  );
}
