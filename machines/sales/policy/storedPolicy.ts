import { today } from '#machines/claim/clock.ts';
import { answersOn } from '#machines/flow/answers.ts';
import { mergingOf } from '#machines/sales/records/mergeRecords.ts';
import { PolicyRecord, type KnownOfPolicy } from '#machines/service/sales/policyRecord.ts';
import { knownOfPolicy } from './knownOfPolicy.ts';
import { dayCountOf } from './policyDays.ts';
import { policyFlow, policyForm, type PolicyFlow } from './policyForm.ts';
import { instalmentOf, premiumPerYear } from './tariff.ts';

/**
 * The record of a policy as it is stored: of some answers those that the form asks of it, and what follows from them. What casco asks
 * falls with casco.
 */
export const storedPolicy = (answers: object, known: KnownOfPolicy): PolicyRecord => {
  const asked = PolicyRecord.parse(answersOn(policyForm, { ...answers, ...known }));
  return { ...asked, ...following(asked, known) };
};

/** What follows from the answers: the days of a policy that ends, the premium of a year, and an instalment of it. */
export const following = (
  record: PolicyRecord,
  { insured }: KnownOfPolicy,
): Pick<PolicyRecord, 'dayCount' | 'paymentPerYear' | 'paymentValue'> => {
  const { duration, insuranceStart, insuranceEnd, paymentFrequency } = record;
  const dayCount = duration === 'FIXED' ? dayCountOf(insuranceStart, insuranceEnd) : undefined;
  const paymentPerYear = premiumPerYear(insured, record, today());
  const paymentValue = instalmentOf(paymentPerYear, paymentFrequency);
  return {
    ...(dayCount !== undefined && { dayCount }),
    ...(paymentPerYear !== undefined && { paymentPerYear }),
    ...(paymentValue !== undefined && { paymentValue }),
  };
};

const flow: PolicyFlow = policyFlow;

/** How versions of the record of a policy become one. */
export const policyMerging = mergingOf({
  flow,
  detailOf: (record, opened) => ({ ...PolicyRecord.parse(record), ...knownOfPolicy(opened) }),
  recordIn: ({ done: _done, holder: _holder, insured: _insured, before: _before, ...record }) =>
    PolicyRecord.parse(record),
});
