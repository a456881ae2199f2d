import { t } from '@vitrine/compiler/view.ts';
import { HiddenFields } from '../../components/account/address/HiddenFields.tsx';

/** Deleting without scripts: what is pressed first asks, what is pressed then deletes. */
export function DeletePlain({ url, address1 }: { url: string; address1: string }) {
  return (
    <details className="address__delete">
      <summary className="address__plain link">
        {t('addresses.delete')} <span className="visually-hidden">{t('addresses.of', { address: address1 })}</span>
      </summary>
      <form className="stack" method="post" action={url}>
        <HiddenFields method="delete" />
        <p>{t('addresses.delete_title')}</p>
        <button type="submit" className="button">
          {t('addresses.delete_confirm')}
        </button>
      </form>
    </details>
  );
}
