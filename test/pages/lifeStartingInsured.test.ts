import { expect, test } from 'vitest';
import type { ClaimDetail } from '../../machines/claim/claim.ts';
import { isTakenFromContact, startingInsured } from '../../src/pages/life/startingInsured.ts';

const reporter = { fullName: 'Jana Nováková', email: 'jana@example.cz', tel: '777123456' };

test.each<[string, ClaimDetail, ClaimDetail['insured'], boolean]>([
  [
    'the insured who reports is filled in from the contact, also where the policy told it is a person',
    { reporterRole: 'INSURED', reporter, insured: { personKind: 'NATURAL' } },
    { addressChoice: 'CZECH', personKind: 'NATURAL', ...reporter },
    true,
  ],
  [
    'what was told of the insured stays',
    { reporterRole: 'INSURED', reporter, insured: { fullName: 'Jan Novotný', addressChoice: 'ABROAD' } },
    { fullName: 'Jan Novotný', addressChoice: 'ABROAD' },
    false,
  ],
  [
    'of somebody else nothing is known',
    { reporterRole: 'LEGAL_REP', reporter },
    { addressChoice: 'CZECH' },
    false,
  ],
])('%s', (_what, claim, insured, isTaken) => {
  expect([startingInsured(claim), isTakenFromContact(claim)]).toEqual([{ ...claim, insured }, isTaken]);
});
