import { useEffect, useEffectEvent, useRef, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTexts } from '#src/i18n/useTexts.ts';
import { focusFieldById } from './focusField.ts';
import { Icon } from './Icon.tsx';
import { useSummaryPlace } from './summaryPlace.ts';
import styles from './ErrorSummary.module.css';

export type ErrorItem = { text: string; fieldId: string | undefined; isFixed: boolean };

/**
 * What Continue refused, in the order of the page, above its heading; each line leads to its field. It takes the focus whenever
 * `attempt` grows, once per refused Continue (0 shows nothing); lines stay and are ticked when corrected, so that nothing moves
 * under the reporter's hands.
 */
export function ErrorSummary({
  attempt,
  items,
}: {
  attempt: number;
  items: readonly ErrorItem[];
}): ReactNode {
  const { t } = useTexts('common');
  const box = useRef<HTMLElement>(null);
  const place = useSummaryPlace();
  const isShown = attempt > 0 && items.length > 0;
  const open = items.filter(({ isFixed }) => !isFixed).length;

  useEffect(() => {
    if (!isShown) return;
    box.current?.focus();
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [attempt, isShown]);

  useErrorTitle(isShown && open > 0, (title) => t('errorTitle', { title }));
  if (!isShown) return null;

  const follow = (event: MouseEvent, fieldId: string) => {
    event.preventDefault();
    focusFieldById(fieldId);
  };
  const summary = (
    <section
      ref={box}
      className={styles['summary']}
      data-done={open === 0}
      tabIndex={-1}
      aria-labelledby="summary-title"
    >
      <h2 id="summary-title" className={styles['title']}>
        <Icon name={open === 0 ? 'done' : 'error'} size={24} />
        {open === 0 ? t('summary.allFixed') : t('summary.title', { count: open })}
      </h2>
      <ul className={styles['list']}>
        {items.map(({ text, fieldId, isFixed }) => (
          <li key={`${fieldId} ${text}`} data-fixed={isFixed}>
            {isFixed ? <Icon name="check" /> : null}
            {fieldId ? (
              <a href={`#${fieldId}`} onClick={(event) => follow(event, fieldId)}>
                {text}
              </a>
            ) : (
              text
            )}
            {isFixed ? <span className="visually-hidden">({t('summary.fixed')})</span> : null}
          </li>
        ))}
      </ul>
    </section>
  );
  return place ? createPortal(summary, place) : summary;
}

/** Puts the error before the document's title while there is one, and restores the title afterwards. */
function useErrorTitle(isWrong: boolean, titleOf: (title: string) => string) {
  const wrongTitle = useEffectEvent(titleOf);
  useEffect(() => {
    if (!isWrong) return undefined;
    const { title } = document;
    const wrong = wrongTitle(title);
    document.title = wrong;
    return () => {
      if (document.title === wrong) document.title = title;
    };
  }, [isWrong]);
}
