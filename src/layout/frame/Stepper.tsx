import { useId, useState, type ReactNode } from 'react';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './Stepper.module.css';

export type StepView = { name: string; state: 'DONE' | 'CURRENT' | 'TODO' };

type Props = {
  steps: readonly StepView[];
  /** Pages up to the one shown, it included. */
  pagesWalked: number;
  /** Pages still to come, as the flow counts them. */
  pagesLeft: number;
};

/** Where the reporter is: a line in the bar of a phone, which opens the list of steps, and the list itself on a desktop. */
export function Stepper({ steps, pagesWalked, pagesLeft }: Props): ReactNode {
  const { t } = useTexts('common');
  const [isOpen, setIsOpen] = useState(false);
  const list = useId();
  const share = useShare(pagesWalked, pagesLeft);
  const at = steps.findIndex(({ state }) => state === 'CURRENT');
  const current = steps[at];
  const left = pagesLeft > 0 ? t('progress.pagesLeft', { count: pagesLeft }) : undefined;
  return (
    <nav className={styles['stepper']} aria-label={t('progress.label')}>
      {current ? (
        <button
          type="button"
          className={styles['now']}
          aria-expanded={isOpen}
          aria-controls={list}
          onClick={() => setIsOpen(!isOpen)}
        >
          <span className={styles['place']}>
            {t('progress.short', { step: at + 1, count: steps.length, name: current.name })}
          </span>
          <Icon name="down" size={18} />
        </button>
      ) : null}
      <progress className={styles['share']} aria-label={left ?? t('progress.label')} value={share} max={1} />
      <div className={styles['list']} id={list} data-is-open={isOpen}>
        {left ? <p className={styles['left']}>{left}</p> : null}
        <ol className={styles['steps']}>
          {steps.map(({ name, state }) => (
            <li
              key={name}
              className={styles['step']}
              data-state={state}
              aria-current={state === 'CURRENT' ? 'step' : undefined}
            >
              <span className={styles['dot']}>
                {state === 'DONE' ? <Icon name="check" size={16} /> : null}
              </span>
              <span className={styles['name']}>
                {name}
                {state === 'DONE' ? <span className="visually-hidden"> ({t('progress.done')})</span> : null}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** How much is done, from 0 to 1. An answer may add pages; whoever has gone on is never shown less for it. */
function useShare(walked: number, left: number): number {
  const share = walked / (walked + left);
  const [shown, setShown] = useState({ walked, share });
  if (shown.walked === walked) return shown.share;
  const next = walked > shown.walked ? Math.max(shown.share, share) : share;
  setShown({ walked, share: next });
  return next;
}
