import { birthDateIn } from '../checks/birthNumber.ts';
import { isWithinLastYear } from '../checks/incidentDate.ts';
import type { ClaimDetail } from '../claim.ts';
import { eventDayOf } from '../derived/eventDay.ts';
import { computed } from '../facts.ts';
import { checkOver, checkRows, doubtful, wrong, type Check } from '../issues/findings.ts';
import { type Path } from '../path.ts';
import { valueAt } from '../valueAt.ts';

const areDays = (days: readonly unknown[]): days is readonly string[] =>
  days.every((day) => typeof day === 'string');

const compare =
  (first: Path, second: Path, place: Path, key: string) =>
  (isWrong: (first: string, second: string) => boolean): Check =>
    checkOver([first, second], wrong(place, key), (claim) => {
      const days = [valueAt(claim, first), valueAt(claim, second)];
      return areDays(days) && isWrong(days[0] ?? '', days[1] ?? '');
    });

/** The second day, or moment, is not before the first; said of the second. */
export const inOrder = (first: Path, second: Path): Check =>
  compare(first, second, second, 'dateOrder')((from, to) => to < from);

/** The first day is not after the second, which is asked elsewhere; said of the first. */
export const notAfter = (first: Path, second: Path): Check =>
  compare(first, second, first, 'dateTooLate')((from, to) => to < from);

/** The second day is later than the first; said of the second. */
export const later = (first: Path, second: Path): Check =>
  compare(first, second, second, 'dateOrder')((from, to) => to <= from);

/** The birth date of the insured, also where only the birth number was told; undefined for a placeholder. */
const birthDateOf = ({ insured }: ClaimDetail): string | undefined =>
  insured?.birthDate ?? birthDateIn(insured?.birthNumber);

const births = ['insured.birthDate', 'insured.birthNumber'] as const;

/** The insured was born by that day; said of the day. */
export const afterBirth = (path: Path): Check =>
  checkOver([...births, path], wrong(path, 'dateBeforeBirth'), (claim) => {
    const days = [valueAt(claim, path), birthDateOf(claim)];
    return areDays(days) && (days[0] ?? '') < (days[1] ?? '');
  });

/** The insured was born by the day of the event; said of the birth, which is asked after that day. */
export const bornBeforeEvent: readonly Check[] = births.map((place) =>
  checkOver([...births, 'incidentDate'], wrong(place, 'bornAfterEvent'), (claim) => {
    const { insured, incidentDate } = claim;
    const told = insured?.birthDate === undefined ? 'insured.birthNumber' : 'insured.birthDate';
    const birthDate = birthDateOf(claim);
    return told === place && Boolean(birthDate && incidentDate && incidentDate < birthDate);
  }),
);

/** The beginning of a stay; that of the first may be the day of the event, which is not asked again. */
const beginsOn = (claim: ClaimDetail, at: number): string | undefined =>
  at === 0 && eventDayOf(claim) === 'STAY' ? claim.incidentDate : claim.hospitalizations?.[at]?.dateFrom;

const staysIn = (claim: ClaimDetail) =>
  (claim.hospitalizations ?? []).map((stay, at) => ({ at, from: beginsOn(claim, at), to: stay?.dateTo }));

const stayDays = [
  ...computed.eventStay.reads,
  'incidentDate',
  'hospitalizations[].dateFrom',
  'hospitalizations[].dateTo',
] as const;

/** No stay in hospital ends before it began. */
export const staysInOrder = checkRows(stayDays, wrong('hospitalizations[0].dateTo', 'dateOrder'), (claim) =>
  staysIn(claim).flatMap(({ at, from, to }) => (from && to && to < from ? [at] : [])),
);

/** No stay begins before another has ended; from one hospital to the next somebody may go on the same day. */
export const staysApart = checkRows(
  stayDays,
  wrong('hospitalizations[0].dateFrom', 'staysOverlap'),
  (claim) => {
    const stays = staysIn(claim);
    return stays
      .filter((stay) => stays.slice(0, stay.at).some((other) => overlap(stay, other)))
      .map(({ at }) => at);
  },
);

type Stay = ReturnType<typeof staysIn>[number];
const endless = '9999-12-31';
const overlap = ({ from, to = endless }: Stay, other: Stay): boolean =>
  Boolean(from && other.from && from < (other.to ?? endless) && other.from < to);

/** No stay begins before a day. */
export const staysAfter = (path: Path): Check =>
  checkRows(
    [path, 'hospitalizations[].dateFrom'],
    wrong('hospitalizations[0].dateFrom', 'dateOrder'),
    (claim) => {
      const day = valueAt(claim, path);
      return (claim.hospitalizations ?? []).flatMap((stay, at) =>
        stay?.dateFrom && typeof day === 'string' && stay.dateFrom < day ? [at] : [],
      );
    },
  );

/** The event happened during the journey; only a warning, because consequences may show later. */
export const happenedOnTrip = checkOver(
  ['incidentDate', 'tripFrom', 'tripTo'],
  doubtful('tripFrom', 'outsideTrip'),
  ({ incidentDate, tripFrom, tripTo }) =>
    Boolean(incidentDate && ((tripFrom && incidentDate < tripFrom) || (tripTo && incidentDate > tripTo))),
);

/** What stays after an injury is mostly judged a year after it. */
export const consequencesSettled = checkOver(
  ['incidentDate', 'healthStabilised'],
  doubtful('healthStabilised', 'consequencesEarly'),
  ({ incidentDate, healthStabilised }) =>
    healthStabilised === 'YES' && incidentDate !== undefined && isWithinLastYear(incidentDate),
);
