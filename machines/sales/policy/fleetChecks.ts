import { writeDate } from '#machines/claim/checks/date.ts';
import { today } from '#machines/claim/clock.ts';
import type { InsurableVehicle } from '#machines/service/sales/policyRecord.ts';
import {
  checksAbout,
  doubtful,
  forUnderwriter,
  wrong,
  type Check,
  type Finding,
} from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import { coverAtStart, mayStillEnd } from './coverChecks.ts';
import { isCasco, isLiability, waysOf, type FurtherWay } from './fleet.ts';
import type { PolicyDetail, WholePolicy } from './policyFields.ts';
import { yearsTo } from './tariff.ts';

const { checkRows } = checksAbout<PolicyDetail, PathOf<WholePolicy>>();

const place = 'vehicles[0].vehicle';

/** A further vehicle as it is insured, with what is known of it. */
interface Row extends FurtherWay {
  readonly known: InsurableVehicle | undefined;
}

const rowsOf = (detail: PolicyDetail): readonly Row[] =>
  waysOf(detail).map((row) => ({
    ...row,
    known: detail.insurable?.find(({ vehicle }) => vehicle === row.vehicle),
  }));

const rowsWhere = (detail: PolicyDetail, isFound: (row: Row, at: number) => boolean): readonly number[] =>
  rowsOf(detail).flatMap((row, at) => (isFound(row, at) ? [at] : []));

const cascoAge = ({ insuranceType, known }: Row): number =>
  isCasco(insuranceType) && known?.insured.startDate !== undefined
    ? yearsTo(known.insured.startDate, today())
    : 0;

const elsewhereWhere = (
  severity: Finding['severity'],
  isSo: (detail: PolicyDetail) => boolean,
): Check<PolicyDetail> => {
  const elsewhere = (row: number, from: string): Finding => ({
    ...wrong(['vehicles', row, 'vehicle'], 'insuredElsewhere', { values: { date: writeDate(from) } }),
    severity,
  });
  return {
    reads: ['vehicles[].vehicle', 'vehicles[].insuranceType', 'insuranceStart', 'insuranceType', 'creation'],
    says: elsewhere(0, '2026-01-01'),
    find: (detail) =>
      isSo(detail)
        ? rowsOf(detail).flatMap(({ insuranceType, known }, row) => {
            const cover = isLiability(insuranceType) ? coverAtStart(detail, known?.compulsory) : undefined;
            return cover ? [elsewhere(row, cover.from)] : [];
          })
        : [],
  };
};

/** Checks of the further vehicles of a fleet, each in its row. */
export const fleetChecks = [
  checkRows(['vehicles[].vehicle'], wrong(place, 'vehicleUnknown'), (detail) =>
    rowsWhere(
      detail,
      ({ vehicle, known }) => vehicle !== undefined && detail.insurable !== undefined && !known,
    ),
  ),
  checkRows(['vehicles[].vehicle'], wrong(place, 'vehicleTwice'), (detail) =>
    rowsWhere(detail, ({ vehicle }, at) =>
      rowsWhere(detail, (other) => other.vehicle === vehicle).some(
        (other) => other < at && vehicle !== undefined,
      ),
    ),
  ),
  checkRows(
    ['vehicles[].vehicle', 'vehicles[].insuranceType', 'insuranceType'],
    wrong(place, 'tooOldForCasco'),
    (detail) => rowsWhere(detail, (row) => cascoAge(row) > 15),
  ),
  checkRows(
    ['vehicles[].vehicle', 'vehicles[].insuranceType', 'insuranceType'],
    forUnderwriter(place, 'oldForCasco'),
    (detail) => rowsWhere(detail, (row) => cascoAge(row) > 10 && cascoAge(row) <= 15),
  ),
  elsewhereWhere('error', (detail) => !mayStillEnd(detail)),
  elsewhereWhere('warning', mayStillEnd),
  checkRows(['vehicles[].vehicle', 'vehicles[].insuranceType'], doubtful(place, 'coverLater'), (detail) =>
    rowsWhere(
      detail,
      ({ insuranceType, known }) => isLiability(insuranceType) && known?.compulsory?.isAway === true,
    ),
  ),
  checkRows(
    ['vehicles[].extras[].price', 'vehicles[].sumInsured'],
    wrong('vehicles[0].sumInsured', 'extrasTooDear'),
    (detail) =>
      rowsWhere(
        detail,
        ({ insuranceType, sumInsured, extras = [] }) =>
          isCasco(insuranceType) &&
          sumInsured !== undefined &&
          extras.reduce((sum, { price = 0 }) => sum + price, 0) > sumInsured / 5,
      ),
  ),
];
