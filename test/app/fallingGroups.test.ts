import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { pendingRecord, withImpact } from '#machines/flow/change.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { droppedGroups } from '#src/flow/droppedGroups.ts';
import { anAccidentClaim } from '#test/given.ts';

/** The groups as they are read: the page, then its answers, with a row by its number and name. */
const told = (before: ClaimDetail, answers: readonly string[]) =>
  droppedGroups(carDraft, before, { answers }).map(
    ({ page, answers: fallen }) =>
      `${page?.code ?? 'elsewhere'}: ${fallen
        .map(({ name, row, who }) => (row === undefined ? name : `${name} ${row + 1} ${who ?? '?'}`))
        .join(', ')}`,
  );

/** The groups of answers that the answers of a page drop. */
const groupsAfter = (before: ClaimDetail, page: string, answers: Answers) => {
  const configuration = { dependentFields: {}, changedPrimeFields: [] };
  const pending = pendingRecord({ flow: carDraft, claim: before, configuration }, page, answers, {
    force: false,
  });
  return told(before, withImpact(carDraft, before, pending).impact?.answers ?? []);
};

describe('answers that fall are told', () => {
  test('under the pages they were given on, in the order of the way', () => {
    expect(told(anAccidentClaim(), ['damagedParts', 'reporter.tel', 'driver', 'reporter.email'])).toEqual([
      'reporter: reporter.tel, reporter.email',
      'circumstances: driver',
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

  test.each<[string, ClaimDetail, readonly string[]]>([
    [
      'what was asked for',
      { eventKinds: ['HAVZVIRE'], damageCause: '200' },
      ['event: damageCause, policeInvestigation'],
    ],
    [
      'nothing that was set though nobody was asked',
      { eventKinds: ['HAVVANDALISMUS'], damageCause: '420' },
      [],
    ],
  ])('with another kind of event: %s', (_, told, causes) => {
    const before = anAccidentClaim(told);
    const groups = groupsAfter(before, 'chooseEvent', { eventKinds: ['HAVSKLA'] });
    expect(groups.filter((group) => group.includes('damageCause'))).toEqual(causes);
    expect(groups).toContain('damagedParts: damagedParts');
    expect(groups).toContain('damageExtent: damageSize');
  });

  test('apart where no page of the way asks for them', () => {
    expect(told(anAccidentClaim(), ['moreInfo'])).toEqual(['elsewhere: moreInfo']);
  });
});
