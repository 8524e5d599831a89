import { withBeginnings } from '#machines/flow/withBeginnings.ts';
import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { factsIn } from '#machines/claim/facts.ts';
import { pendingRecord } from '#machines/flow/change.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { withSuggestions } from '#machines/origins/withSuggestions.ts';
import { suggestionsFor } from '#machines/flow/question.ts';
import { flows } from '#machines/flows/index.ts';
import { clientSuggestions, contactSuggestions } from '#machines/origins/clientSuggestions.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import type { KnownClient, OwnPolicy } from '#machines/service/identity/knownClient.ts';

const jan: Who = {
  origin: 'CLIENT_ZONE',
  identification: 'KZ',
  contact: { fullName: 'Jan Novotný', email: 'jan.novotny@example.com' },
  policies: [],
  roles: ['reporter'],
  isSignedIn: false,
  isDelegationRefused: false,
  delegations: [],
};
const address = { countryCode: 'CZ', streetWithNumbers: 'Nádražní 27', city: 'Ostrava', zipCode: '70200' };
const person: Partial<KnownClient> = { personKind: 'NATURAL', birthNumber: '8411049031', address };
/** As the sales application tells of them. */
const called = { fullName: 'Jan Novotný', email: 'jan.novotny@example.com', tel: '+420702228000' };
const casco: OwnPolicy = {
  policyNumber: '4400018683',
  line: 'CAR_HAV',
  vehicle: 'Škoda Octavia •••••55',
  covers: [{ riskFlow: 'HAV' }],
};
const liability: OwnPolicy = {
  policyNumber: '4400025942',
  line: 'CAR_POV',
  covers: [{ riskFlow: 'POVPOJ' }],
};
const home: OwnPolicy = { policyNumber: '4400053941', line: 'PROPERTY', covers: [{}] };
const cottage: OwnPolicy = { policyNumber: '4400033201', line: 'PROPERTY', covers: [{}] };
const work: OwnPolicy = {
  policyNumber: '4400060012',
  line: 'LIABILITY',
  covers: [{ riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' }],
};
const life: OwnPolicy = {
  policyNumber: '4400000017',
  line: 'LIFE',
  covers: [{ appliedRiskId: 'PN' }, { appliedRiskId: 'UMR' }],
};
const pet: OwnPolicy = { policyNumber: '4400038386', line: 'PET', covers: [{ uniKind: 'PET' }] };
const crop: OwnPolicy = {
  policyNumber: '4400041497',
  line: 'AGRI',
  covers: [{ uniKind: 'OTHER', uniRisk: 'UNIZEM' }],
};

/** A flow as it knows a client with these policies. */
const knowing = (
  code: Flow['code'],
  policies: readonly OwnPolicy[] = [],
  who = jan,
  of: Partial<KnownClient> = person,
): Flow => {
  const flow = flows.find((one) => one.code === code);
  if (!flow) throw new Error(`There is no flow ${code}.`);
  const client: KnownClient = { ...of, policies: [...policies] };
  return withSuggestions(flow, clientSuggestions(flow.claimType, who, client));
};

const own = { clientIdentificationState: 'KZ', reporterRole: 'INSURED' } as const satisfies ClaimDetail;

/** The answers that are known to a question of a page. */
const known = (flow: Flow, page: string, ask: string, claim: ClaimDetail) =>
  getPage(flow, page)
    .questions.filter((question) => question.ask === ask)
    .flatMap((question) => suggestionsFor(question, factsIn(claim)))
    .map(({ value }) => value);

const begun = (flow: Flow, page: string, claim: ClaimDetail): ClaimDetail =>
  withBeginnings(getPage(flow, page), claim);

describe('an identified client is told those of their policies', () => {
  const cars = knowing('car.DRAFT', [casco, liability]);
  const homes = knowing('property.DRAFT', [home, cottage]);
  const works = knowing('liability.DRAFT', [work]);
  const lives = knowing('life.DRAFT', [life]);
  const others = knowing('uniflow.DRAFT', [pet, crop]);
  test.each<[string, Flow, string, string, ClaimDetail, string[]]>([
    [
      'that insure their own vehicle, after damage to it',
      cars,
      'vehicle',
      'contactSearch',
      { ...own, riskFlow: 'HAV' },
      ['4400018683'],
    ],
    [
      'that pay for what their vehicle did, after they harmed somebody',
      cars,
      'vehicle',
      'contactSearch',
      { ...own, riskFlow: 'POVPOJ' },
      ['4400025942'],
    ],
    [
      'and none where somebody else harmed them: the policy is theirs',
      cars,
      'vehicle',
      'contactSearch',
      { ...own, reporterRole: 'INJURED', riskFlow: 'POVPOS' },
      [],
    ],
    [
      'that insure a home, all of them, whatever happened',
      homes,
      'policy',
      'policyNumber',
      { ...own, propertyEvent: 'FIRE' },
      ['4400053941', '4400033201'],
    ],
    [
      'for harm to their employer, after that',
      works,
      'policy',
      'policyNumber',
      { ...own, riskFlow: 'ODPPRAC', harmed: 'EMPLOYER' },
      ['4400060012'],
    ],
    [
      'and none of them where an employee was hurt',
      works,
      'policy',
      'policyNumber',
      { ...own, riskFlow: 'ODPPRAC', harmed: 'EMPLOYEE' },
      [],
    ],
    [
      'that cover the risk reported',
      lives,
      'policy',
      'policyNumber',
      { ...own, appliedRiskId: 'PN' },
      ['4400000017'],
    ],
    [
      'and none that does not cover it',
      lives,
      'policy',
      'policyNumber',
      { ...own, appliedRiskId: 'NEM' },
      [],
    ],
    [
      'that insure the animal, after it was hurt',
      others,
      'policy',
      'policyNumber',
      { ...own, uniKind: 'PET', riskFlow: 'UNIFLOW' },
      ['4400038386'],
    ],
    [
      'that insure crops, after hail',
      others,
      'policy',
      'policyNumber',
      { ...own, uniKind: 'OTHER', uniRisk: 'UNIZEM', riskFlow: 'UNIFLOW' },
      ['4400041497'],
    ],
    [
      'and none once they are identified no longer',
      homes,
      'policy',
      'policyNumber',
      { ...own, clientIdentificationState: 'UNIDENTIFIED' },
      [],
    ],
  ])('%s', (_, flow, page, ask, claim, numbers) => {
    expect(known(flow, page, ask, claim)).toEqual(numbers);
  });
});

describe('what is known of a client', () => {
  const broken: ClaimDetail = { ...own, riskFlow: 'HAV' };

  test('is filled in where only one policy fits, and picked where several do', () => {
    expect([
      begun(knowing('car.DRAFT', [casco, liability]), 'vehicle', broken).contactSearch,
      begun(knowing('property.DRAFT', [home]), 'policy', own),
      begun(knowing('property.DRAFT', [home, cottage]), 'policy', own),
    ]).toEqual([
      '4400018683',
      { ...own, policyNumber: '4400053941', otherInsurance: 'NO' },
      { ...own, otherInsurance: 'NO' },
    ]);
  });

  test('is only offered to who reports for somebody else', () => {
    const forOther: ClaimDetail = { ...own, reporterRole: 'OTHER', appliedRiskId: 'UMR' };
    const flow = knowing('life.DRAFT', [life]);
    expect([
      begun(flow, 'policy', forOther).policyNumber,
      known(flow, 'policy', 'policyNumber', forOther),
    ]).toEqual([undefined, ['4400000017']]);
  });

  test('does not replace what was answered', () => {
    const told: ClaimDetail = { ...broken, contactSearch: '1AB2345' };
    expect(begun(knowing('car.DRAFT', [casco]), 'vehicle', told)).toEqual(told);
  });

  test.each<[string, Flow['code'], string, ClaimDetail, ClaimDetail]>([
    [
      'the insured who reports',
      'property.DRAFT',
      'person',
      { ...own, reporter: { fullName: 'Jan Novotný' } },
      {
        insured: {
          personKind: 'NATURAL',
          fullName: 'Jan Novotný',
          birthNumber: '8411049031',
          addressChoice: 'CZECH',
          address,
        },
      },
    ],
    [
      'the injured who reports',
      'car.DRAFT',
      'person',
      {
        ...own,
        reporterRole: 'INJURED',
        riskFlow: 'POVPOS',
        reporter: { fullName: 'Jan Novotný', tel: '777123456' },
      },
      {
        injured: {
          personKind: 'NATURAL',
          fullName: 'Jan Novotný',
          tel: '777123456',
          birthNumber: '8411049031',
          addressChoice: 'CZECH',
          address,
        },
      },
    ],
    [
      'whom a broker reports for, who is called otherwise than the broker',
      'property.DRAFT',
      'person',
      { ...own, reporterRole: 'BROKER', reporter: { fullName: 'Karel Makléř' } },
      {
        insured: {
          personKind: 'NATURAL',
          fullName: 'Jan Novotný',
          birthNumber: '8411049031',
          addressChoice: 'CZECH',
          address,
        },
      },
    ],
    [
      'whom a broker reports for and somebody else harmed, with how they are reached',
      'car.DRAFT',
      'person',
      {
        ...own,
        reporterRole: 'BROKER',
        riskFlow: 'POVPOS',
        reporter: { fullName: 'Karel Makléř', tel: '777123456' },
      },
      {
        injured: {
          personKind: 'NATURAL',
          ...called,
          birthNumber: '8411049031',
          addressChoice: 'CZECH',
          address,
        },
      },
    ],
    [
      'nobody where the reporter says that somebody else is insured',
      'property.DRAFT',
      'person',
      { ...own, insuredIsOther: true },
      {},
    ],
    [
      'nobody to who is identified no longer',
      'life.DRAFT',
      'personalData',
      { ...own, clientIdentificationState: 'UNIDENTIFIED' },
      { insured: { addressChoice: 'CZECH' } },
    ],
  ])('fills in %s', (_, code, page, claim, differing) => {
    const client = claim.reporterRole === 'BROKER' ? { ...person, ...called } : person;
    expect(begun(knowing(code, [], jan, client), page, claim)).toEqual({ ...claim, ...differing });
  });

  test.each<[ClaimDetail['policyCountry'], NonNullable<ClaimDetail['insured']>['addressChoice']]>([
    ['SK', 'SLOVAK'],
    [undefined, 'SLOVAK'],
    ['CZ', 'ABROAD'],
  ])('with a policy of %s says of a Slovak address that it is %s', (policyCountry, where) => {
    const client = { ...person, address: { ...address, countryCode: 'SK' } };
    const claim: ClaimDetail = { ...own, ...(policyCountry && { policyCountry }) };
    const { insured } = begun(knowing('property.DRAFT', [], jan, client), 'person', claim);
    expect([insured?.addressChoice, insured?.address]).toEqual([where, client.address]);
  });

  test('fills in a company whom a broker reports for, by its number', () => {
    const claim: ClaimDetail = { ...own, reporterRole: 'BROKER' };
    const company: Partial<KnownClient> = {
      personKind: 'LEGAL',
      legalForm: 'CORPORATE',
      identificationNumber: '99000016',
      companyName: 'Zkušební doprava s.r.o.',
    };
    const { personKind, legalForm, identificationNumber, companyName } = company;
    expect(begun(knowing('property.DRAFT', [], jan, company), 'person', claim)).toEqual({
      ...claim,
      insured: { personKind, legalForm, identificationNumber, companyName },
    });
  });

  test('is taken by a broker where one policy of the client fits', () => {
    const claim: ClaimDetail = { ...own, reporterRole: 'BROKER' };
    expect(begun(knowing('property.DRAFT', [home]), 'policy', claim).policyNumber).toBe('4400053941');
  });

  test.each<[string, Partial<Who>, string]>([
    ['the client zone', {}, 'ZONE'],
    ['the sign-in', { isSignedIn: true, origin: undefined, identification: 'SSO' }, 'SIGN_IN'],
    ['their bank', { isSignedIn: true, origin: undefined, identification: 'BANK_ID' }, 'BANK_ID'],
    ['the sales application', { origin: 'SALES_APP', identification: 'CCD' }, 'SALES_APP'],
    ['a link', { origin: 'TRAVEL', identification: 'UNIDENTIFIED' }, 'LINK'],
  ])('says that it comes from %s', (_, differing, from) => {
    const answers = clientSuggestions('car', { ...jan, ...differing }, { ...person, policies: [casco] });
    const sources = Object.values(answers).flatMap((known) => known.map((one) => one.from));
    expect(new Set(sources)).toEqual(new Set([from]));
  });

  test('by a code says which contact was shown and what their last report told', () => {
    const told = { fullName: 'Eva Malá', email: 'Eva@example.cz', tel: '777123456' };
    expect(contactSuggestions({ type: 'EMAIL', value: 'eva@example.cz', known: told })).toEqual({
      'reporter.fullName': [{ value: 'Eva Malá', from: 'LAST_REPORT' }],
      'reporter.email': [{ value: 'eva@example.cz', from: 'EMAIL' }],
      'reporter.tel': [{ value: '777123456', from: 'LAST_REPORT' }],
    });
  });
});

describe('the client of a report', () => {
  const none = { dependentFields: {}, changedPrimeFields: [] };
  const stateAfter = (flow: Flow, page: string, claim: ClaimDetail, answers: ClaimDetail) =>
    pendingRecord({ flow, claim, configuration: none }, page, answers, { force: false }).claim
      .clientIdentificationState;
  const homes = knowing('property.DRAFT', [home, cottage]);
  const only = knowing('property.DRAFT', [home]);
  const day = { incidentDate: '2026-11-01' } as const;
  const person2 = { personKind: 'NATURAL', fullName: 'Jan Novotný' } as const;

  test.each<[string, Flow, string, ClaimDetail, ClaimDetail, string]>([
    ['stays with one of their policies', homes, 'policy', {}, { ...day, policyNumber: '4400033201' }, 'KZ'],
    [
      'stays when they pick another one of theirs',
      homes,
      'policy',
      { ...day, policyNumber: '4400053941' },
      { ...day, policyNumber: '4400033201' },
      'KZ',
    ],
    [
      'is given up with a policy that is none of theirs',
      homes,
      'policy',
      {},
      { ...day, policyNumber: '4400054978' },
      'UNIDENTIFIED',
    ],
    [
      'is given up when the one filled in is changed, although nobody was asked before',
      only,
      'policy',
      {},
      { ...day, policyNumber: '4400033201' },
      'UNIDENTIFIED',
    ],
    [
      'stays without a policy',
      only,
      'policy',
      {},
      { reasonToChooseInsurance: 'Smlouvu má banka.', incidentDate: '2026-11-01' },
      'KZ',
    ],
    [
      'is given up with the birth number of somebody else',
      only,
      'person',
      {},
      { insured: { ...person2, birthNumber: '9405269060' } },
      'UNIDENTIFIED',
    ],
    [
      'stays with their own birth number',
      only,
      'person',
      {},
      { insured: { ...person2, birthNumber: '841104/9031' } },
      'KZ',
    ],
  ])('%s', (_, flow, page, told, answers, state) => {
    expect(stateAfter(flow, page, { ...own, claimType: 'property', ...told }, answers)).toBe(state);
  });

  test('who was harmed is given up with the birth number of somebody else, and nobody with that of another one harmed', () => {
    const flow = knowing('car.DRAFT');
    const harmed: ClaimDetail = { ...own, riskFlow: 'POVPOS', eventKinds: ['POVPOS_VEHICLE'] };
    const injured = { personKind: 'NATURAL', fullName: 'Petr Svoboda', birthNumber: '9405269060' } as const;
    expect([
      stateAfter(flow, 'person', { ...harmed, reporterRole: 'INJURED' }, { injured }),
      stateAfter(flow, 'person', { ...harmed, reporterRole: 'OTHER' }, { injured }),
    ]).toEqual(['UNIDENTIFIED', 'KZ']);
  });
});
