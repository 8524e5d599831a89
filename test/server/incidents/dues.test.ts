import { describe, expect, test } from 'vitest';
import type { IncidentStep } from '#machines/service/sales/incidents.ts';
import { duesOf, nextSteps } from '#server/incidents/dues.ts';

const detected = new Date('2026-01-30T08:00:00Z');
const steps = (...noted: readonly (readonly [IncidentStep, string])[]) =>
  noted.map(([step, at]) => ({ step, at: new Date(`2026-${at}:00Z`) }));
const now = new Date('2026-01-30T12:00:00Z');

describe('what an authority is to have of an incident, and until when', () => {
  test.each<[string, ReturnType<typeof steps>, (readonly [string, string])[]]>([
    ['nothing, while nobody has decided', [], []],
    ['nothing, where it is not major', steps(['MINOR', '01-30T09:00']), []],
    [
      'a first report four hours after it is held for major',
      steps(['MAJOR', '01-30T10:00']),
      [['INITIAL', '2026-01-30T14:00:00.000Z']],
    ],
    [
      'and within a day of its detection',
      steps(['MAJOR', '01-31T07:00']),
      [['INITIAL', '2026-01-31T08:00:00.000Z']],
    ],
    [
      'another within 72 hours of the first',
      steps(['MAJOR', '01-30T10:00'], ['SENT_INITIAL', '01-30T12:00']),
      [['INTERMEDIATE', '2026-02-02T12:00:00.000Z']],
    ],
    [
      'the last within a month, which is the last day of a shorter one',
      steps(['MAJOR', '01-30T10:00'], ['SENT_INITIAL', '01-30T12:00'], ['SENT_INTERMEDIATE', '01-31T09:00']),
      [['FINAL', '2026-02-28T09:00:00.000Z']],
    ],
    [
      'nothing more of one that is major no longer',
      steps(['MAJOR', '01-30T10:00'], ['MINOR', '01-30T11:00']),
      [],
    ],
    [
      'of personal data within 72 hours of detection, major or not',
      steps(['PERSONAL_DATA', '01-30T10:00'], ['MINOR', '01-30T10:00']),
      [['PERSONAL_DATA', '2026-02-02T08:00:00.000Z']],
    ],
  ])('%s', (_, noted, dues) => {
    expect(duesOf(detected, noted, now)).toEqual(
      dues.map(([report, due]) => ({ report, due, isLate: false })),
    );
  });
  test('is late when the time is over', () => {
    const noted = steps(['MAJOR', '01-30T10:00']);
    expect(duesOf(detected, noted, new Date('2026-01-30T14:00:01Z'))).toEqual([
      { report: 'INITIAL', due: '2026-01-30T14:00:00.000Z', isLate: true },
    ]);
  });
});

describe('what may be noted of an incident next', () => {
  const next = (noted: ReturnType<typeof steps>) => nextSteps(noted, duesOf(detected, noted, now));
  test.each<[string, ReturnType<typeof steps>, IncidentStep[]]>([
    ['at first', [], ['MEASURE', 'MAJOR', 'MINOR', 'PERSONAL_DATA', 'ENDED']],
    [
      'of a major one, above all that it was told of',
      steps(['MAJOR', '01-30T10:00']),
      ['SENT_INITIAL', 'MEASURE', 'MINOR', 'PERSONAL_DATA', 'ENDED'],
    ],
    [
      'that it is closed, once it has ended, is decided and nothing is due',
      steps(['MINOR', '01-30T10:00'], ['ENDED', '01-30T11:00']),
      ['MEASURE', 'MAJOR', 'PERSONAL_DATA', 'CLOSED'],
    ],
    [
      'not that it is closed, while something is due',
      steps(['MAJOR', '01-30T10:00'], ['ENDED', '01-30T11:00']),
      ['SENT_INITIAL', 'MEASURE', 'MINOR', 'PERSONAL_DATA'],
    ],
    [
      'nothing, once it is closed',
      steps(['MINOR', '01-30T10:00'], ['ENDED', '01-30T11:00'], ['CLOSED', '01-30T11:30']),
      [],
    ],
  ])('%s', (_, noted, expected) => {
    expect(next(noted)).toEqual(expected);
  });
});
