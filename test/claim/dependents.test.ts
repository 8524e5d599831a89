import { expect, test } from 'vitest';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { applyDependents } from '#machines/claim/dependents.ts';

const reporter = {
  fullName: 'Jan Novák',
  companyName: 'Servis s.r.o.',
  identificationNumber: '27082440',
  email: 'jan@example.cz',
  tel: '777123456',
};

type Row = [what: string, before: ClaimDetail, changes: ClaimDetail, claim: ClaimDetail, dropped: string[]];

const rows: Row[] = [
  [
    'what a changed answer told falls',
    { reporterRole: 'SERVICE', reporter, moreInfo: 'Text' },
    { reporterRole: 'INSURED' },
    { reporterRole: 'INSURED', moreInfo: 'Text' },
    [
      'reporter.fullName',
      'reporter.companyName',
      'reporter.identificationNumber',
      'reporter.email',
      'reporter.tel',
    ],
  ],
  [
    'an answer given for the first time is no change',
    { reporter },
    { reporterRole: 'SERVICE' },
    { reporter, reporterRole: 'SERVICE' },
    [],
  ],
  [
    'an answer taken back is a change',
    { reporterRole: 'SERVICE', reporter: { email: 'jan@example.cz' } },
    { reporterRole: undefined },
    {},
    ['reporter.email'],
  ],
  [
    'the same answer again is none',
    { reporterRole: 'SERVICE', reporter },
    { reporterRole: 'SERVICE' },
    { reporterRole: 'SERVICE', reporter },
    [],
  ],
  [
    'what is given anew in the same step stays, the rest falls',
    { reporterRole: 'SERVICE', reporter },
    { reporterRole: 'INSURED', reporter: { ...reporter, email: 'eva@example.cz' } },
    { reporterRole: 'INSURED', reporter: { email: 'eva@example.cz' } },
    ['reporter.fullName', 'reporter.companyName', 'reporter.identificationNumber', 'reporter.tel'],
  ],
  [
    'what falls takes along what it had told itself',
    { eventKinds: ['HAVODCIZENI'], damageCause: '410', theftKind: 'PART' },
    { eventKinds: ['HAVZVIRE'] },
    { eventKinds: ['HAVZVIRE'], riskFlow: 'HAV', vehicleRouting: 'VEHICLE' },
    ['damageCause', 'theftKind'],
  ],
  [
    'what follows from a changed answer changes, and takes along what it had told',
    {
      eventKinds: ['POVPOJ_THING'],
      riskFlow: 'POVPOJ',
      injuredParties: [{ injured: { fullName: 'Eva Malá' } }],
    },
    { eventKinds: ['POVPOS_THING'] },
    { eventKinds: ['POVPOS_THING'], riskFlow: 'POVPOS' },
    ['injuredParties'],
  ],
];

test.each(rows)('%s', (_what, before, changes, claim, dropped) => {
  const none = { dependentFields: {}, changedPrimeFields: [] };
  expect(applyDependents(before, { ...before, ...changes }, none)).toEqual({ claim, dropped });
});
