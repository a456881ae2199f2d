/** What views use from `@vitrine/compiler/view.ts`, and npm packages. */
import { exact, group, refused } from '../construct.ts';

export const VIEW_HELPERS = [
  ...group('Helpers for views (`@vitrine/compiler/view.ts`) and packages', [
    exact(
      '`t(key, values)`',
      "<p>{t('cart.hello', { name: title })}{t('cart.count', { count })}{t(isNew ? 'cart.title' : 'cart.empty')}</p>",
      { key: 't' },
    ),
    refused('`t` of a key that only the page knows', 't(title)', 'Write the keys out, in ?: or a table', { key: 't' }),
    exact('`money(cents)`', 'money(price)', { key: 'money' }),
    refused(
      '`money`, `moneyExact` of what is no number',
      'money(title)',
      'Give it an amount in minor units, a whole number',
      { key: 'money' },
    ),
    exact('`moneyExact(cents)`', 'moneyExact(price)', { key: 'moneyExact' }),
    exact('`routes.cart_url`', '<a href={routes.cart_url}>{title}</a>', { key: 'routes' }),
    exact('`useSectionId()`', '<p id={`${useSectionId()}-${kind}`}>{title}</p>', { key: 'useSectionId' }),
    exact('`<SectionIdProvider>`', '<SectionIdProvider id="template--1__main"><b>{title}</b></SectionIdProvider>', {
      key: 'SectionIdProvider',
    }),
    exact('`<ClientOnly fallback>`', '<ClientOnly fallback={<i>{kind}</i>}><Width /></ClientOnly>', {
      key: 'ClientOnly',
      outside: 'const Width = () => <b>{window.innerWidth}</b>;',
    }),
    exact('`<Html html as>`', '<Html html={title} as="section" className={kind} />', { key: 'Html' }),
    exact('`cx(…)`', "<p className={cx('card', isNew && 'card--new', note)}>{title}</p>", { key: 'cx' }),
    exact('`{...editorAttributes(attributes)}`', '<p {...editorAttributes("")}>{title}</p>', {
      key: 'editorAttributes',
    }),
    refused('`formatMoney` while rendering', "formatMoney(count, '')", 'Call it in an effect or a handler', {
      key: 'formatMoney',
    }),
    refused(
      '`configureView` while rendering',
      'configureView({}); return <p>{title}</p>;',
      'Call it in an effect or a handler',
      { key: 'configureView' },
    ),
    refused('`viewConfig` while rendering', 'viewConfig().locale', 'Call it in an effect or a handler', {
      key: 'viewConfig',
    }),
    exact(
      '`clsx` and other helpers from npm',
      "<p className={clsx('card', { new: isNew, noted: note }, [title && 'titled'])}>{title}</p>",
      { note: 'They are evaluated from their own source.' },
    ),
  ]),
];
