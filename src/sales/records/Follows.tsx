import { readBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { writeDate } from '#machines/claim/checks/date.ts';
import { normaliseBirthNumber } from '#machines/claim/normalise.ts';
import { numberDoubt } from '#machines/sales/records/birthNumbers.ts';
import type { OpenedRecord } from '#machines/service/sales/recordCalls.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import styles from './Notes.module.css';

/** What follows from the answers, or is known and cannot be changed here: the birth date in a number, a hidden number, the client zone. */
export const Follows = ({ base }: { readonly base: OpenedRecord }) => {
  const { t } = useTexts('clientRecord');
  const birthNumber = normaliseBirthNumber(useAnswer('person.birthNumber'));
  const read = numberDoubt({ person: { birthNumber } }) === 'NONE' ? readBirthNumber(birthNumber) : undefined;
  const isKnown = base.version > 0;
  return (
    <div className={styles['notes']}>
      <p role="status">{read ? t('derived.birthDate', { day: writeDate(read.birthDate) }) : null}</p>
      {base.birthNumberEnd === undefined ? null : (
        <p>{t('derived.birthNumber', { end: base.birthNumberEnd })}</p>
      )}
      {isKnown ? (
        <p>{base.logon === undefined ? t('derived.noLogon') : t('derived.logon', { logon: base.logon })}</p>
      ) : null}
    </div>
  );
};
