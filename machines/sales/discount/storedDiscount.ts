import * as z from 'zod';
import { answersOn } from '#machines/flow/answers.ts';
import { mergingOf } from '#machines/sales/records/mergeRecords.ts';
import type { Opened } from '#machines/sales/records/openedRecord.ts';
import { DiscountRecord, KnownOfDiscount } from '#machines/service/sales/discountRecord.ts';
import { bonusMalus } from './bonusMalus.ts';
import { findCampaign } from './campaigns.ts';
import { ruledBy } from './discountFields.ts';
import { discountFlow, discountForm, type DiscountFlow } from './discountForm.ts';

/** What is known of discounts as they were opened. Throws where it is the record of something else. */
export const knownOfDiscount = (opened: Opened): KnownOfDiscount =>
  z.object({ known: KnownOfDiscount }).parse(opened).known;

/** The record of discounts as it is stored: of some answers those that the form asks, and what follows from them. */
export const storedDiscount = (answers: object, known: KnownOfDiscount): DiscountRecord => {
  const asked = DiscountRecord.parse(answersOn(discountForm, { ...answers, ...ruledBy(known) }));
  const { policy, periods, carried } = known;
  const { months, bonus, malus } = bonusMalus({ policy, periods, ...(asked.carryOver && { carried }) });
  const campaign = findCampaign(asked.marketingAction?.code);
  return {
    ...asked,
    ...(campaign && { marketingAction: { code: campaign.code, name: campaign.name } }),
    decisivePeriod: months,
    bonus,
    malus,
    ...(policy.technicalInsurance !== undefined && { technicalInsurance: policy.technicalInsurance }),
  };
};

const flow: DiscountFlow = discountFlow;

/** How versions of the record of discounts become one. */
export const discountMerging = mergingOf({
  flow,
  detailOf: (record, opened) => ({ ...DiscountRecord.parse(record), ...ruledBy(knownOfDiscount(opened)) }),
  recordIn: ({
    done: _done,
    policy: _policy,
    mayCarry: _mayCarry,
    credits: _credits,
    before: _before,
    ...record
  }) => DiscountRecord.parse(record),
});
