import { isRealDay } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import { policyLimits } from '#machines/service/sales/policyRecord.ts';
import { checksAbout, wrong, type Check } from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import { premiumOfAll } from './fleet.ts';
import { instalmentsOf } from './instalments.ts';
import { monthsAfter } from './policyDays.ts';
import type { PolicyDetail, WholePolicy } from './policyFields.ts';

const { checkRows } = checksAbout<PolicyDetail, PathOf<WholePolicy>>();

const { instalmentMin } = policyLimits;

const tooSmall: Check<PolicyDetail> = {
  reads: ['paymentFrequency', 'insuranceType', 'sumInsured', 'deductible', 'vehicles'],
  says: wrong('instalments[0].amount', 'instalmentTooSmall', { values: { amount: instalmentMin } }),
  find(detail) {
    const { insuranceStart, paymentFrequency, insured = {}, insurable } = detail;
    const perYear = premiumOfAll(detail, { insured, insurable }, today());
    const [first, ...others] = instalmentsOf({ insuranceStart, paymentFrequency }, perYear);
    const amount = first?.amount ?? instalmentMin;
    return others.length > 0 && amount < instalmentMin
      ? [wrong('instalments[0].amount', 'instalmentTooSmall', { values: { amount } })]
      : [];
  },
};

/** What is being typed is no day yet, and none is later. */
const yearAfter = ({ insuranceStart }: PolicyDetail): string =>
  insuranceStart !== undefined && isRealDay(insuranceStart) ? monthsAfter(insuranceStart, 12) : '9';

const rowsDue = (
  { instalments = [] }: PolicyDetail,
  isFound: (day: string, before: string | undefined) => boolean,
): readonly number[] =>
  instalments.flatMap(({ dueDate }, row, { [row - 1]: before }) =>
    dueDate !== undefined && isFound(dueDate, before?.dueDate) ? [row] : [],
  );

/** Checks of what is paid when in the first year of a policy. */
export const instalmentChecks = [
  tooSmall,
  checkRows(
    ['insuranceStart', 'instalments[].dueDate'],
    wrong('instalments[0].dueDate', 'dueBeforeStart'),
    (detail) => rowsDue(detail, (day) => detail.insuranceStart !== undefined && day < detail.insuranceStart),
  ),
  checkRows(
    ['insuranceStart', 'instalments[].dueDate'],
    wrong('instalments[0].dueDate', 'dueAfterYear'),
    (detail) => rowsDue(detail, (day) => day >= yearAfter(detail)),
  ),
  checkRows(['instalments[].dueDate'], wrong('instalments[0].dueDate', 'dueOutOfOrder'), (detail) =>
    rowsDue(detail, (day, before) => before !== undefined && day <= before),
  ),
];
