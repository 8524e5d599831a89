import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { lookUp } from '../../src/service/lookUp.ts';
import { beginWith } from '../server/drafts.ts';
import { startService, type TestService } from '../server/service.ts';

const draft = {
  eventKinds: ['HAVNEHODA'],
  riskFlow: 'HAV',
  incidentDate: '2026-11-10',
} satisfies ClaimDetail;
const company = { personKind: 'LEGAL', companyName: 'Stodola s.r.o.' } satisfies ClaimDetail['insured'];
const person = { personKind: 'NATURAL', fullName: 'Petr Novák' } satisfies ClaimDetail['insured'];

describe('the search for a policy', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startService();
  });
  afterAll(() => service.close());

  test.each<[string, string, ClaimDetail['insured'], ClaimDetail['insured']]>([
    ['a person where nobody is told', '5AR6475', undefined, { personKind: 'NATURAL' }],
    ['a company where nobody is told', '2KH3986', undefined, { personKind: 'LEGAL' }],
    [
      'a company where another search told of a person',
      '2KH3986',
      { personKind: 'NATURAL', fullName: undefined },
      { personKind: 'LEGAL' },
    ],
    [
      'a person where another search told of a company',
      '5AR6475',
      { personKind: 'LEGAL' },
      { personKind: 'NATURAL' },
    ],
    ['nothing where the reporter has told of a company', '5AR6475', company, company],
    ['nothing where the reporter has told of a person', '2KH3986', person, person],
  ])('tells %s', async (_, contactSearch, insured, known) => {
    const { reporter, uuid } = await beginWith(service, draft);
    const claim: ClaimDetail = { ...draft, contactSearch, insured };
    const found = await lookUp(
      { call: (made, input) => reporter.call(made, input) },
      { call: 'searchPolicy', service: 'claim', claimRequestUuid: uuid, claim },
      new AbortController().signal,
    );
    expect([found.policyNumberValid, { ...claim, ...found }.insured]).toEqual([true, known]);
  });
});
