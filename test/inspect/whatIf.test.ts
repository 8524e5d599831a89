import { describe, expect, test } from 'vitest';
import { walkFacts } from '../../machines/flow/walkFacts.ts';
import { carDraft } from '../../machines/flows/car/draft.ts';
import { lifeDraft } from '../../machines/flows/life/draft.ts';
import { askedFacts, factsInQuery, queryOf } from '../../src/inspect/whatIf/askedFacts.ts';
import { documentsBy } from '../../src/inspect/whatIf/documentsBy.ts';
import { litBy } from '../../src/inspect/whatIf/litBy.ts';
import { loanFlow } from '../flow/small/loanFlow.ts';

describe('what if', () => {
  test('asks only for facts that decide about a page', () => {
    expect(askedFacts(loanFlow)).toEqual(['appliedRiskId', 'claimEventType']);
  });

  test('is shared by an address', () => {
    const known = { appliedRiskId: 'BAN', claimEventType: 'DEATH' };
    expect(queryOf(known).toString()).toBe('appliedRiskId=BAN&claimEventType=DEATH');
    expect(factsInQuery(queryOf(known), loanFlow)).toEqual(known);
  });

  test('reads yes and no from an address', () => {
    const query = new URLSearchParams('vehicleFound=false&policyNumberValid=true');
    expect(factsInQuery(query, carDraft)).toEqual({ vehicleFound: false, policyNumberValid: true });
  });

  test('leaves out of an address what is no fact of the flow and no value of it', () => {
    const query = new URLSearchParams('appliedRiskId=NOTHING&vehicleFound=true&colour=red');
    expect(factsInQuery(query, loanFlow)).toEqual({});
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

  test('names the documents that a death needs, and none while nothing has happened', () => {
    expect(documentsBy(lifeDraft, {})).toEqual([]);
    expect(documentsBy(lifeDraft, { appliedRiskId: 'UMR' })).toEqual(['DEATH_CERTIFICATE', 'DEATH_CAUSE']);
  });
});
