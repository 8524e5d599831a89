import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { getPage } from '#machines/flow/compile.ts';
import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { carDraft } from '#machines/flows/car/draft.ts';

const reporter = { fullName: 'Jana Nováková', email: 'jana@example.cz', tel: '777123456' };
const blank = {
  damagedVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedGlassVehicles: [{ vehicleKind: 'VEHICLE' }],
  damagedThings: [{}],
} satisfies NonNullable<ClaimDetail['injuredParties']>[number];

/** How the claim that the form of a page begins with differs from the claim. */
const begun = (code: string, claim: ClaimDetail) => {
  const begun = withBeginnings(getPage(carDraft, code), claim);
  return Object.fromEntries(
    Object.entries(begun).filter(([name, value]) => Reflect.get(claim, name) !== value),
  );
};

test.each<[what: string, code: string, claim: ClaimDetail, differing: ClaimDetail]>([
  [
    'a vehicle by the plate it was searched by',
    'vehicleData',
    { contactSearch: '4UI5655' },
    { vehicleKind: 'VEHICLE', registrationNo: '4UI5655' },
  ],
  [
    'a vehicle by the VIN it was searched by',
    'vehicleData',
    { contactSearch: 'TMBZZZ3VZN4000001' },
    { vehicleKind: 'VEHICLE', vin: 'TMBZZZ3VZN4000001' },
  ],
  [
    'a vehicle, where the policy was searched',
    'vehicleData',
    { contactSearch: '4400000017' },
    { vehicleKind: 'VEHICLE' },
  ],
  ['a vehicle, where nothing was', 'vehicleData', {}, { vehicleKind: 'VEHICLE' }],
  [
    'what was told of the vehicle already',
    'vehicleData',
    { contactSearch: '4UI5655', vehicleKind: 'MACHINE', registrationNo: '4UI5656' },
    {},
  ],
  [
    'the insured who reports by their name',
    'person',
    { reporterRole: 'INSURED', reporter, insured: { personKind: 'NATURAL' } },
    { insured: { personKind: 'NATURAL', fullName: 'Jana Nováková' } },
  ],
  [
    'the insured as told',
    'person',
    { reporterRole: 'INSURED', reporter, insured: { fullName: 'Jan Malý' } },
    {},
  ],
  [
    'the insured company as told',
    'person',
    { reporterRole: 'INSURED', reporter, insured: { companyName: 'Dub' } },
    {},
  ],
  ['nothing of the insured where another reports', 'person', { reporterRole: 'BROKER', reporter }, {}],
  [
    'the injured who reports by name and contact',
    'person',
    { reporterRole: 'INJURED', reporter },
    { injured: { personKind: 'NATURAL', ...reporter } },
  ],
  ['the injured as told', 'person', { reporterRole: 'INJURED', reporter, injured: {} }, {}],
  ['the peril that the cause named', 'peril', { damageCause: '320' }, { elementType: 'FLOOD' }],
  ['the peril as told', 'peril', { damageCause: '320', elementType: 'HAIL' }, {}],
  ['nothing of who inspects, where the reporter may', 'inspection', { selfInspectionAuthorized: true }, {}],
  [
    'the only one who was harmed as the kinds of event say',
    'injuredParty[0]',
    { eventKinds: ['POVPOJ_THING', 'POVPOJ_HEALTH'] },
    { injuredParties: [{ ...blank, injured: { personKind: 'NATURAL' }, damageKinds: ['HEALTH', 'THING'] }] },
  ],
  [
    'one of several who were harmed without any kind',
    'injuredParty[1]',
    { eventKinds: ['POVPOJ_THING'], injuredParties: [{ damageKinds: ['THING'] }, {}] },
    { injuredParties: [{ damageKinds: ['THING'] }, blank] },
  ],
  [
    'one who was harmed as told, completed',
    'injuredParty[0]',
    { eventKinds: ['POVPOJ_THING'], injuredParties: [{ damagedThings: [{ description: 'kolo' }] }] },
    { injuredParties: [{ ...blank, damagedThings: [{ description: 'kolo' }] }] },
  ],
  [
    'own damage without any kind beside those of the event',
    'sufferedDamage',
    { eventKinds: ['POVPOS_THING'] },
    { injuredParties: [blank] },
  ],
  [
    'the injured who reports their damage',
    'reporter',
    { eventKinds: ['POVPOS_THING'], riskFlow: 'POVPOS' },
    { reporterRole: 'INJURED' },
  ],
  [
    'whoever was hurt on foot or by bicycle, as they have said: to whom it happened is not asked again',
    'reporter',
    { eventKinds: ['POVPOS_HEALTH'], riskFlow: 'POVPOS' },
    { reporterRole: 'INJURED' },
  ],
])('a form begins with %s', (_, code, claim, differing) => {
  expect(begun(code, claim)).toEqual(differing);
});
