import { describe, expect, test } from 'vitest';
import { followedFacts } from '../../machines/flow/followedFacts.ts';
import { walkFacts } from '../../machines/flow/walkFacts.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { lifeDraft } from '../../machines/flows/life/draft.ts';
import { askedFacts, factsInQuery, otherFacts, queryOf } from '../../src/inspect/whatIf/askedFacts.ts';
import { lookedIn, searchOf } from '../../src/inspect/useAddress.ts';
import { documentsBy } from '../../src/inspect/whatIf/documentsBy.ts';
import { litBy } from '../../src/inspect/whatIf/litBy.ts';
import { loanFlow } from '../flow/small/loanFlow.ts';

describe('what if', () => {
  test('asks for the facts that decide about a page, then for those that decide about a dialog', () => {
    expect(askedFacts(loanFlow)).toEqual(['appliedRiskId', 'claimEventType', 'bankContactType']);
  });

  test('asks beside for nothing but what documents or derived answers are decided by', () => {
    expect(otherFacts(carDraft)).toEqual(['reporterRole', 'fatal']);
    expect(otherFacts(lifeDraft)).toEqual([]);
  });

  test('is shared by an address', () => {
    const known = { appliedRiskId: 'BAN', claimEventType: 'DEATH' };
    expect(queryOf(known).toString()).toBe('appliedRiskId=BAN&claimEventType=DEATH');
    expect(factsInQuery(queryOf(known))).toEqual(known);
  });

  test('reads yes and no from an address', () => {
    const query = new URLSearchParams('vehicleFound=false&policyNumberValid=true');
    expect(factsInQuery(query)).toEqual({ vehicleFound: false, policyNumberValid: true });
  });

  test('leaves out of an address what is no fact and no value of it', () => {
    const query = new URLSearchParams('appliedRiskId=NOTHING&vehicleFound=maybe&colour=red');
    expect(factsInQuery(query)).toEqual({});
  });

  test('lights up the pages and the transitions of the way', () => {
    const known = { appliedRiskId: 'BAN', claimEventType: 'DEATH' };
    expect([...litBy(walkFacts(loanFlow, known))].slice(0, 4)).toEqual([
      'risk',
      'risk -> death',
      'death',
      'death -> moreInfo',
    ]);
  });

  test('takes over what follows from a fact: the risk flow from the kind of event', () => {
    expect(followedFacts({ eventKind: 'POVPOS_GLASS', vehicleFound: true })).toEqual({ riskFlow: 'POVPOS' });
    expect(followedFacts({ sport: true })).toEqual({});
  });

  test('names the documents that a death needs, and none while nothing has happened', () => {
    expect(documentsBy(lifeDraft, {})).toEqual({ required: [], optional: [] });
    expect(documentsBy(lifeDraft, { appliedRiskId: 'UMR' }).required).toEqual([
      'DEATH_CERTIFICATE',
      'DEATH_CAUSE',
    ]);
  });

  test('names the documents by every fact, such as that a vehicle is repaired already', () => {
    const known = { eventKind: 'HAVSKLA', repairHandling: 'VEHICLE_FIXED' };
    expect(documentsBy(carDraft, known).required).toEqual(['DAMAGE_PHOTO', 'INVOICE']);
  });

  test('keeps the page chosen and the part shown in the address', () => {
    const looked = { page: 'policy', part: 'pages', known: { appliedRiskId: 'UMR' } } as const;
    expect(searchOf(looked)).toBe('?page=policy&appliedRiskId=UMR');
    expect(lookedIn(new URLSearchParams(searchOf(looked)), lifeDraft)).toEqual(looked);
    expect(lookedIn(new URLSearchParams('page=nowhere&part=session'), lifeDraft)).toEqual({
      page: undefined,
      part: 'session',
      known: {},
    });
  });
});
