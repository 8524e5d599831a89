import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { documentsFor } from '#machines/report/documents.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';

const asked = (code: string, claim: ClaimDetail) =>
  askedOn(getPage(uniflowDraft, code), claim).map(({ ask }) => ask);

const pet: ClaimDetail = { uniKind: 'PET' };
const machine: ClaimDetail = { uniKind: 'MACHINE' };
const trip: ClaimDetail = { uniKind: 'TRAVEL' };
const late: ClaimDetail = { ...trip, uniEvent: 'TRAVEL_DELAY' };
const theft: ClaimDetail = { uniKind: 'OTHER', uniRisk: 'UNIPREP', uniEvent: 'CARGO_THEFT' };
const wet: ClaimDetail = { ...theft, uniEvent: 'CARGO_DAMAGE' };
const farm: ClaimDetail = { uniKind: 'OTHER', uniRisk: 'UNIZEM' };
const givenUp: ClaimDetail = { ...trip, uniEvent: 'TRAVEL_CANCELLATION', cancellationReason: 'ILLNESS' };

describe('what is asked where it decides, and nowhere else', () => {
  test.each<[what: string, page: string, claim: ClaimDetail, path: string, isAsked: boolean]>([
    ['the breed of an animal that no policy tells', 'pet', pet, 'petBreed', true],
    ['of one on a policy we know it', 'pet', { ...pet, policyNumberValid: true }, 'petBreed', false],
    ['what a dead animal had cost', 'vet', { ...pet, uniEvent: 'PET_DEATH' }, 'petPrice', true],
    ['of a treated one only the treatment', 'vet', { ...pet, uniEvent: 'PET_INJURY' }, 'petPrice', false],
    ['what a lost animal had cost', 'petLost', { ...pet, uniEvent: 'PET_LOST' }, 'petPrice', true],
    [
      'when the police were told of it',
      'petLost',
      { ...pet, uniEvent: 'PET_LOST', policeInvestigation: 'YES', lostReportedTo: 'NOBODY' },
      'lostReportedOn',
      true,
    ],
    [
      'a fire of a machine, whether firemen came',
      'event',
      { ...machine, uniEvent: 'MACHINE_ELEMENT', damageCause: '330' },
      'fireBrigade',
      true,
    ],
    [
      'hail on a machine called none',
      'event',
      { ...machine, uniEvent: 'MACHINE_ELEMENT', damageCause: '300' },
      'fireBrigade',
      false,
    ],
    ['hours of an excavator', 'machine', { ...machine, machineKind: 'MOBILE' }, 'engineHours', true],
    [
      'a server runs by no hours',
      'machine',
      { ...machine, machineKind: 'ELECTRONICS' },
      'engineHours',
      false,
    ],
    [
      'who operated what was operated wrongly',
      'machineEvent',
      { ...machine, uniEvent: 'MACHINE_OPERATOR_ERROR' },
      'operatorLicensed',
      true,
    ],
    [
      'nobody operated what was stolen',
      'machineEvent',
      { ...machine, uniEvent: 'MACHINE_THEFT' },
      'alcohol',
      false,
    ],
    [
      'keys of an excavator that is gone',
      'machineEvent',
      { ...machine, uniEvent: 'MACHINE_THEFT', machineKind: 'MOBILE' },
      'keysCount',
      true,
    ],
    [
      'a notebook has none',
      'machineEvent',
      { ...machine, uniEvent: 'MACHINE_THEFT', machineKind: 'ELECTRONICS' },
      'keysCount',
      false,
    ],
    [
      'what a journey was for, after an injury',
      'trip',
      { ...trip, uniEvent: 'TRAVEL_MEDICAL' },
      'tripPurpose',
      true,
    ],
    ['not after a late flight', 'trip', late, 'tripPurpose', false],
    ['nor whether assistance was called', 'trip', late, 'assistanceContacted', false],
    [
      'why a journey was given up, in words, where no reason fits',
      'cancellation',
      { ...givenUp, cancellationReason: 'OTHER' },
      'incidentDescription',
      true,
    ],
    ['when a late flight left', 'travelCosts', late, 'actualAt', true],
    ['a cancelled one never did', 'travelCosts', { ...late, neverLeft: true }, 'actualAt', false],
    [
      'after a bankruptcy what the journey had cost',
      'travelCosts',
      { ...trip, uniEvent: 'TRAVEL_BANKRUPTCY' },
      'tripPrice',
      true,
    ],
    ['whether a stolen consignment stood guarded', 'cargo', theft, 'parkingGuarded', true],
    ['not of one that got wet', 'cargo', wet, 'parkingGuarded', false],
    ['how cold it had to be', 'cargo', wet, 'goodsTemperature', true],
    ['who wants it paid by a carrier', 'cargo', { ...theft, transportRole: 'CARRIER' }, 'claimRaised', true],
    ['nobody by its owner', 'cargo', { ...theft, transportRole: 'OWNER' }, 'claimRaised', false],
    ['how far a crop had grown', 'agri', { ...farm, uniEvent: 'AGRI_CROP' }, 'growthPhase', true],
    ['animals are counted', 'agri', { ...farm, uniEvent: 'AGRI_ANIMALS' }, 'growthPhase', false],
    [
      'frost or drought, where no other cause fits a crop',
      'event',
      { ...farm, uniEvent: 'AGRI_CROP', damageCause: '571' },
      'elementType',
      true,
    ],
    ['the illness of the insured', 'cancellation', { ...givenUp, cancelPerson: 'SELF' }, 'diagnosis', true],
    [
      'not that of somebody else',
      'cancellation',
      { ...givenUp, cancelPerson: 'RELATIVE' },
      'diagnosis',
      false,
    ],
    [
      'at what level somebody skied',
      'medical',
      { ...trip, uniEvent: 'TRAVEL_MEDICAL', injuryKind: 'INJURY', activity: 'SKIING' },
      'athleteLevel',
      true,
    ],
  ])('%s', (_what, page, claim, path, isAsked) => {
    expect(asked(page, claim).includes(path)).toBe(isAsked);
  });
});

test.each<[what: string, claim: ClaimDetail, document: string, isWanted: boolean]>([
  [
    'what an animal cost is paid, so it has to be shown',
    { ...pet, uniEvent: 'PET_LOST' },
    'OWNERSHIP_PROOF',
    true,
  ],
  ['of a treated one it is not', { ...pet, uniEvent: 'PET_ILLNESS' }, 'OWNERSHIP_PROOF', false],
  [
    'of a pregnancy the health record',
    { ...givenUp, cancellationReason: 'PREGNANCY' },
    'HEALTH_RECORD',
    true,
  ],
])('%s', (_what, claim, document, isWanted) => {
  expect(documentsFor(uniflowDraft, claim).required.includes(document)).toBe(isWanted);
});
