import { birthDatesIn } from '#machines/claim/checks/birthNumber.ts';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { dayOrders, sameBirths, type DayOrder } from './dayOrder.ts';
import { isEventDay } from '#machines/claim/derived/eventDay.ts';
import { wrong, type Finding } from '#machines/subject/issues/findings.ts';
import type { Check } from '#machines/claim/checkOver.ts';
import { normaliseBirthNumber } from '#machines/claim/normalise.ts';
import { inRows } from '#machines/subject/path.ts';
import type { Path } from '#machines/claim/path.ts';
import { valueAt } from '#machines/subject/valueAt.ts';

/** Two answers that must agree, the one that is said to be wrong where they do not, and what is said. */
interface Pair {
  readonly place: Path;
  readonly other: Path;
  readonly says: string;
  /** True for two days, as they are told, that contradict each other. */
  readonly isWrong: (own: string, other: string) => boolean;
}

/**
 * The checks of a page that asks for these answers, given by their paths in the order they are asked, over the days that it asks for
 * and those that its flow knows: what cannot have happened before something else is said at the answer given later. A page about a
 * row asks about that row alone.
 */
export const contradictions = (
  asked: readonly string[],
  known: readonly string[],
  rows: readonly number[],
): readonly Check[] =>
  pairs
    .filter(({ place, other }) => asked.includes(place) && asked.indexOf(other) <= asked.indexOf(place))
    .filter(({ other }) => known.includes(other) || isEventDay(other))
    .map((pair) => checkOf(pair, rows));

const isBirth = (path: Path): boolean => /birth/i.test(path);

const ofOrder = ({ first, second, isLater, saidOf, says }: DayOrder): readonly Pair[] => {
  const isBefore = (from: string, to: string) => (isLater ? to <= from : to < from);
  const early: Pair = {
    place: first,
    other: second,
    says: says ?? (isBirth(first) ? 'bornAfterEvent' : 'dateTooLate'),
    isWrong: (own, other) => isBefore(own, other),
  };
  const late: Pair = {
    place: second,
    other: first,
    says: says ?? (isBirth(first) ? 'dateBeforeBirth' : 'dateOrder'),
    isWrong: (own, other) => isBefore(other, own),
  };
  if (saidOf === 'first') return [early];
  return saidOf === 'second' ? [late] : [early, late];
};

const differ = (own: string, other: string) => own !== other;

const pairs: readonly Pair[] = [
  ...dayOrders.flatMap(ofOrder),
  ...sameBirths.flatMap(({ birthNumber, birthDate }) => [
    { place: birthDate, other: birthNumber, says: 'birthDateDiffers', isWrong: differ },
    { place: birthNumber, other: birthDate, says: 'birthDateDiffers', isWrong: differ },
  ]),
];

const checkOf = (pair: Pair, rows: readonly number[]): Check => {
  const { place, other, says } = pair;
  // Of the rows of a list, what is said of the first is what may be said of any.
  const said = wrong(inRows(place, rows).replaceAll('[]', '[0]'), says, { values: { date: '…' } });
  return {
    reads: [place, other],
    says: said,
    find: (claim) => placesOf(claim, inRows(place, rows)).flatMap((at) => findAt(pair, claim, at)),
  };
};

const findAt = ({ place, other, says, isWrong }: Pair, claim: ClaimDetail, at: string): Finding[] => {
  const own = daysAt(claim, place, at);
  if (own.length === 0) return [];
  const row = /\[(\d+)\]/.exec(at)?.[1];
  const wrongs = placesOf(claim, row === undefined ? other : inRows(other, [Number(row)]))
    .map((path) => daysAt(claim, other, path))
    .filter((told) => told.every((day) => own.every((mine) => doContradict(mine, day, isWrong))))
    .flatMap(([told]) => told ?? []);
  return wrongs.slice(0, 1).map((told) => wrong(at, says, { values: { date: told.slice(0, 10) } }));
};

/** Of a day and a moment, or a year, only what both tell can be compared. */
const doContradict = (own: string, told: string, isWrong: Pair['isWrong']): boolean => {
  const length = Math.min(own.length, told.length);
  return isWrong(own.slice(0, length), told.slice(0, length));
};

/** The day at a place; the two that a birth number may tell, none where nothing is told. */
const daysAt = (claim: ClaimDetail, path: Path, at: string): readonly string[] => {
  const value = valueAt(claim, at);
  if (typeof value === 'number') return [String(value)];
  if (typeof value !== 'string') return [];
  if (path.toLowerCase().endsWith('birthnumber')) return birthDatesIn(normaliseBirthNumber(value));
  // What is typed and no day yet has a fault of its own.
  return /^\d{4}-\d{2}-\d{2}/.test(value) ? [value] : [];
};

/** The path itself, or that of every row there is. */
const placesOf = (claim: ClaimDetail, path: string): readonly string[] => {
  const [list = ''] = path.split('[]');
  if (list === path) return [path];
  const told = valueAt(claim, list);
  return Array.isArray(told) ? told.map((_, row) => inRows(path, [row])) : [];
};
