import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { fallingGroups } from '../../src/app/fallingGroups.ts';
import { anAccidentClaim } from '../given.ts';

/** The groups as they are read: the page, then its answers, a row by its number and name. */
const told = (before: ClaimDetail, answers: readonly string[]) =>
  fallingGroups(carDraft, before, { answers }).map(
    ({ page, answers: fallen }) =>
      `${page?.code ?? 'elsewhere'}: ${fallen
        .map(({ name, row, who }) => (row === undefined ? name : `${name} ${row + 1} ${who ?? '?'}`))
        .join(', ')}`,
  );

describe('answers that fall are told', () => {
  test('under the pages they were given on, in the order of the way', () => {
    expect(told(anAccidentClaim(), ['damagedParts', 'reporter.tel', 'driver', 'reporter.email'])).toEqual([
      'reporter: reporter.tel, reporter.email',
      'accident: driver',
      'damagedParts: damagedParts',
    ]);
  });

  test('by each injured party, with the name where it is known', () => {
    const harmed: ClaimDetail = {
      eventKinds: ['POVPOJ_VEHICLE'],
      riskFlow: 'POVPOJ',
      injuredParties: [{ injured: { fullName: 'Eva Malá' } }, { injured: { companyName: 'Dub s.r.o.' } }, {}],
    };
    expect(told(anAccidentClaim(harmed), ['agreement', 'injuredParties'])).toEqual([
      'causedDamage: agreement',
      'injuredParties: injuredParties 1 Eva Malá, injuredParties 2 Dub s.r.o., injuredParties 3 ?',
    ]);
  });

  test('without what was set though nobody was asked', () => {
    const glass: ClaimDetail = { eventKinds: ['HAVSKLA'], damageCause: '500', incidentPlace: 'Brno' };
    expect(told(anAccidentClaim(glass), ['damageCause', 'incidentPlace'])).toEqual(['event: incidentPlace']);
  });

  test('apart where no page of the way asks for them', () => {
    expect(told(anAccidentClaim(), ['moreInfo'])).toEqual(['elsewhere: moreInfo']);
  });
});
