import { describe, expect, test } from 'vitest';
import { derivedFacts } from '#machines/analysis/derivedFacts.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { finiteFacts } from '#machines/analysis/finiteFacts.ts';
import { valuesNamed } from '#machines/analysis/rulesOf.ts';
import { walkFacts } from '#machines/analysis/walkFacts.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { litSets } from '#src/inspect/compare/litSets.ts';
import { litBy } from '#src/inspect/lit.ts';
import { lookedIn, searchOf } from '#src/inspect/useAddress.ts';
import { askedFacts, factsInQuery, otherFacts, queryOf } from '#src/inspect/whatIf/askedFacts.ts';
import { documentsBy } from '#src/inspect/whatIf/Outcome.tsx';
import { loanFlow } from '#test/flow/small/loanFlow.ts';

describe('what if', () => {
  test('asks for the facts that decide about a page, then for those that decide about a dialog', () => {
    expect(askedFacts(loanFlow)).toEqual(['appliedRiskId', 'claimEventType', 'bankContactType']);
  });

  test('asks beside for what questions, choices and documents are decided by', () => {
    expect(otherFacts(loanFlow)).toEqual([]);
    expect(otherFacts(carDraft).filter((name) => !name.includes('.'))).toEqual([
      'reporterRole',
      'vehicleKind',
      'makePicked',
      'numberUnknown',
      'policyCountry',
      'policyAccount',
      'countryScope',
      'policeInvestigation',
      'glassParts',
      'hail',
      'dummyPolicy',
      'bankLien',
      'damageSize',
      'painForm',
      'selfInspectionAuthorized',
      'inspectionMethod',
      'shopKind',
      'costBasis',
      'hasMax3yearsOldPolicy',
      'painFeePaid',
    ]);
  });

  test('asks not for what the flow never learns', () => {
    expect(otherFacts(lifeDraft)).not.toContain('vehicleRouting');
  });

  test('asks of an answer that takes several only for what decides', () => {
    expect(valuesNamed(carDraft, 'glassParts')).toEqual(['CELNI_SKLO']);
  });

  test('is shared by an address', () => {
    const known = { appliedRiskId: 'BAN', claimEventType: 'DEATH' };
    expect(queryOf(known).toString()).toBe('appliedRiskId=BAN&claimEventType=DEATH');
    expect(factsInQuery(queryOf(known), lifeDraft)).toEqual(known);
  });

  test('is shared with every code of an answer that takes several', () => {
    const known = { eventKinds: ['POVPOS_VEHICLE', 'POVPOS_HEALTH'] };
    expect(queryOf(known).toString()).toBe('eventKinds=POVPOS_VEHICLE&eventKinds=POVPOS_HEALTH');
    expect(factsInQuery(queryOf(known), carDraft)).toEqual(known);
  });

  test('reads yes and no from an address', () => {
    const query = new URLSearchParams('vehicleFound=false&policyNumberValid=true');
    expect(factsInQuery(query, carDraft)).toEqual({ vehicleFound: false, policyNumberValid: true });
  });

  test('leaves out of an address what is no fact and no value of it', () => {
    const query = new URLSearchParams('appliedRiskId=NOTHING&vehicleFound=maybe&colour=red&eventKinds=HAIL');
    expect(factsInQuery(query, carDraft)).toEqual({});
  });

  test('takes from outside no fact of a single row, and of several values those there are', () => {
    const given = {
      'injuredParties[3].damageKinds': ['THING'],
      'injuredParties[].damageKinds': ['THING', 'Jana'],
      eventKinds: [],
      fullName: 'Jana',
    };
    expect(finiteFacts(claimSubject, given)).toEqual({
      'injuredParties[].damageKinds': ['THING'],
      eventKinds: [],
    });
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

  test('lights up the page of a list where the way leads over its rows', () => {
    const lit = litBy(
      walkFacts(lifeDraft, { appliedRiskId: 'UMR', ...derivedFacts(lifeDraft, { appliedRiskId: 'UMR' }) }),
    );
    expect([lit.has('claimant'), [...lit].some((id) => id.includes('['))]).toEqual([true, false]);
  });

  test('takes over what follows from a fact: the risk flow from the kind of event', () => {
    expect(derivedFacts(carDraft, { eventKinds: ['POVPOS_GLASS'], vehicleFound: true })).toEqual({
      insuredKnown: false,
      riskFlow: 'POVPOS',
      vehicleRouting: 'GLASS',
    });
    expect(derivedFacts(lifeDraft, { sport: true })).toEqual({});
  });

  test('takes over what a computed fact is read from an answer', () => {
    expect(derivedFacts(lifeDraft, { activity: 'CYCLING', appliedRiskId: 'UMR' })).toEqual({
      aboutDeath: true,
      eventDay: 'DEATH',
      sport: true,
      ride: true,
    });
  });

  test('names the documents that a death needs, and none while nothing has happened', () => {
    expect(documentsBy(lifeDraft, {})).toEqual({ required: [], optional: [] });
    expect(documentsBy(lifeDraft, { appliedRiskId: 'UMR' }).required).toEqual([
      'DEATH_CERTIFICATE',
      'DEATH_CAUSE',
    ]);
  });

  test('names the documents by every fact, such as that a vehicle is repaired already', () => {
    const known = { eventKinds: ['HAVSKLA'], repairHandling: 'VEHICLE_FIXED' };
    expect(documentsBy(carDraft, known).required).toEqual(['DAMAGE_PHOTO', 'INVOICE']);
  });

  test('is shared with the second case that it is compared with, be it one of which nothing is known', () => {
    const looked = {
      view: 'whatIf',
      part: undefined,
      page: undefined,
      tab: 'page',
      open: [],
      only: undefined,
      known: { reporterRole: 'BROKER' },
      other: { eventKinds: ['HAVSKLA', 'HAVNEHODA'], vehicleFound: false },
    } as const;
    expect(searchOf(looked)).toBe(
      '?reporterRole=BROKER&b.eventKinds=HAVSKLA&b.eventKinds=HAVNEHODA&b.vehicleFound=false',
    );
    expect(lookedIn(new URLSearchParams('?b.eventKinds=HAVSKLA&b.colour=red'), carDraft).other).toEqual({
      eventKinds: ['HAVSKLA'],
    });
    const alone = searchOf({ ...looked, known: {}, other: {} });
    expect(lookedIn(new URLSearchParams(alone), carDraft).other).toEqual({});
    expect(lookedIn(new URLSearchParams(''), carDraft).other).toBeUndefined();
  });

  test('lights of two cases what only one leads over, what both do and what neither does', () => {
    const lit = litSets(
      loanFlow,
      { appliedRiskId: 'UMR' },
      { appliedRiskId: 'BAN', claimEventType: 'DEATH' },
    );
    expect([...lit].filter(([id]) => !id.includes(' '))).toEqual([
      ['risk', 'both'],
      ['account', 'A'],
      ['death', 'both'],
      ['deathTravel', 'neither'],
      ['event', 'neither'],
      ['moreInfo', 'both'],
      ['documents', 'both'],
      ['summary', 'both'],
      ['finalised', 'both'],
    ]);
    expect([lit.get('risk -> death'), lit.get('account -> death')]).toEqual(['B', 'A']);
  });

  test('keeps the page chosen, what is open and what is shown in the address', () => {
    const looked = {
      view: 'whatIf',
      part: undefined,
      page: 'policy',
      tab: 'preview',
      open: ['event'],
      only: 'UMR',
      known: { appliedRiskId: 'UMR' },
    } as const;
    expect(searchOf(looked)).toBe('?page=policy&tab=preview&open=event&only=UMR&appliedRiskId=UMR');
    expect(lookedIn(new URLSearchParams(searchOf(looked)), lifeDraft)).toEqual(looked);
    expect(lookedIn(new URLSearchParams('page=claimant[1]'), lifeDraft).page).toBe('claimant');
    const nothing = { page: undefined, tab: 'page', open: [], only: undefined, known: {} };
    expect(lookedIn(new URLSearchParams('page=nowhere&part=session&open=attic&only=X'), lifeDraft)).toEqual({
      ...nothing,
      view: 'machines',
      part: 'session',
    });
    expect(lookedIn(new URLSearchParams('view=changes'), lifeDraft)).toEqual({
      ...nothing,
      view: 'changes',
      part: undefined,
    });
  });
});
