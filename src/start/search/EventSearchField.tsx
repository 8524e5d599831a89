import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { hasTexts, loadTexts } from '#src/i18n/i18n.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import { useApplication } from '#src/shell/application.ts';
import styles from './EventSearch.module.css';
import type { FoundEventsProps } from './FoundEvents.tsx';
import { linksIn, useSearchKeys } from './useSearchKeys.ts';

/**
 * What happened, in the words people use, and the reports it leads to. Whoever has no script chooses the insurance below. What
 * finds is loaded when somebody comes to the field, and needs no network from then on.
 */
export const EventSearchField = () => {
  const { t } = useTexts('start');
  const { configuration } = useApplication();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState('');
  const { Found, isAway, load } = useFoundEvents();
  // What was typed before the page listened stands in the field alone.
  useEffect(() => {
    const early = field.current?.value ?? '';
    if (early !== '') setTyped(early);
    if (early !== '' || document.activeElement === field.current) load();
  }, [load]);
  useSearchKeys(form);
  return (
    <form
      ref={form}
      role="search"
      className={styles['search']}
      onSubmit={(event) => {
        event.preventDefault();
        linksIn(event.currentTarget)[0]?.focus();
      }}
    >
      <label htmlFor={id}>{t('search.label')}</label>
      <p id={`${id}-hint`}>
        {t('search.hint')} <span>{t('search.keys')}</span>
      </p>
      <div className={styles['box']}>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-describedby={`${id}-hint`}
          aria-keyshortcuts="Control+K Meta+K"
          onFocus={load}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            load();
          }}
        />
      </div>
      <div>
        {Found ? <Found typed={typed} /> : null}
        {isAway && !Found ? <p role="alert">{t('search.away', { hotline: configuration.hotline })}</p> : null}
      </div>
    </form>
  );
};

/** What shows the events found, once it is loaded with its words; whether it did not come; and how it is asked for, once more. */
const useFoundEvents = () => {
  const [Found, setFound] = useState<ComponentType<FoundEventsProps>>();
  const [isAway, setAway] = useState(false);
  const [load] = useState(() => {
    let loading: Promise<void> | undefined;
    return () => {
      loading ??= loadFound().then(
        (Loaded) => setFound(() => Loaded),
        () => {
          loading = undefined;
          setAway(true);
        },
      );
    };
  });
  return { Found, isAway, load };
};

const loadFound = async (): Promise<ComponentType<FoundEventsProps>> => {
  const [{ FoundEvents }] = await Promise.all([import('./FoundEvents.tsx'), loadTexts('search')]);
  if (!hasTexts('search')) throw new Error('The words of the search did not load.');
  return FoundEvents;
};
