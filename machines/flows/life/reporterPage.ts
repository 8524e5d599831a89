import { asDetails } from '#machines/flow/question.ts';
import { definePage } from '#machines/report/kit.ts';
import { onlyWhen } from '#machines/report/kit.ts';
import type { Rule } from '#machines/claim/rule.ts';
import { reporterQuestions } from '#machines/flows/shared/reporterPage.ts';
import { contractRoles, isMaybeDeath } from './contractRoles.ts';
import { ask } from './ask.ts';

/** Neither the insured nor one who reports by trade. */
const isRelated: Rule = { fact: 'reporterRole', in: ['LEGAL_REP', 'OTHER'] };

/** Who acts for the insured by law has said so; what they are to one who died decides who is paid. */
const isRelative: Rule = {
  any: [
    { fact: 'reporterRole', is: 'OTHER' },
    { all: [{ fact: 'reporterRole', is: 'LEGAL_REP' }, isMaybeDeath] },
  ],
};

/** Of a loan the lender is paid, whatever its reporter is to the insured; who acts for them by law has to prove it. */
const isLenderPaid: Rule = {
  all: [
    { fact: 'appliedRiskId', is: 'BAN' },
    { fact: 'reporterRole', is: 'OTHER' },
  ],
};

/** Who reports, how to reach them, and how they are related to the insured. */
export const reporterPage = definePage({
  code: 'reporter',
  path: '/ohlasovatel',
  step: 'role',
  questions: [
    ...reporterQuestions,
    ...onlyWhen({ all: [isRelated, { not: isLenderPaid }] }, [
      ask('relationToInsured', { only: contractRoles }),
    ]),
    ask('familyRelation', { when: { all: [isRelative, { not: isLenderPaid }] } }),
    ...onlyWhen(
      isLenderPaid,
      asDetails([ask('relationToInsured', { only: contractRoles }), ask('familyRelation')]),
    ),
  ],
  confirm: [{ dialog: 'confirmReporterContacts' }],
  next: ['policyEventType', 'policyAlternative', 'policy'],
});
