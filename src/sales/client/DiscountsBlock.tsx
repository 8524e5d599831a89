import { currencyOf } from '#machines/claim/currency.ts';
import { bonusMalus } from '#machines/sales/discount/bonusMalus.ts';
import { findCampaign } from '#machines/sales/discount/campaigns.ts';
import { grantedIn, ladderOf } from '#machines/sales/discount/ladder.ts';
import type { Block } from '#machines/sales/client/block.ts';
import type { ClientDiscounts } from '#machines/service/sales/discountCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import tables from '#src/sales/Table.module.css';
import { Hint } from '#src/sales/shortcuts/Hint.tsx';
import { BlockFrame, Loaded } from './BlockFrame.tsx';
import styles from './Blocks.module.css';
import { lineOf, premiumOf } from './policyWords.ts';

interface Props {
  readonly block: Block<ClientDiscounts>;
  /** Opens the discounts of a policy. */
  readonly onOpen: (policy: string) => void;
}

/** The discounts of the policies of a client, the ladder of each in one line. */
export const DiscountsBlock = ({ block, onOpen }: Props) => {
  const { t } = useTexts('clients');
  const title = t('discounts.title');
  return (
    <BlockFrame
      title={
        <>
          {title}
          <Hint of="discounts" />
        </>
      }
    >
      <Loaded block={block} name={title}>
        {({ discounts }) =>
          discounts.length === 0 ? (
            <p>{t('discounts.none')}</p>
          ) : (
            <table className={`${styles['table']} ${tables['cards']}`} aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{t('policies.number')}</th>
                  <th scope="col">{t('discounts.ladder')}</th>
                  <th scope="col">{t('policies.premium')}</th>
                  <th scope="col">
                    <span className="visually-hidden">{t('policies.open')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {discounts.map((discount) => (
                  <Row key={discount.policy} discount={discount} onOpen={onOpen} />
                ))}
              </tbody>
            </table>
          )
        }
      </Loaded>
    </BlockFrame>
  );
};

interface RowProps extends Pick<Props, 'onOpen'> {
  readonly discount: Discount;
}
type Discount = ClientDiscounts['discounts'][number];

const Row = ({ discount, onOpen }: RowProps) => {
  const { t, language } = useTexts('clients');
  const { policy, policyNumber, line, vehicle, of, isAway } = discount;
  const { premium, told } = standingOf(discount);
  const name = [lineOf({ line }, t), policyNumber ?? vehicle.registrationNumber ?? vehicle.name].join(' ');
  const currency = currencyOf({ policyCountry: of.country }) ?? 'CZK';
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-head={t('discounts.ladder')}>
        {isAway ? t('discounts.away') : <Rungs {...discount} />}
        {told === undefined ? null : (
          <span className={told === 'DIFFERS' || told === 'REFUSED' ? styles['toEnd'] : styles['note']}>
            {t(`discounts.status.${told}`)}
          </span>
        )}
      </td>
      <td data-head={t('policies.premium')}>
        {premiumOf({ premiumPerYear: isAway ? undefined : premium, currency }, language)}
      </td>
      <td className={styles['way']}>
        <Button
          look="quiet"
          data-discount
          aria-label={t('discounts.openNamed', { name })}
          onClick={() => onOpen(policy)}
        >
          {t('policies.open')}
        </Button>
      </td>
    </tr>
  );
};

const bonusOf = ({ of: policy, periods, carried, record }: Discount) =>
  bonusMalus({ policy, periods, ...(record.carryOver && { carried }) });

/** What is paid, and what has to be said of how the discounts stand: nothing of those that hold, or that nobody has changed. */
const standingOf = (discount: Discount) => {
  const { of, policyNumber, record, status } = discount;
  const { premium } = ladderOf({
    technical: of.technicalInsurance,
    bonus: bonusOf(discount),
    record: grantedIn(record, status),
  });
  const unsaved = policyNumber === undefined ? ('NONE' as const) : undefined;
  const told = status ?? unsaved;
  return { premium, told: told === 'CONFIRMED' || told === 'APPROVED' ? undefined : told };
};

/** The rungs of the ladder in one line. */
const Rungs = (discount: Discount) => {
  const { t } = useTexts('clients');
  const { level, bonus, malus, months, next } = bonusOf(discount);
  const { marketingAction, businessDiscount, internalCreditsDiscount } = discount.record;
  const campaign = findCampaign(marketingAction?.code);
  return [
    level === undefined
      ? t('discounts.fleet')
      : t('discounts.level', { level, percent: malus > 0 ? `+${malus}` : bonus }),
    t('discounts.months', { months: String(months).replace('-', '−') }),
    ...(next ? [t('discounts.next', { ...next })] : []),
    ...(campaign ? [campaign.name] : []),
    ...(businessDiscount?.value ? [t('discounts.business')] : []),
    ...(internalCreditsDiscount ? [t('discounts.credits')] : []),
  ].join(' · ');
};
