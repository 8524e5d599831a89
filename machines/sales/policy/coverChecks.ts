import { writeDate } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import type { CompulsoryCover } from '#machines/service/sales/policyRecord.ts';
import { checksAbout, doubtful, wrong, type Check, type Finding } from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import { isLiability } from './fleet.ts';
import type { PolicyDetail, WholePolicy } from './policyFields.ts';

const { checkOver } = checksAbout<PolicyDetail, PathOf<WholePolicy>>();

type Cover = CompulsoryCover['periods'][number];

/** What insures a vehicle on the day of the start already, but for the policy that this one replaces. */
export const coverAtStart = (
  { insuranceStart: start, creation, replacedPolicyNumber: replaced }: PolicyDetail,
  compulsory: CompulsoryCover | undefined,
): Cover | undefined => {
  if (start === undefined) return undefined;
  return compulsory?.periods.find(
    ({ from, to = '9', policyNumber }) =>
      from <= start &&
      start <= to &&
      (creation !== 'REPLACEMENT' || policyNumber === undefined || policyNumber !== replaced),
  );
};

/** It may still end before this one starts; whoever takes a vehicle over has its insurance until it does. */
export const mayStillEnd = ({ insuranceStart = '', creation, before }: PolicyDetail): boolean =>
  insuranceStart > today() || creation === 'TAKEOVER' || before?.insuranceStart === insuranceStart;

const elsewhere = (from: string): Finding =>
  wrong('insuranceStart', 'insuredElsewhere', { values: { date: writeDate(from) } });

const elsewhereWhere = (
  severity: Finding['severity'],
  isSo: (detail: PolicyDetail) => boolean,
): Check<PolicyDetail> => ({
  reads: ['insuranceStart', 'insuranceType', 'creation', 'replacedPolicyNumber', 'compulsory.periods'],
  says: { ...elsewhere('2026-01-01'), severity },
  find(detail) {
    const cover = isLiability(detail.insuranceType) ? coverAtStart(detail, detail.compulsory) : undefined;
    return cover && isSo(detail) ? [{ ...elsewhere(cover.from), severity }] : [];
  },
});

/** Checks of a policy against those that the register has of its vehicle and of its holder. */
export const coverChecks = [
  elsewhereWhere('error', (detail) => !mayStillEnd(detail)),
  elsewhereWhere('warning', mayStillEnd),
  checkOver(
    ['insuranceStart', 'insuranceType', 'compulsory.isAway'],
    doubtful('insuranceStart', 'coverLater'),
    (detail) => isLiability(detail.insuranceType) && detail.compulsory?.isAway === true,
  ),
  checkOver(
    ['creation', 'replacedPolicyNumber', 'policyNumbers'],
    wrong('replacedPolicyNumber', 'policyUnknown'),
    ({ creation, replacedPolicyNumber: number, policyNumbers }) =>
      creation === 'REPLACEMENT' && number !== undefined && policyNumbers?.includes(number) === false,
  ),
];
