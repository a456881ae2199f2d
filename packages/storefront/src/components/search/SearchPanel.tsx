import { routes, t } from '@vitrine/compiler/view.ts';
import { type FormEvent, type KeyboardEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { header } from '../../state/header/header.ts';
import { announce, announceError } from '../../state/live-region.ts';
import { useStore } from '../../state/use-store.ts';
import { Icon } from '../ui/Icon.tsx';
import { OptionList } from './OptionList.tsx';
import { type OptionGroup, startGroups, step, suggestedGroups } from './option-groups.ts';
import { suggestions } from './suggestions.ts';
import { useDismiss } from './use-dismiss.ts';
import { useSearchStart } from './use-search-start.ts';

const LIST = 'search-panel-list';
const optionId = (at: number): string => `search-panel-option-${at}`;

/**
 * The search below the header (rule header-16): a field with a list that follows the typing. A combobox: the focus stays in the
 * field, the arrow keys walk the list, Enter opens what they stand on, or searches for what was typed.
 */
export default function SearchPanel({ open }: { open: boolean }) {
  const panel = useRef<HTMLElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const status = useStore(suggestions, (state) => state.status);
  const shown = useStore(suggestions, (state) => state.shown);
  const terms = useStore(suggestions, (state) => state.terms);
  const start = useSearchStart(open);
  useDismiss(panel, open);

  const found = shown ? suggestedGroups(shown.suggestions, start?.brands ?? false) : [];
  const groups: OptionGroup[] = found.length > 0 ? found : start ? startGroups(start) : [];
  const count = groups.reduce((sum, group) => sum + group.options.length, 0);
  const nothing = shown !== null && found.length === 0;

  useEffect(() => {
    if (!open) return;
    field.current?.focus({ preventScroll: true });
    field.current?.select();
  }, [open]);
  useEffect(() => {
    setActive(-1);
    if (!shown) return;
    const total = suggestedGroups(shown.suggestions, false).reduce((sum, group) => sum + group.options.length, 0);
    announce(total > 0 ? t('search.suggestions', { count: total }) : t('search.no_results', { terms: shown.terms }));
  }, [shown]);
  useEffect(() => {
    if (status === 'failed') announceError(t('search.failed'));
  }, [status]);

  const change = (value: string) => {
    setText(value);
    setActive(-1);
    suggestions.type(value);
  };
  const walk = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const next = step(active, event.key === 'ArrowDown' ? 1 : -1, count);
      setActive(next);
      document.getElementById(optionId(next))?.scrollIntoView({ block: 'nearest' });
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault();
      document.getElementById(optionId(active))?.click();
    }
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    closeSearch();
  };
  const submit = (event: FormEvent) => {
    if (text.trim() === '') event.preventDefault();
  };

  return (
    <section
      className="search-panel"
      ref={panel}
      hidden={!open}
      onKeyDown={closeOnEscape}
      aria-label={t('search.title')}
    >
      <div className="search-panel__sheet">
        <div className="wrap">
          <form className="search-panel__form" action={routes.search_url} method="get" onSubmit={submit}>
            <input type="hidden" name="type" value="product" />
            <Icon name="search" />
            <input
              ref={field}
              className="search-panel__field display"
              type="search"
              name="q"
              role="combobox"
              aria-label={t('search.placeholder')}
              aria-expanded={count > 0}
              aria-controls={LIST}
              aria-autocomplete="list"
              aria-activedescendant={active >= 0 ? optionId(active) : undefined}
              aria-busy={status === 'busy'}
              placeholder={t('search.placeholder')}
              autoComplete="off"
              autoCorrect="off"
              autoCapitalize="off"
              spellCheck={false}
              enterKeyHint="search"
              maxLength={200}
              value={text}
              onChange={(event) => change(event.currentTarget.value)}
              onKeyDown={walk}
            />
            {text !== '' && (
              <button
                type="button"
                className="text-button small muted"
                onClick={() => {
                  change('');
                  field.current?.focus();
                }}
              >
                {t('search.clear')}
              </button>
            )}
            <button type="button" className="icon-button" aria-label={t('general.close')} onClick={closeSearch}>
              <Icon name="close" />
            </button>
          </form>
          {status === 'failed' && <p className="search-panel__say muted">{t('search.failed')}</p>}
          {nothing && (
            <div className="search-panel__say">
              <p className="display search-panel__none">{t('search.no_results', { terms: shown.terms })}</p>
              <p className="small muted">{t('search.no_results_help')}</p>
            </div>
          )}
          <OptionList id={LIST} groups={groups} active={active} optionId={optionId} onPoint={setActive} />
          {terms !== '' && !nothing && (
            <a
              className="link small search-panel__all"
              href={`${routes.search_url}?${new URLSearchParams({ type: 'product', q: terms })}`}
            >
              {t('search.view_all', { terms })}
            </a>
          )}
        </div>
      </div>
    </section>
  );
}

/** Closes, and gives the focus back to where it came from. */
function closeSearch(event?: SyntheticEvent) {
  event?.stopPropagation();
  header.closeSearch();
  document.querySelector<HTMLElement>('[data-scripted="search"]')?.focus({ preventScroll: true });
}
