import { describe, expect, test } from 'vitest';
import type { UniEvent } from '#machines/claim/codes/uniflow.ts';
import type { Found } from '#test/flow/pendingClaim.ts';
import type { Answers } from '#machines/flow/answers.ts';
import { uniflowDraft } from '#machines/flows/uniflow/draft.ts';
import { uniflowLine } from '#machines/flows/uniflow/line.ts';
import { wayThrough } from '#test/flows/wayThrough.ts';
import { usualAnswers } from './uniflowAnswers.ts';

/** The policy is known and tells a company, so that the insured is asked for; no machine is found. */
const found: Found = {
  searchDamaged: { vehicleFound: false },
  searchPolicy: {
    policyNumberValid: true,
    dummyPolicy: false,
    policyCountry: 'CZ',
    insured: { personKind: 'LEGAL' },
  },
  bankAccount: { policyAccount: false },
};

const wayOf = (
  query: string,
  uniEvent: UniEvent | undefined,
  answers: Readonly<Record<string, Answers>> = {},
) =>
  wayThrough(uniflowDraft, {
    begins: uniflowLine.linked?.(new URLSearchParams(query)) ?? {},
    answersOn: ({ code }) =>
      answers[code] ?? (code === 'chooseEvent' ? { uniEvent } : (usualAnswers[code] ?? {})),
    found,
  });

const contact = 'reporter policy person bankData event';
const end = 'documents summary finalised';

describe('a report of the universal flow leads over', () => {
  test.each<[what: string, query: string, UniEvent, answers: Record<string, Answers>, pages: string]>([
    [
      'a dog that swallowed a toy',
      'uni=PET',
      'PET_INJURY',
      {},
      `index chooseEvent ${contact} pet vet ${end}`,
    ],
    [
      'a dog that bit a guest',
      'uni=PET',
      'PET_LIABILITY',
      { event: { ...usualAnswers['event'], damageCause: '200' } },
      `index chooseEvent ${contact} pet causedDamage injuredParty[0] injuredParties ${end}`,
    ],
    [
      'a broken leg in Austria',
      'uni=TRAVEL',
      'TRAVEL_MEDICAL',
      {},
      `index chooseEvent ${contact} trip medical ${end}`,
    ],
    [
      'a journey cancelled a month ahead',
      'uni=TRAVEL',
      'TRAVEL_CANCELLATION',
      {
        trip: {
          country: 'GR',
          tripFrom: '2026-12-20',
          tripTo: '2026-12-27',
          otherInsurance: 'NO',
        },
      },
      `index chooseEvent reporter policy person bankData trip cancellation ${end}`,
    ],
    [
      'a bag that the airline lost',
      'uni=TRAVEL',
      'TRAVEL_LUGGAGE',
      {},
      `index chooseEvent ${contact} trip luggage ${end}`,
    ],
    [
      'an excavator that we do not find',
      'uni=MACHINE',
      'MACHINE_COLLISION',
      { event: { ...usualAnswers['event'], damageCause: '120' } },
      `index chooseEvent ${contact} machine machineData machineEvent inspection ${end}`,
    ],
    [
      'hail on rape',
      'risk=UNIZEM',
      'AGRI_CROP',
      { event: { ...usualAnswers['event'], damageCause: '300' } },
      `index chooseEvent ${contact} agri inspection ${end}`,
    ],
    [
      'glass that broke on the road',
      'uni=OTHER&risk=UNIPREP',
      'CARGO_DAMAGE',
      { event: { ...usualAnswers['event'], damageCause: '100' } },
      `index chooseEvent ${contact} cargo inspection ${end}`,
    ],
    [
      'a stolen device, which nobody can see',
      'uni=MACHINE',
      'MACHINE_THEFT',
      {
        event: { ...usualAnswers['event'], damageCause: '400' },
        machine: {
          machineKind: 'ELECTRONICS',
          machineName: 'notebook Dell',
          serialNo: 'AB-12',
          warranty: 'NO',
        },
      },
      `index chooseEvent ${contact} machine machineEvent ${end}`,
    ],
    ['a lost cat', 'uni=PET', 'PET_LOST', {}, `index chooseEvent ${contact} pet petLost ${end}`],
    [
      'a flight that came late',
      'uni=TRAVEL',
      'TRAVEL_DELAY',
      {},
      `index chooseEvent ${contact} trip travelCosts ${end}`,
    ],
  ])('every page to the claim number: %s', (_, query, uniEvent, answers, pages) => {
    expect(wayOf(query, uniEvent, answers).pages).toBe(pages);
  });

  test('the choice of the insurance where the address tells none we know, and over no event where nobody knows it', () => {
    const { pages, claim } = wayOf('uni=BOAT', undefined, {
      chooseKind: { uniKind: 'OTHER', uniRisk: 'UNINEVIM' },
    });
    expect(pages).toBe(`index chooseKind ${contact} ${end}`);
    expect([claim.riskFlow, claim.damageCause]).toEqual(['UNIFLOW', '571']);
  });

  test('no page about the insured whom the policy knows', () => {
    const { pages } = wayThrough(uniflowDraft, {
      begins: { uniKind: 'PET', kindByLink: true },
      answersOn: ({ code }) =>
        code === 'chooseEvent'
          ? { uniEvent: 'PET_ILLNESS' }
          : (answersOfIllness[code] ?? usualAnswers[code] ?? {}),
      found: { ...found, searchPolicy: { ...found.searchPolicy, insured: { personKind: 'NATURAL' } } },
    });
    expect(pages).toBe(`index chooseEvent reporter policy bankData event pet vet ${end}`);
  });
});

const answersOfIllness: Readonly<Record<string, Answers>> = {
  vet: { ...usualAnswers['vet'], firstSymptomsDate: '2026-11-09', previousTreatment: 'NO' },
};

describe('the dialogs of a report', () => {
  test('ask whether a machine that we do not find is written down right', () => {
    const { dialogs } = wayOf('uni=MACHINE', 'MACHINE_BREAKDOWN', {
      event: { ...usualAnswers['event'], damageCause: '520' },
    });
    expect(dialogs).toEqual([
      'reporter: confirmReporterContacts',
      'bankData: confirmBankAccount',
      'machine: vehicleNotFound',
      'summary: finaliseNonLife',
    ]);
  });
});
