import { currencyOf } from '#machines/claim/currency.ts';
import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { bonusMalus } from '#machines/sales/discount/bonusMalus.ts';
import { ladderOf, percentOf } from '#machines/sales/discount/ladder.ts';
import {
  discountLimits,
  DiscountUnit,
  type KnownOfDiscount,
} from '#machines/service/sales/discountRecord.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { localeOf } from '#machines/claim/writing/localeOf.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import notes from '#src/sales/records/Notes.module.css';
import { readNumber } from '#src/sales/records/readNumber.ts';
import styles from './Discount.module.css';

interface Props {
  readonly known: KnownOfDiscount;
}

/** A minus as wide as a plus, which some languages write as a hyphen. */
const withMinus = (text: string): string => text.replace('-', '−');

/** The discount of the agent as it is typed. */
const useBusiness = () => {
  const unit = DiscountUnit.safeParse(useAnswer('businessDiscount.unit')).data;
  const value = readNumber(useAnswer('businessDiscount.value'));
  return { ...(value !== undefined && { value }), ...(unit && { unit }) };
};

/** What is left of the mandate, and of the credits. */
export const Mandate = ({ known: { policy, credits } }: Props) => {
  const { t, language } = useTexts('clientRecord');
  const isInKorunas = policy.country === 'CZ';
  const given = percentOf(useBusiness(), policy.technicalInsurance) ?? 0;
  const rest = Math.max(0, discountLimits.mandate - given);
  const write = new Intl.NumberFormat(localeOf(language), { maximumFractionDigits: 1 });
  return (
    <div className={notes['notes']}>
      <p role="status">{t('derived.mandate', { rest: write.format(rest) })}</p>
      {isInKorunas && credits.isAway ? <p>{t('derived.creditsAway')}</p> : null}
      {!isInKorunas || credits.available === undefined ? null : (
        <p>{t('derived.credits', { amount: formatMoney(credits.available, 'CZK', language) })}</p>
      )}
    </div>
  );
};

/** The ladder from the technical premium to what is paid, as it follows from the answers right now. */
export const LadderOfPolicy = ({ known: { policy, periods, carried } }: Props) => {
  const { t, language } = useTexts('clientRecord');
  const isCarried = useAnswer('carryOver') !== '';
  const code = useAnswer('marketingAction.code');
  const business = useBusiness();
  const credits = readNumber(useAnswer('internalCreditsDiscount'));
  const bonus = bonusMalus({ policy, periods, ...(isCarried && { carried }) });
  const { technical, rungs, premium } = ladderOf({
    technical: policy.technicalInsurance,
    bonus,
    record: {
      marketingAction: { code },
      businessDiscount: business,
      ...(credits !== undefined && { internalCreditsDiscount: credits }),
    },
  });
  const currency = currencyOf({ policyCountry: policy.country }) ?? 'CZK';
  const money = (amount: number | undefined) =>
    amount === undefined ? '–' : withMinus(formatMoney(amount, currency, language));
  const percent = new Intl.NumberFormat(localeOf(language), {
    style: 'percent',
    signDisplay: 'always',
    maximumFractionDigits: 2,
  });
  return (
    <section className={styles['part']} aria-labelledby="ladder">
      <h3 id="ladder" className={styles['title']}>
        {t('ladder.title')}
      </h3>
      <table className={styles['table']} aria-labelledby="ladder">
        <thead>
          <tr>
            <th scope="col">{t('ladder.column.what')}</th>
            <th scope="col">{t('ladder.column.change')}</th>
            <th scope="col">{t('ladder.column.left')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('ladder.technical')}</th>
            <td>–</td>
            <td>{money(technical)}</td>
          </tr>
          {rungs.map(({ kind, percent: part, change, left }) => (
            <tr key={kind}>
              <th scope="row">
                {t(`ladder.kind.${kind}`, { level: bonus.level ?? '' })}{' '}
                {part === undefined ? null : (
                  <span className={styles['when']}>{withMinus(percent.format(part / 100))}</span>
                )}
              </th>
              <td>{money(change)}</td>
              <td>{money(left)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('ladder.premium')}
            </th>
            <td>
              <output>{money(premium)}</output>
            </td>
          </tr>
        </tfoot>
      </table>
      {technical === undefined ? <p className={notes['notes']}>{t('ladder.unknown')}</p> : null}
    </section>
  );
};
