import { writeDate } from '#machines/claim/checks/date.ts';
import { bonusMalus, type BonusMalus, type MonthsLine } from '#machines/sales/discount/bonusMalus.ts';
import type { AboutDiscount } from '#machines/service/sales/discountCalls.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { LossesOfRegister } from '#src/sales/policy/PolicyNotes.tsx';
import styles from './Discount.module.css';

/** The bonus or malus of a policy as it follows from the answers right now, and month by month why. */
export const BonusOfPolicy = ({ about: { known, losses, told } }: { readonly about: AboutDiscount }) => {
  const { t } = useTexts('clientRecord');
  const { policy, periods, carried } = known;
  const isCarried = useAnswer('carryOver') !== '';
  const counted = bonusMalus({ policy, periods, ...(isCarried && { carried }) });
  return (
    <section className={styles['part']} aria-labelledby="bonus">
      <h2 id="bonus" className={styles['title']}>
        {t('bonus.title')}
      </h2>
      <p role="status" className={styles['result']}>
        <strong>
          {t(`bonus.${kindOf(counted)}`, {
            level: counted.level ?? '',
            percent: counted.bonus + counted.malus,
          })}
        </strong>{' '}
        {t('bonus.months', { months: counted.months })}{' '}
        {counted.next ? t('bonus.next', { ...counted.next }) : null}
      </p>
      <Months {...counted} />
      {carried.length > 0 && !isCarried ? (
        <p>{t('bonus.mayCarry', { months: bonusMalus({ policy, periods: carried }).months })}</p>
      ) : null}
      <LossesOfRegister
        losses={losses}
        isDecided={told?.status === 'APPROVED' || told?.status === 'REFUSED'}
      />
    </section>
  );
};

/** Which of the words a bonus is told in. */
const kindOf = ({ level, bonus, malus }: BonusMalus) => {
  if (level === undefined) return 'FLEET';
  if (malus > 0) return 'MALUS';
  return bonus > 0 ? 'BONUS' : 'NONE';
};

const Months = ({ lines }: Pick<BonusMalus, 'lines'>) => {
  const { t } = useTexts('clientRecord');
  if (lines.length === 0) return <p>{t('bonus.noPeriod')}</p>;
  return (
    <table className={styles['table']} aria-label={t('bonus.why')}>
      <thead>
        <tr>
          <th scope="col">{t('bonus.why')}</th>
          <th scope="col">{t('bonus.column.months')}</th>
          <th scope="col">{t('bonus.column.sum')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={`${line.kind} ${line.from}`}>
            <th scope="row">
              {t(`bonus.kind.${line.kind}`)} <span className={styles['when']}>{daysOf(line)}</span>
            </th>
            <td>{signed(line.months)}</td>
            <td>{line.sum}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const daysOf = ({ from, to }: MonthsLine): string =>
  to === undefined ? writeDate(from) : `${writeDate(from)}–${writeDate(to)}`;

const signed = (months: number): string => (months > 0 ? `+${months}` : String(months).replace('-', '−'));
