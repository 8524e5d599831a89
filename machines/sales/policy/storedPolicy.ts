import { today } from '#machines/claim/clock.ts';
import { answersOn } from '#machines/flow/answers.ts';
import { mergingOf } from '#machines/sales/records/mergeRecords.ts';
import { KnownOfPolicy, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { knownOfPolicy } from './knownOfPolicy.ts';
import { agreedDays, instalmentsOf } from './instalments.ts';
import { dayCountOf } from './policyDays.ts';
import { policyFlow, policyForm, type PolicyFlow } from './policyForm.ts';
import { premiumOfAll, storedVehicles } from './fleet.ts';
import { instalmentOf } from './tariff.ts';

/**
 * The record of a policy as it is stored: of some answers those that the form asks of it, and what follows from them. What casco asks
 * falls with casco, of each vehicle.
 */
export const storedPolicy = (answers: object, known: KnownOfPolicy): PolicyRecord => {
  const asked = PolicyRecord.parse(answersOn(policyForm, { ...answers, ...known }));
  const { instalments: _typed, vehicles: _further, ...record } = asked;
  const vehicles = storedVehicles(asked);
  const { mainAgent } = known;
  const roles = rolesOf(asked, known);
  return {
    ...record,
    ...(vehicles.length > 0 && { vehicles }),
    ...following(asked, known),
    ...(roles && { roles }),
    ...(mainAgent !== undefined && { agent: { ...record.agent, mainAgent } }),
  };
};

/** Who has to do with a policy: first who takes it out, whose policy it is, then those who were told; undefined where nobody is known. */
export const rolesOf = (
  { roles = [] }: PolicyRecord,
  { holder: { client } }: KnownOfPolicy,
): PolicyRecord['roles'] => {
  const isNamed = roles[0]?.role === 'POLICYHOLDER';
  const told =
    client === undefined || isNamed ? roles : [{ client, role: 'POLICYHOLDER' as const }, ...roles];
  return told.length === 0 ? undefined : told;
};

/** What follows from the answers: the days of a policy that ends, the premium of a year, and its instalments on the days that were typed. */
export const following = (
  record: PolicyRecord,
  known: KnownOfPolicy,
): Pick<PolicyRecord, 'dayCount' | 'paymentPerYear' | 'paymentValue' | 'instalments'> => {
  const { duration, insuranceStart, insuranceEnd, paymentFrequency } = record;
  const dayCount = duration === 'FIXED' ? dayCountOf(insuranceStart, insuranceEnd) : undefined;
  const paymentPerYear = premiumOfAll(record, known, today());
  const paymentValue = instalmentOf(paymentPerYear, paymentFrequency);
  const instalments = instalmentsOf(record, paymentPerYear);
  return {
    ...(dayCount !== undefined && { dayCount }),
    ...(paymentPerYear !== undefined && { paymentPerYear }),
    ...(paymentValue !== undefined && { paymentValue }),
    ...(instalments.length > 0 && { instalments }),
  };
};

const flow: PolicyFlow = policyFlow;

/** How versions of the record of a policy become one: what follows from its answers follows from those of both. */
export const policyMerging = mergingOf({
  flow,
  detailOf(record, opened) {
    const { instalments: _days, ...policy } = PolicyRecord.parse(record);
    const instalments = agreedDays(PolicyRecord.parse(record));
    return { ...policy, ...(instalments && { instalments }), ...knownOfPolicy(opened) };
  },
  recordIn: (detail) => storedPolicy(detail, KnownOfPolicy.parse(detail)),
});
