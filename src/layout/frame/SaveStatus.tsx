import type { ReactNode } from 'react';
import { formatTime } from '#src/i18n/formatTime.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Icon } from '#src/layout/Icon.tsx';
import type { IconName } from '#src/layout/icons.ts';
import styles from './SaveStatus.module.css';

export type SaveView =
  | { readonly state: 'IDLE' | 'SAVING' | 'WAITING' | 'FAILED' }
  | { readonly state: 'SAVED'; readonly at: Date };

const icons = {
  IDLE: undefined,
  SAVING: undefined,
  SAVED: 'done',
  WAITING: 'offline',
  FAILED: 'error',
} as const satisfies Record<SaveView['state'], IconName | undefined>;

/** How saving is going, in words beside the way to continue. `SaveNews` announces it. */
export function SaveStatus({ save }: { save: SaveView }): ReactNode {
  const icon = icons[save.state];
  return (
    <p className={styles['status']} data-state={save.state}>
      {icon ? <Icon name={icon} size={18} /> : null}
      <SaveWords save={save} />
    </p>
  );
}

/**
 * Announces politely how saving is going. It stands outside of the page, because what comes filled with a new page is not announced.
 */
export const SaveNews = ({ save }: { save: SaveView }): ReactNode => (
  <output className="visually-hidden">{save.state === 'IDLE' ? null : <SaveWords save={save} />}</output>
);

function SaveWords({ save }: { save: SaveView }): ReactNode {
  const { t, language } = useTexts('common');
  return {
    IDLE: () => t('save.idle'),
    SAVING: () => t('save.saving'),
    SAVED: () => t('save.saved', { time: save.state === 'SAVED' ? formatTime(save.at, language) : '' }),
    WAITING: () => t('save.waiting'),
    FAILED: () => t('save.failed'),
  }[save.state]();
}
