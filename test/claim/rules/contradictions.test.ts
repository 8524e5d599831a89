import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { controlOf } from '#machines/subject/control.ts';
import { isEventDay } from '#machines/claim/derived/eventDay.ts';
import type { Path } from '#machines/claim/path.ts';
import { contradictions } from '#machines/claim/rules/contradictions.ts';
import { dayOrders, sameBirths } from '#machines/claim/rules/dayOrder.ts';
import { findSchema } from '#test/claim/schemaAt.ts';
import { putAt } from '#machines/subject/valueAt.ts';
import { lines } from '#machines/flows/lines.ts';

const flows = (
  await Promise.all(lines.flatMap(({ flows: all }) => Object.values(all).map((load) => load())))
).flat();

type When = 'early' | 'late';
/** A day, the same as a moment, as a year and in a birth number. */
const days = {
  early: { day: '1999-12-31', moment: '1999-12-31T10:00', year: 1999, birthNumber: '9912310012' },
  late: { day: '2010-06-15', moment: '2010-06-15T10:00', year: 2010, birthNumber: '1006150013' },
} as const;

const toldAs = (path: Path, when: When): string | number => {
  if (/birthnumber$/i.test(path)) return days[when].birthNumber;
  if (path === 'manufactureYear') return days[when].year;
  return days[when][path === 'parkedFrom' || path === 'discoveredAt' ? 'moment' : 'day'];
};

const claimOf = (told: readonly (readonly [Path, When])[]): ClaimDetail => {
  const claim: ClaimDetail = {};
  for (const [path, when] of told) putAt(claim, path.replace('[]', '[0]'), toldAs(path, when));
  return claim;
};

/** What a page that asks for these says of a claim: the key, the place and the date that is named. */
const said = (asked: readonly Path[], claim: ClaimDetail) =>
  contradictions(asked, [...dayOrders.flatMap(({ first, second }) => [first, second]), ...births], [])
    .flatMap(({ find }) => find(claim))
    .map(({ severity, path, values }) => [severity, path.join('.'), values?.['date']]);

const births = sameBirths.flatMap(({ birthNumber, birthDate }) => [birthNumber, birthDate]);
const placeOf = (path: Path) => path.replace('[]', '.0');
const pairs = dayOrders.map((order): [Path, Path, typeof order] => [order.first, order.second, order]);

describe('every two days that have an order', () => {
  test.each(pairs)('%s, then %s: said at the one answered later', (first, second, { saidOf }) => {
    const wrong = claimOf([
      [first, 'late'],
      [second, 'early'],
    ]);
    const atFirst = ['error', placeOf(first), days.early.day];
    const late = first === 'manufactureYear' ? '2010' : days.late.day;
    const atSecond = ['error', placeOf(second), late];
    expect({
      right: said(
        [first, second],
        claimOf([
          [first, 'early'],
          [second, 'late'],
        ]),
      ),
      sameDay: said(
        [second],
        claimOf([
          [first, 'late'],
          [second, 'late'],
        ]),
      ).length,
      secondLast: said([first, second], wrong),
      firstLast: said([second, first], wrong),
      onlyFirst: said([first], wrong),
      onlySecond: said([second], wrong),
    }).toEqual({
      right: [],
      sameDay: first === 'decisionDate' && second === 'nextReviewDate' ? 1 : 0,
      secondLast: saidOf === 'first' ? [] : [atSecond],
      firstLast: saidOf === 'second' ? [] : [atFirst],
      onlyFirst: saidOf === 'second' ? [] : [atFirst],
      onlySecond: saidOf === 'first' ? [] : [atSecond],
    });
  });
});

describe('a birth number and a birth date', () => {
  test.each(sameBirths.map(({ birthNumber, birthDate }): [Path, Path] => [birthNumber, birthDate]))(
    '%s and %s of another day: said at the one answered later',
    (birthNumber, birthDate) => {
      const wrong = claimOf([
        [birthNumber, 'early'],
        [birthDate, 'late'],
      ]);
      const places = (asked: readonly Path[]) => said(asked, wrong).map(([, place]) => place);
      expect([
        said(
          [birthNumber, birthDate],
          claimOf([
            [birthNumber, 'early'],
            [birthDate, 'early'],
          ]),
        ),
        places([birthNumber, birthDate]),
        places([birthDate, birthNumber]),
      ]).toEqual([[], [placeOf(birthDate)], [placeOf(birthNumber)]]);
    },
  );

  test.each([
    ['1961-09-18', []],
    ['1961-09-28', []],
    ['1961-09-19', ['insured.birthDate']],
  ])(
    'on an insurance card, where 40 or 50 is added to the day, agrees with both days: %s',
    (birthDate, wrong) => {
      const claim: ClaimDetail = { insured: { birthNumber: '6109680005', birthDate } };
      expect(said(['insured.birthNumber', 'insured.birthDate'], claim).map(([, place]) => place)).toEqual(
        wrong,
      );
    },
  );

  test('that is a placeholder tells no day', () => {
    const claim: ClaimDetail = { insured: { birthNumber: '9912319999', birthDate: '2010-06-15' } };
    expect(said(['insured.birthNumber', 'insured.birthDate'], claim)).toEqual([]);
  });
});

test('of several rows the wrong one is named', () => {
  const claim: ClaimDetail = {
    claimants: [
      { birthNumber: '9912310012', birthDate: '1999-12-31' },
      { birthNumber: '9912310012', birthDate: '2010-06-15' },
    ],
  };
  const asked: Path[] = ['claimants[].birthNumber', 'claimants[].birthDate'];
  expect(said(asked, claim).map(([, place]) => place)).toEqual(['claimants.1.birthDate']);
  expect(contradictions(asked, asked, [0]).flatMap(({ find }) => find(claim))).toEqual([]);
});

/** Days that nothing else of a claim has to come before or after, and why. */
const free: Readonly<Record<string, string>> = {
  'claimants[].birthNumber': 'a child may be born after a death',
  'claimants[].birthDate': 'a child may be born after a death',
  'hospitalizations[].dateTo': 'compared with its own stay, whose first day may be that of the event',
};

test('no line asks for a day that is in no order', () => {
  const ordered = new Set<string>(dayOrders.flatMap(({ first, second }) => [first, second]));
  const asked = flows
    .flatMap(({ pages }) => [...pages])
    .flatMap(({ questions }) =>
      questions.flatMap(({ ask, rows = [] }) => [ask, ...rows.map((row) => row.ask)]),
    );
  const days = asked.filter((path) => {
    const schema = findSchema(path);
    const kind = schema && controlOf(schema)?.kind;
    return kind === 'day' || kind === 'moment' || /birthnumber$/i.test(path);
  });
  const lost = new Set(days.filter((path) => !ordered.has(path) && !isEventDay(path) && !(path in free)));
  expect([...lost]).toEqual([]);
});

test('what is typed and no day yet is nothing that another day can contradict', () => {
  const asked: Path[] = ['lastSeenAt', 'discoveredAt'];
  const found = '2026-11-26T17:30';
  expect([
    said(asked, { lastSeenAt: '25. 11T08:00', discoveredAt: found }),
    said(asked, { lastSeenAt: '2026-11-27T08:00', discoveredAt: found }),
  ]).toEqual([[], [['error', 'discoveredAt', '2026-11-27']]]);
});
