import { dayBefore } from '#machines/claim/checks/date.ts';
import { fullMonths } from '#machines/sales/policy/policyDays.ts';
import type { DiscountedPolicy } from '#machines/service/sales/discountRecord.ts';
import type { InsurancePeriod } from '#machines/service/sales/policyRecord.ts';

/** What the months of a client are made of: insurance, that of their business, a gap, a loss; and what does not count. */
export type MonthsKind = 'PERIOD' | 'CARRIED' | 'OTHER_KIND' | 'GAP' | 'EVENT' | 'OTHER_EVENT';

/** One step on the way to the decisive period. */
export interface MonthsLine {
  readonly kind: MonthsKind;
  readonly from: string;
  /** Undefined for a loss, which is on a day. */
  readonly to?: string;
  /** What it adds, or takes. */
  readonly months: number;
  /** How many there are after it. */
  readonly sum: number;
}

/** A bonus or malus, and why it is what it is. */
export interface BonusMalus {
  /** The decisive period in months; below 0 after losses. */
  readonly months: number;
  /** `B9`, `M2`; undefined for a fleet, which has none. */
  readonly level?: string;
  /** Of the premium, in per cent; one of the two is 0. */
  readonly bonus: number;
  readonly malus: number;
  /** The next better level, and in how many months it comes. */
  readonly next?: { readonly level: string; readonly months: number };
  readonly lines: readonly MonthsLine[];
}

interface Given {
  readonly policy: Pick<DiscountedPolicy, 'insuranceType' | 'country' | 'vehicleType' | 'isFleet'>;
  readonly periods: readonly InsurancePeriod[];
  /** Those of a business, where they are carried over. */
  readonly carried?: readonly InsurancePeriod[];
}

/** Nothing counts from before the market of compulsory insurance. */
const since = '2000-01-01';
const perEvent = 36;
const perLevel = 12;

const scales = {
  CZ: { percent: 5, top: 10 },
  /** Years without a loss; there is no malus. */
  SK: { percent: 10, top: 5 },
} as const;

/** From how many months a malus is another one, the lightest first. */
const maluses = [
  { from: -12, level: 'M1', percent: 10 },
  { from: -24, level: 'M2', percent: 20 },
  { from: -36, level: 'M3', percent: 40 },
  { from: Number.NEGATIVE_INFINITY, level: 'M4', percent: 100 },
] as const;

const paidFor = { POV: ['LIABILITY'], HAV: ['CASCO'], POV_HAV: ['LIABILITY', 'CASCO'] } as const;

type Whole = InsurancePeriod & { readonly from: string; readonly to: string };
const isWhole = (period: InsurancePeriod): period is Whole =>
  period.from !== undefined && period.to !== undefined;

/**
 * The bonus or malus of a policy. Full months of insurance of the same kind of vehicle count, gaps between them take as many away, but
 * never what is not there, and each loss that the insurance of the policy would pay takes 36 (in Slovakia all that was before it).
 */
export function bonusMalus({ policy, periods, carried = [] }: Given): BonusMalus {
  const isSlovak = policy.country === 'SK';
  const lines: MonthsLine[] = [];
  let sum = 0;
  const add = (line: Omit<MonthsLine, 'sum'>) => {
    sum += line.months;
    lines.push({ ...line, sum });
  };
  for (const step of stepsOf({ policy, periods, carried })) {
    const { kind } = step;
    if (kind === 'GAP') add({ ...step, months: 0 - Math.min(-step.months, Math.max(0, sum)) });
    else if (kind === 'EVENT') add({ ...step, months: isSlovak ? 0 - sum : -perEvent });
    else add(step);
  }
  return { months: sum, lines, ...(policy.isFleet ? { bonus: 0, malus: 0 } : levelAt(sum, policy.country)) };
}

type Step = Omit<MonthsLine, 'sum'>;

/** What adds and takes months. Months first and losses after them; in Slovakia in the order of the days, for a loss ends a run. */
function stepsOf({ policy, periods, carried = [] }: Given): readonly Step[] {
  const own = runOf(periods.filter(isWhole), policy, 'PERIOD');
  const other = runOf(carried.filter(isWhole), policy, 'CARRIED');
  const events = [...periods, ...carried]
    .flatMap(({ events: all = [] }) => all)
    .flatMap(({ date, kind }): readonly Step[] =>
      date === undefined || date < since
        ? []
        : [
            {
              kind:
                kind === undefined || paidFor[policy.insuranceType].some((one) => one === kind)
                  ? 'EVENT'
                  : 'OTHER_EVENT',
              from: date,
              months: 0,
            },
          ],
    )
    .toSorted((one, after) => one.from.localeCompare(after.from));
  if (policy.country === 'CZ') return [...own, ...other, ...events];
  return splitAt([...own, ...other], events);
}

/** Insurance in the order of its days, with the gaps in it. What was before 2000 is left out, and what is told twice counts once. */
function runOf(
  periods: readonly Whole[],
  policy: Given['policy'],
  counted: 'PERIOD' | 'CARRIED',
): readonly Step[] {
  const steps: Step[] = [];
  let end: string | undefined;
  for (const { from: begun, to, vehicleType } of periods.toSorted((one, other) =>
    one.from.localeCompare(other.from),
  )) {
    const from = [begun, since, end === undefined ? since : dayBefore(end, -1)].toSorted().at(-1) ?? begun;
    if (to < from) continue;
    if (vehicleType !== undefined && policy.vehicleType !== undefined && vehicleType !== policy.vehicleType) {
      steps.push({ kind: 'OTHER_KIND', from, to, months: 0 });
      continue;
    }
    const gap = end === undefined ? 0 : fullMonths(dayBefore(end, -1), dayBefore(from, 1));
    if (end !== undefined && gap > 0)
      steps.push({ kind: 'GAP', from: dayBefore(end, -1), to: dayBefore(from, 1), months: -gap });
    steps.push({ kind: counted, from, to, months: fullMonths(from, to) });
    end = to;
  }
  return steps;
}

/** Steps in the order of their days, a period cut at every loss in it. */
function splitAt(steps: readonly Step[], events: readonly Step[]): readonly Step[] {
  const cut = events
    .filter(({ kind }) => kind === 'EVENT')
    .reduce<readonly Step[]>(
      (all, event) =>
        all.flatMap((step) => {
          const { from, to } = step;
          if (step.months <= 0 || to === undefined || event.from <= from || event.from > to) return [step];
          const before = dayBefore(event.from, 1);
          return [
            { ...step, to: before, months: fullMonths(from, before) },
            { ...step, from: event.from, months: fullMonths(event.from, to) },
          ];
        }),
      steps,
    );
  return [...cut, ...events].toSorted(
    (one, other) =>
      one.from.localeCompare(other.from) || Number(one.to !== undefined) - Number(other.to !== undefined),
  );
}

function levelAt(months: number, country: keyof typeof scales): Omit<BonusMalus, 'months' | 'lines'> {
  const { percent, top } = scales[country];
  if (months < 0) {
    const malus = maluses.find(({ from }) => months >= from) ?? maluses[3];
    const better = maluses[maluses.indexOf(malus) - 1];
    return {
      level: malus.level,
      bonus: 0,
      malus: malus.percent,
      next: better ? { level: better.level, months: better.from - months } : { level: 'B0', months: -months },
    };
  }
  const reached = Math.min(top, Math.floor(months / perLevel));
  return {
    level: `B${reached}`,
    bonus: reached * percent,
    malus: 0,
    ...(reached < top && {
      next: { level: `B${reached + 1}`, months: (reached + 1) * perLevel - months },
    }),
  };
}
