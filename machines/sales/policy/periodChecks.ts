import { checksAbout, doubtful, wrong, type Check, type Finding } from '#machines/subject/issues/findings.ts';
import type { PathOf } from '#machines/subject/path.ts';
import type { PolicyDetail, WholePolicy } from './policyFields.ts';

const { checkRows } = checksAbout<PolicyDetail, PathOf<WholePolicy>>();

type Period = NonNullable<PolicyDetail['periods']>[number];

const rowsWhere = (
  { periods = [] }: PolicyDetail,
  isFound: (period: Period, row: number) => boolean,
): readonly number[] => periods.flatMap((period, row) => (isFound(period, row) ? [row] : []));

const overlaps = (one: Period, other: Period): boolean =>
  one.from !== undefined &&
  one.to !== undefined &&
  other.from !== undefined &&
  other.to !== undefined &&
  one.from <= other.to &&
  other.from <= one.to;

/** Said of the later row, with the number of the earlier one. */
const overlapping = (detail: PolicyDetail): readonly Finding[] =>
  (detail.periods ?? []).flatMap((period, row, all) => {
    const other = all.findIndex((one, at) => at < row && overlaps(one, period));
    return other < 0 ? [] : [wrong(`periods[${row}].from`, 'periodsOverlap', { values: { row: other + 1 } })];
  });

const overlap: Check<PolicyDetail> = {
  reads: ['periods[].from', 'periods[].to'],
  says: wrong('periods[0].from', 'periodsOverlap', { values: { row: 1 } }),
  find: overlapping,
};

const outside: Check<PolicyDetail> = {
  reads: ['periods[].from', 'periods[].to', 'periods[].events[].date'],
  says: wrong('periods[0].events[0].date', 'eventOutside'),
  find: ({ periods = [] }) =>
    periods.flatMap(({ from = '', to = '9', events = [] }, row) =>
      events.flatMap(({ date }, at) =>
        date !== undefined && (date < from || date > to)
          ? [wrong(`periods[${row}].events[${at}].date`, 'eventOutside')]
          : [],
      ),
    ),
};

/** Checks of the insurance before a policy. */
export const periodChecks = [
  checkRows(['periods[].from', 'periods[].to'], wrong('periods[0].to', 'endNotAfterStart'), (detail) =>
    rowsWhere(detail, ({ from, to }) => from !== undefined && to !== undefined && to <= from),
  ),
  checkRows(['insuranceStart', 'periods[].to'], wrong('periods[0].to', 'periodAfterStart'), (detail) =>
    rowsWhere(
      detail,
      ({ to }) => to !== undefined && detail.insuranceStart !== undefined && to > detail.insuranceStart,
    ),
  ),
  checkRows(
    ['periods[].vehicleType', 'insured.type'],
    doubtful('periods[0].vehicleType', 'otherKind'),
    (detail) =>
      rowsWhere(
        detail,
        ({ vehicleType }) =>
          vehicleType !== undefined &&
          detail.insured?.type !== undefined &&
          vehicleType !== detail.insured.type,
      ),
  ),
  overlap,
  outside,
];
