import { currencyOf } from '#machines/claim/currency.ts';
import { bonusMalus } from '#machines/sales/discount/bonusMalus.ts';
import { findCampaign } from '#machines/sales/discount/campaigns.ts';
import { ladderOf } from '#machines/sales/discount/ladder.ts';
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
          <Hint of="d" />
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
  readonly discount: ClientDiscounts['discounts'][number];
}

const Row = ({ discount, onOpen }: RowProps) => {
  const { t, language } = useTexts('clients');
  const { policy, policyNumber, line, vehicle, of, periods, carried, record, status, isAway } = discount;
  const bonus = bonusMalus({ policy: of, periods, ...(record.carryOver && { carried }) });
  const { premium } = ladderOf({ technical: of.technicalInsurance, bonus, record });
  const campaign = findCampaign(record.marketingAction?.code);
  const name = [lineOf({ line }, t), policyNumber ?? vehicle.registrationNumber ?? vehicle.name].join(' ');
  const said = isAway
    ? [t('discounts.away')]
    : [
        bonus.level === undefined
          ? t('discounts.fleet')
          : t('discounts.level', {
              level: bonus.level,
              percent: bonus.malus > 0 ? `+${bonus.malus}` : bonus.bonus,
            }),
        t('discounts.months', { months: bonus.months }),
        ...(bonus.next ? [t('discounts.next', { ...bonus.next })] : []),
        ...(campaign ? [campaign.name] : []),
        ...(record.businessDiscount?.value ? [t('discounts.business')] : []),
        ...(record.internalCreditsDiscount ? [t('discounts.credits')] : []),
      ];
  return (
    <tr>
      <th scope="row">{name}</th>
      <td data-head={t('discounts.ladder')}>
        {said.join(' · ')}
        {status && status !== 'CONFIRMED' && status !== 'APPROVED' ? (
          <strong className={styles['toEnd']}>{t(`discounts.status.${status}`)}</strong>
        ) : null}
      </td>
      <td data-head={t('policies.premium')}>
        {premiumOf(
          {
            premiumPerYear: isAway ? undefined : premium,
            currency: currencyOf({ policyCountry: of.country }) ?? 'CZK',
          },
          language,
        )}
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
