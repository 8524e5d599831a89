import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents } from '#machines/claim/dependents.ts';
import { prune, pruneSent } from '#machines/flow/prune.ts';
import { situationOf } from '#machines/flow/situation.ts';
import { flows } from '#machines/flows/index.ts';
import { propertyDraft } from '#machines/flows/property/draft.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';

const none = { dependentFields: {}, changedPrimeFields: [] };
const changed = (before: ClaimDetail, changes: ClaimDetail): ClaimDetail =>
  applyDependents(before, { ...before, ...changes }, none).claim;

/** A dog that bit a guest, who is named. */
const bite = {
  uniKind: 'PET',
  uniEvent: 'PET_LIABILITY',
  injuredParties: [{ injured: { fullName: 'Eva Malá' }, damageKinds: ['HEALTH'] }, {}],
} satisfies ClaimDetail;

describe('when nobody was harmed after all, no row of the harmed is left', () => {
  const swallowed = { ...bite, uniEvent: 'PET_INJURY' } satisfies ClaimDetail;
  const left = { uniKind: 'PET', uniEvent: 'PET_INJURY' };

  test('in the report', () => {
    expect(prune(uniflowDraft, swallowed).record).toEqual(left);
  });

  test('also where the row was never filled in', () => {
    expect(prune(uniflowDraft, { ...swallowed, injuredParties: [{}] })).toEqual({
      record: left,
      dropped: [],
    });
  });

  test('in what is registered', () => {
    expect(pruneSent(uniflowDraft, swallowed, [])).toEqual(left);
  });

  test('while a row that is still to be filled in stays', () => {
    expect(prune(uniflowDraft, bite).record).toEqual(bite);
  });
});

test('what was asked of a thing as stolen is not registered once it has burnt', () => {
  const thing = { description: 'Kolo', kind: 'THING', state: 'DAMAGED' } as const;
  const stolen = {
    propertyEvent: 'BURGLARY',
    propertyDamages: [{ ...thing, serialNo: 'WTU123' }, thing],
  } satisfies ClaimDetail;
  expect([
    pruneSent(propertyDraft, stolen, []),
    pruneSent(propertyDraft, { ...stolen, propertyEvent: 'FIRE' }, []),
  ]).toEqual([stolen, { propertyEvent: 'FIRE', propertyDamages: [thing, thing] }]);
});

describe('a contact taken over from an earlier report is no longer called so', () => {
  const reporter = { fullName: 'Jan Novák', email: 'jan@example.cz', tel: '777123456' };
  test.each([
    ['the name', { fullName: 'Eva Nová' }],
    ['the e-mail', { email: 'eva@example.cz' }],
    ['the telephone', { tel: '777000111' }],
  ])('once %s is another one', (_what, other) => {
    const now = { ...reporter, ...other };
    expect(changed({ reporter, contactHanded: true }, { reporter: now })).toEqual({ reporter: now });
  });

  test('and is while all three are the same', () => {
    expect(changed({ reporter, contactHanded: true }, { reporter, moreInfo: 'Text' })).toEqual({
      reporter,
      contactHanded: true,
      moreInfo: 'Text',
    });
  });
});

test('a leave to keep the contact is gone with its answer', () => {
  const before = { keepContact: 'YES', contactConsent: true } satisfies ClaimDetail;
  expect([
    changed(before, { keepContact: undefined }),
    changed(before, { keepContact: 'NO' }),
    changed({}, { keepContact: 'YES' }),
  ]).toEqual([{}, { keepContact: 'NO', contactConsent: false }, before]);
});

test('a vehicle that is found is refused no longer', () => {
  expect(changed({ vehicleFound: false, vehicleRefused: true }, { vehicleFound: true })).toEqual({
    vehicleFound: true,
  });
});

describe('an injured client is identified by who they are', () => {
  const injured = { birthDate: '1984-11-04' };
  const identified = { clientIdentificationState: 'KZ', injured } satisfies ClaimDetail;
  const after = (birthDate: string) =>
    applyDependents(identified, { ...identified, injured: { birthDate } }, none, [], (path, answer) =>
      path === 'injured.birthDate' ? answer === injured.birthDate : undefined,
    ).claim.clientIdentificationState;

  test('and no longer with the birth date of another', () => {
    expect([after('1984-11-04'), after('1990-01-01')]).toEqual(['KZ', 'UNIDENTIFIED']);
  });
});

test.each(flows.map((flow) => [flow.code, flow] as const))(
  'in %s no page off the way opens to who has answered nothing',
  (_code, flow) => {
    const { walked, mayOpen } = situationOf(flow, {});
    const off = flow.instances.filter(({ code }) => !walked.some((page) => page.code === code));
    expect(off.filter(({ code }) => mayOpen(code)).map(({ code }) => code)).toEqual([]);
  },
);
