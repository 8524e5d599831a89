import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/useTexts.ts';
import { Icon } from '../Icon.tsx';
import styles from './Stepper.module.css';

export type StepView = { name: string; state: 'DONE' | 'CURRENT' | 'TODO' };

type Props = {
  steps: readonly StepView[];
  /** Pages still to come, as the flow counts them; without a number nothing is said. */
  pagesLeft?: number | undefined;
};

/** Where the reporter is: a line of segments on a phone, a list on a desktop. */
export function Stepper({ steps, pagesLeft }: Props): ReactNode {
  const { t } = useTexts('common');
  const at = steps.findIndex(({ state }) => state === 'CURRENT');
  const current = steps[at];
  const left = pagesLeft ? t('progress.pagesLeft', { count: pagesLeft }) : undefined;
  return (
    <nav className={styles['stepper']} aria-label={t('progress.label')}>
      {current ? (
        <p className={styles['now']}>
          <span>{t('progress.stepOf', { step: at + 1, count: steps.length })}</span>
          <strong className={styles['current']} aria-hidden="true">
            {current.name}
          </strong>
        </p>
      ) : null}
      <ol className={styles['steps']}>
        {steps.map(({ name, state }) => (
          <li
            key={name}
            className={styles['step']}
            data-state={state}
            aria-current={state === 'CURRENT' ? 'step' : undefined}
          >
            <span className={styles['dot']}>{state === 'DONE' ? <Icon name="check" size={16} /> : null}</span>
            <span className={styles['name']}>
              {name}
              {state === 'DONE' ? <span className="visually-hidden"> ({t('progress.done')})</span> : null}
            </span>
          </li>
        ))}
      </ol>
      {left ? <p className={styles['left']}>{left}</p> : null}
    </nav>
  );
}
