import { useState } from 'react';
import type { ContestedField, Pick } from '#machines/sales/records/mergeRecords.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { formatTime } from '#src/i18n/formatTime.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Dialog } from '#src/layout/Dialog.tsx';
import styles from './RecordConflict.module.css';
import { useFieldLabels, type NameOf } from './useFieldLabels.ts';

interface Props {
  readonly theirs: Opened;
  readonly contested: readonly ContestedField[];
  /** Who is named in the fields. */
  readonly nameOf?: NameOf | undefined;
  readonly onMerge: (picks: Readonly<Record<string, Pick>>) => void;
  readonly onTakeTheirs: () => void;
  readonly onCancel: () => void;
}

const options = ['MINE', 'THEIRS', 'BEGUN'] as const satisfies readonly Pick[];

/** Somebody else has saved other values of the same fields: of each the one that holds is picked, with all three beside each other. */
export const ConflictDialog = ({ theirs, contested, nameOf, onMerge, onTakeTheirs, onCancel }: Props) => {
  const { t, language } = useTexts('clientRecord');
  const { labelOf, valueOf } = useFieldLabels(nameOf);
  const [picks, setPicks] = useState<Readonly<Record<string, Pick>>>(() =>
    Object.fromEntries(contested.map(({ path }) => [path, 'MINE'])),
  );
  const name = theirs.savedBy?.name ?? t('somebody');
  return (
    <Dialog
      isWide
      title={t('conflict.title', { name })}
      onClose={onCancel}
      actions={
        <>
          <Button look="primary" onClick={() => onMerge(picks)}>
            {t('conflict.save')}
          </Button>
          <Button onClick={onTakeTheirs}>{t('conflict.theirs')}</Button>
          <Button look="quiet" onClick={onCancel}>
            {t('conflict.cancel')}
          </Button>
        </>
      }
    >
      {theirs.savedAt === undefined ? null : (
        <p>{t('conflict.when', { when: formatTime(new Date(theirs.savedAt), language) })}</p>
      )}
      {contested.map(({ path, ...values }) => (
        <fieldset key={path} className={styles['field']}>
          <legend>{labelOf(path)}</legend>
          <div className={styles['options']}>
            {options.map((option) => (
              <Option
                key={option}
                name={path}
                option={option}
                value={valueOf(
                  path,
                  { MINE: values.mine, THEIRS: values.theirs, BEGUN: values.begun }[option],
                )}
                isPicked={picks[path] === option}
                onPick={() => setPicks({ ...picks, [path]: option })}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </Dialog>
  );
};

interface OptionProps {
  readonly name: string;
  readonly option: Pick;
  /** In words; undefined for nothing. */
  readonly value: string | undefined;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

const Option = ({ name, option, value, isPicked, onPick }: OptionProps) => {
  const { t } = useTexts('clientRecord');
  return (
    <label className={styles['option']}>
      <input type="radio" name={name} checked={isPicked} onChange={onPick} />
      <span className={styles['whose']}>{t(`conflict.${option}`)}</span>
      <span className={styles['value']}>{value ?? t('conflict.none')}</span>
    </label>
  );
};
