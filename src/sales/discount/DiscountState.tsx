import type { AboutDiscount } from '#machines/service/sales/discountCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Notice } from '#src/layout/Notice.tsx';
import { Decision, type Decide } from './Decision.tsx';

interface Props {
  readonly about: AboutDiscount;
  readonly version: number;
  readonly decide: Decide;
}

const tones = {
  PROPOSED: 'info',
  CONFIRMED: 'done',
  DIFFERS: 'warning',
  PENDING_APPROVAL: 'warning',
  APPROVED: 'done',
  REFUSED: 'error',
} as const;

/** Which vehicle it is about, how its discounts stand, and, for whoever decides about them, the way to do it. */
export const DiscountState = ({ about: { vehicle, told, mayDecide }, version, decide }: Props) => {
  const { t } = useTexts('clientRecord');
  const { name, registrationNumber = '' } = vehicle;
  const of = `${name} ${registrationNumber}`.trim();
  return (
    <>
      {of === '' ? null : <p>{t('lead.policy', { vehicle: of })}</p>}
      {told ? (
        <Notice
          tone={tones[told.status]}
          title={t(`discountStatus.${told.status}.title`)}
          action={mayDecide ? <Decision version={version} decide={decide} /> : undefined}
        >
          <p>{told.why ?? t(`discountStatus.${told.status}.text`)}</p>
        </Notice>
      ) : null}
    </>
  );
};
