import { factsIn } from '#machines/claim/facts.ts';
import { holds } from '#machines/subject/rule.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { askedOn } from '#machines/flow/answers.ts';
import { getPage } from '#machines/flow/compile.ts';
import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';
import { usualAnswers } from './uniflowAnswers.ts';

const page = getPage(uniflowDraft, 'machine');
const harvester = { machineKind: 'MOBILE', machineName: 'Claas Lexion 770' } as const;
const told: ClaimDetail = { uniKind: 'MACHINE', uniEvent: 'MACHINE_ELEMENT', policyMachine: harvester };
const asked = (claim: ClaimDetail) =>
  askedOn(page, claim).map(({ ask, isDetail }) => (isDetail ? `${ask}?` : ask));

describe('a policy that tells its machine', () => {
  test('begins its page with the kind, and make and model', () => {
    const { machineKind, machineName } = withBeginnings(page, told);
    expect({ machineKind, machineName }).toEqual(harvester);
  });

  test('wants its number as a detail, and no page about what was not found', () => {
    const { pages, dialogs, claim } = wayThrough(uniflowDraft, {
      begins: { uniKind: 'MACHINE', kindByLink: true },
      answersOn: ({ code }) =>
        ({
          ...usualAnswers,
          chooseEvent: { uniEvent: 'MACHINE_ELEMENT' },
          event: { ...usualAnswers['event'], damageCause: '330', fireBrigade: 'NO' },
          machine: harvester,
        })[code] ?? {},
      found: {
        searchPolicy: {
          policyNumberValid: true,
          dummyPolicy: false,
          policyCountry: 'CZ',
          insured: { personKind: 'LEGAL' },
          policyMachine: harvester,
        },
        searchDamaged: { vehicleFound: false },
        bankAccount: { policyAccount: false },
      },
    });
    expect(pages).toContain('event machine inspection');
    expect(dialogs).not.toContain('machine: vehicleNotFound');
    expect([claim.machineName, claim.vehicleFound]).toEqual(['Claas Lexion 770', undefined]);
    expect(asked({ ...told, machineKind: 'MOBILE' })).toEqual([
      'machineKind',
      'machineName',
      'estimatedDamage',
      'frameworkNo?',
      'engineHours?',
    ]);
  });

  test.each<[string, ClaimDetail]>([
    ['that was found by its number before', { vehicleFound: true }],
    ['that was not found by it', { vehicleFound: false }],
  ])('counts less than a machine %s', (_, searched) => {
    expect(asked({ ...told, machineKind: 'MOBILE', ...searched })).not.toContain('machineName');
  });

  test('counts less than one described by hand before, whose number nobody knows', () => {
    const described = getPage(uniflowDraft, 'machineData');
    const claim: ClaimDetail = { ...told, machineKind: 'MOBILE', numberUnknown: true };
    expect(holds(described.canEnter, factsIn(claim))).toBe(true);
  });
});

describe('where a damaged machine is seen', () => {
  const placed = (uniEvent: ClaimDetail['uniEvent'], more: ClaimDetail = { uniKind: 'MACHINE' }) =>
    withBeginnings(getPage(uniflowDraft, 'inspection'), { ...more, uniEvent, incidentPlace: 'pole u Telče' })
      .inspectionPlace;
  test('begins as the place where it happened, and that of goods that travel on does not', () => {
    expect([
      placed('MACHINE_ELEMENT'),
      placed('AGRI_CROP', { uniKind: 'OTHER', uniRisk: 'UNIZEM' }),
      placed('CARGO_DAMAGE', { uniKind: 'OTHER', uniRisk: 'UNIPREP' }),
    ]).toEqual(['pole u Telče', 'pole u Telče', undefined]);
  });
});
