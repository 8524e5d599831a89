import { useId } from 'react';
import type { ClaimType } from '#machines/claim/enums.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useFlowNames } from '#src/inspect/index/useFlowNames.ts';
import { Button } from '#src/layout/Button.tsx';
import styles from './Catalogue.module.css';
import { salesLine } from './filteredRows.ts';

interface Props {
  /** None where the rows belong to no line. */
  readonly lines: readonly (ClaimType | undefined)[];
  readonly line: string;
  readonly onLine: (line: string) => void;
  readonly typed: string;
  readonly onType: (typed: string) => void;
  /** How many rows there are. */
  readonly count: number;
  readonly onSave: () => void;
}

/** What a catalogue is filtered by, how many rows are left, and the way to save them. */
export const CatalogueBar = ({ lines, line, onLine, typed, onType, count, onSave }: Props) => {
  const { t } = useTexts('catalogues');
  const { lineName } = useFlowNames();
  const id = useId();
  return (
    <div className={styles['tools']}>
      {lines.length === 0 ? null : (
        <div>
          <label htmlFor={`${id}line`}>{t('filter.line')}</label>
          <select id={`${id}line`} value={line} onChange={({ currentTarget }) => onLine(currentTarget.value)}>
            <option value="">{t('filter.allLines')}</option>
            {lines.map((one) => (
              <option key={one ?? salesLine} value={one ?? salesLine}>
                {lineName(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      <div>
        <label htmlFor={`${id}words`}>{t('filter.words')}</label>
        <input
          id={`${id}words`}
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ currentTarget }) => onType(currentTarget.value)}
        />
      </div>
      <p role="status">{t('rows', { count })}</p>
      <Button look="quiet" icon="document" onClick={onSave}>
        {t('csv')}
      </Button>
    </div>
  );
};
