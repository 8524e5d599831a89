import { timeInPrague } from '#machines/claim/writing/timeInPrague.ts';
import { today } from '#machines/claim/clock.ts';
import { dayBefore } from '#machines/claim/checks/date.ts';
import { policyLimits } from '#machines/service/sales/policyRecord.ts';
import { checksAbout, forUnderwriter, wrong, type Check } from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import type { PolicyDetail, WholePolicy } from './policyFields.ts';
import { dayCountOf, monthsAfter, nextQuarter } from './policyDays.ts';
import { isCasco } from './fleet.ts';
import { yearsTo } from './tariff.ts';

const { checkOver } = checksAbout<PolicyDetail, PathOf<WholePolicy>>();

const vehicleAge = (detail: PolicyDetail): number =>
  isCasco(detail.insuranceType) && detail.insured?.startDate !== undefined
    ? yearsTo(detail.insured.startDate, today())
    : 0;

const oldest = () => dayBefore(today(), policyLimits.agreedBefore);

const timePassed: Check<PolicyDetail> = {
  reads: ['insuranceStart', 'insuranceStartTime'],
  says: wrong('insuranceStartTime', 'startTimePast', { values: { time: '08:15' } }),
  find({ insuranceStart, insuranceStartTime, before }) {
    const now = timeInPrague();
    return insuranceStart === today() &&
      before?.insuranceStart !== insuranceStart &&
      insuranceStartTime !== undefined &&
      insuranceStartTime < now
      ? [wrong('insuranceStartTime', 'startTimePast', { values: { time: nextQuarter(now) } })]
      : [];
  },
};

/** Checks of a policy over several answers, but for those of its instalments and of what was before it. */
export const policyChecks = [
  checkOver(
    ['agreementDate'],
    wrong('agreementDate', 'futureDay'),
    ({ agreementDate }) => agreementDate !== undefined && agreementDate > today(),
  ),
  checkOver(
    ['agreementDate'],
    wrong('agreementDate', 'agreedTooLongAgo', { values: { days: policyLimits.agreedBefore } }),
    ({ agreementDate, before }) =>
      agreementDate !== undefined && agreementDate !== before?.agreementDate && agreementDate < oldest(),
  ),
  checkOver(
    ['creation', 'agreementDate', 'insuranceStart'],
    wrong('insuranceStart', 'startBeforeAgreed'),
    ({ creation, agreementDate, insuranceStart }) =>
      creation !== 'TAKEOVER' &&
      agreementDate !== undefined &&
      insuranceStart !== undefined &&
      insuranceStart < agreementDate,
  ),
  checkOver(
    ['agreementDate', 'insuranceStart'],
    wrong('insuranceStart', 'startTooLate'),
    ({ agreementDate, insuranceStart }) =>
      agreementDate !== undefined &&
      insuranceStart !== undefined &&
      insuranceStart > monthsAfter(agreementDate, 12),
  ),
  timePassed,
  checkOver(
    ['duration', 'insuranceStart', 'insuranceEnd'],
    wrong('insuranceEnd', 'endNotAfterStart'),
    ({ insuranceStart, insuranceEnd }) =>
      insuranceStart !== undefined && insuranceEnd !== undefined && insuranceEnd <= insuranceStart,
  ),
  checkOver(
    ['duration', 'insuranceStart', 'insuranceEnd'],
    wrong('insuranceEnd', 'endTooLate', { values: { years: policyLimits.years } }),
    ({ insuranceStart, insuranceEnd }) =>
      insuranceStart !== undefined &&
      insuranceEnd !== undefined &&
      insuranceEnd > monthsAfter(insuranceStart, 12 * policyLimits.years),
  ),
  checkOver(
    ['duration', 'insuranceStart', 'insuranceEnd', 'paymentFrequency'],
    wrong('paymentFrequency', 'onceUnderYear'),
    ({ duration, insuranceStart, insuranceEnd, paymentFrequency }) =>
      duration === 'FIXED' &&
      paymentFrequency !== undefined &&
      paymentFrequency !== 'ONCE' &&
      (dayCountOf(insuranceStart, insuranceEnd) ?? 365) < 365,
  ),
  checkOver(
    ['paymentFrequency', 'paymentType'],
    wrong('paymentType', 'monthlyTransfer'),
    ({ paymentFrequency, paymentType }) => paymentFrequency === 'MONTHLY' && paymentType === 'TRANSFER',
  ),
  checkOver(
    ['insuranceType', 'insured.startDate'],
    wrong('insuranceType', 'tooOldForCasco'),
    (detail) => vehicleAge(detail) > 15,
  ),
  checkOver(
    ['insuranceType', 'insured.startDate'],
    forUnderwriter('insuranceType', 'oldForCasco'),
    (detail) => vehicleAge(detail) > 10 && vehicleAge(detail) <= 15,
  ),
  checkOver(
    ['creation', 'holder.life'],
    wrong('creation', 'holderGone'),
    ({ holder }) => holder?.life === 'DEAD' || holder?.life === 'CEASED',
  ),
  checkOver(
    ['creation', 'holder.life'],
    forUnderwriter('creation', 'holderApproved'),
    ({ holder }) => holder?.life === 'LIQUIDATION' || holder?.life === 'INSOLVENT',
  ),
  checkOver(
    ['agent.agentNumber', 'agent.secondaryAgent', 'mainAgent'],
    wrong('agent.secondaryAgent', 'agentTwice'),
    ({ agent, mainAgent }) =>
      agent?.secondaryAgent !== undefined && [agent.agentNumber, mainAgent].includes(agent.secondaryAgent),
  ),
];
