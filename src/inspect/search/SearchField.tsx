import { useEffect, useId, useRef } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Search.module.css';

interface Props {
  /** What is in it; where it is left out, Enter leads to the index with what was typed. */
  readonly typed?: string;
  readonly onType?: (typed: string) => void;
  /** Enter was pressed. */
  readonly onEnter?: () => void;
  /** Stands in a bar, with its label for screen readers alone. */
  readonly isSmall?: boolean;
}

/** The search over all flows: Ctrl and K, or Command and K, lead to it. Alone, as in the head of a flow, it leads to the index. */
export const SearchField = ({ typed, onType, onEnter, isSmall = false }: Props) => {
  const { t } = useTexts('catalogues');
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const isModified = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
      if (!isModified || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    addEventListener('keydown', lead);
    return () => removeEventListener('keydown', lead);
  }, []);
  return (
    <form
      role="search"
      action="/inspect"
      className={styles['search']}
      data-is-small={isSmall}
      onSubmit={(event) => {
        if (!onEnter) return;
        event.preventDefault();
        onEnter();
      }}
    >
      <label htmlFor={id} className={isSmall ? 'visually-hidden' : undefined}>
        {t('search.label')}
      </label>
      <div className={styles['box']}>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          name="q"
          type="search"
          autoComplete="off"
          spellCheck="false"
          enterKeyHint="search"
          maxLength={100}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={isSmall ? t('search.label') : t('search.examples')}
          value={typed}
          onChange={({ currentTarget }) => onType?.(currentTarget.value)}
        />
        <kbd aria-hidden="true">{t('search.keys')}</kbd>
      </div>
    </form>
  );
};
