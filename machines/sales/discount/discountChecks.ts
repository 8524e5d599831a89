import { discountLimits } from '#machines/service/sales/discountRecord.ts';
import {
  checksAbout,
  doubtful,
  forUnderwriter,
  wrong,
  type Check,
} from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import { findCampaign } from './campaigns.ts';
import type { DiscountDetail, WholeDiscount } from './discountFields.ts';
import { percentOf } from './ladder.ts';

const { checkOver } = checksAbout<DiscountDetail, PathOf<WholeDiscount>>();

const { mandate, businessMax: max } = discountLimits;

/** A discount in per cent; one in an amount of which the whole is not known is above every mandate. */
const given = ({ businessDiscount, policy }: DiscountDetail): number =>
  businessDiscount?.value === undefined
    ? 0
    : (percentOf(businessDiscount, policy?.technicalInsurance) ?? mandate + 1);

const campaignOf = ({ marketingAction }: DiscountDetail) => findCampaign(marketingAction?.code);

const ofBusiness = ['businessDiscount.value', 'businessDiscount.unit', 'policy.technicalInsurance'] as const;

const credits: Check<DiscountDetail> = {
  reads: ['internalCreditsDiscount', 'credits.available'],
  says: wrong('internalCreditsDiscount', 'notEnoughCredits', { values: { amount: 0 } }),
  find({ internalCreditsDiscount = 0, credits: { available = 0, isAway } = { isAway: true } }) {
    return !isAway && internalCreditsDiscount > available
      ? [wrong('internalCreditsDiscount', 'notEnoughCredits', { values: { amount: available } })]
      : [];
  },
};

/** Checks of discounts over several answers. */
export const discountChecks = [
  checkOver(
    ofBusiness,
    wrong('businessDiscount.value', 'discountTooHigh', { values: { max, mandate } }),
    (detail) => given(detail) > max,
  ),
  checkOver(
    ofBusiness,
    forUnderwriter('businessDiscount.value', 'discountApproved'),
    (detail) => given(detail) > mandate && given(detail) <= max,
  ),
  checkOver(
    ['marketingAction.code', 'policy.agreementDate', 'policy.insuranceType'],
    wrong('marketingAction.code', 'campaignNotValid'),
    (detail) => {
      const { marketingAction, policy, before } = detail;
      const campaign = campaignOf(detail);
      if (marketingAction?.code === undefined || !policy || marketingAction.code === before?.campaign)
        return false;
      const { agreementDate: day = '', insuranceType } = policy;
      return !campaign || day < campaign.from || day > campaign.to || !campaign.types.includes(insuranceType);
    },
  ),
  checkOver(
    ['marketingAction.code', 'businessDiscount.value'],
    wrong('businessDiscount.value', 'campaignAlone'),
    (detail) => campaignOf(detail)?.isAlone === true && given(detail) > 0,
  ),
  credits,
  checkOver(
    ['internalCreditsDiscount', 'credits.isAway'],
    doubtful('internalCreditsDiscount', 'creditsLater'),
    ({ internalCreditsDiscount = 0, credits: known }) =>
      known?.isAway === true && internalCreditsDiscount > 0,
  ),
];
