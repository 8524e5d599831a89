import type { ReactNode } from 'react';
import type { PageRow } from '#src/forms/rows/pageRow.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Breakable } from '#src/layout/Breakable.tsx';
import { Button } from '#src/layout/Button.tsx';
import { Icon } from '#src/layout/Icon.tsx';
import styles from './RowLine.module.css';
import { RowTools, useRowName, type RowToolsProps } from './RowTools.tsx';

/** What stands in the line of a closed row. */
export type RowContent = {
  /** What it is, by its own answer. */
  name?: string | undefined;
  /** What else decides: an amount, a day. */
  about?: string | undefined;
  /** What is asked for and not answered. */
  missing?: string | undefined;
};

export type RowLineProps = RowToolsProps &
  PageRow & {
    content?: (() => RowContent) | undefined;
    /** Absent for a row that stays as it is. */
    onOpen: ((index: number) => void) | undefined;
  };

const byItsPlace = (): RowContent => ({});

/** A row of a list on one line: what it is, what decides, what is missing or wrong, and the ways to change and to remove it. */
export function RowLine({
  id,
  errors,
  notes,
  content = byItsPlace,
  onOpen,
  ...tools
}: RowLineProps): ReactNode {
  const { t } = useTexts('common');
  const { index } = tools;
  const place = useRowName(tools.words)(index);
  const { name, about, missing } = content();
  const isWrong = errors.length > 0;
  return (
    <div
      id={`${id}-line`}
      className={styles['line']}
      role="group"
      aria-label={place}
      data-row
      data-line={index}
      data-invalid={isWrong}
    >
      <div className={styles['words']}>
        <p className={styles['name']}>
          <Breakable text={name ?? place} />
        </p>
        {about ? <p className={styles['about']}>{about}</p> : null}
      </div>
      <div className={styles['remarks']}>
        {isWrong ? <Remark tone="error" text={errors.join(' ')} /> : null}
        {missing !== undefined && !isWrong ? (
          <Remark tone="missing" text={t('rows.missing', { what: missing })} />
        ) : null}
        {notes.length > 0 ? <Remark tone="note" text={notes.join(' ')} /> : null}
      </div>
      {onOpen ? (
        <Button
          look="quiet"
          data-change
          aria-label={`${t('action.change')}: ${name === undefined ? place : `${place}, ${name}`}`}
          onClick={() => onOpen(index)}
        >
          {t('action.change')}
        </Button>
      ) : null}
      <RowTools {...tools} />
    </div>
  );
}

const Remark = ({ tone, text }: { tone: 'error' | 'missing' | 'note'; text: string }) => (
  <p className={styles['remark']} data-tone={tone}>
    <Icon name={tone === 'error' ? 'error' : 'info'} size={18} />
    {text}
  </p>
);
