import type { ReactNode } from 'react';
import { useFieldWords } from '#src/fields/useFieldWords.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Tool } from '#src/layout/Tool.tsx';
import styles from './RowTools.module.css';

export type RowToolsProps = {
  index: number;
  /** The key of the words of the list. */
  words: string;
  /** Absent where rows keep their places, and at the ends of the list. */
  onUp: ((index: number) => void) | undefined;
  onDown: ((index: number) => void) | undefined;
  /** Absent for a row that stays. */
  onRemove: ((index: number) => void) | undefined;
};

/** What a row is called by its place: `Svědek 3`. */
export const useRowName = (words: string): ((index: number) => string) => {
  const { say } = useFieldWords(words);
  return (index) => say('row', { number: index + 1 }) ?? `${index + 1}`;
};

/** What may be done with a row of a list, open or closed. */
export const RowTools = ({ index, words, onUp, onDown, onRemove }: RowToolsProps): ReactNode => {
  const { t } = useTexts('common');
  const { say } = useFieldWords(words);
  const row = useRowName(words)(index);
  return (
    <div className={styles['tools']}>
      {onUp ? <Tool icon="up" label={t('rows.up', { row })} onPress={() => onUp(index)} /> : null}
      {onDown ? <Tool icon="downward" label={t('rows.down', { row })} onPress={() => onDown(index)} /> : null}
      {onRemove ? (
        <Tool
          icon="remove"
          label={say('remove', { number: index + 1 }) ?? t('action.remove')}
          onPress={() => onRemove(index)}
        />
      ) : null}
    </div>
  );
};
