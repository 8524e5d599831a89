import { Claim, type ClaimDetail } from '../../claim/claim.ts';
import { mustBePresent } from '../../claim/issue.ts';
import { definePage, type Step } from '../../flow/page.ts';

type Contact = { reporter?: { companyName?: string; identificationNumber?: string } };

const isCompany = ({ reporterRole }: ClaimDetail) => reporterRole === 'SERVICE' || reporterRole === 'BROKER';

const companyChecks = [
  mustBePresent<Contact>('required', ({ reporter }) => Boolean(reporter?.companyName), {
    path: ['reporter', 'companyName'],
    always: true,
  }),
  mustBePresent<Contact>('required', ({ reporter }) => Boolean(reporter?.identificationNumber), {
    path: ['reporter', 'identificationNumber'],
    always: true,
  }),
];

/** Who reports and how to reach them; a service or a broker also names the company. Section 5, client and reporter rules. */
export const reporter = <const Next extends string>(step: Step, next: readonly Next[]) =>
  definePage({
    code: 'reporter',
    path: '/ohlasovatel',
    step,
    answers: Claim.pick({ reporter: true }),
    checks: (claim) => (isCompany(claim) ? companyChecks : []),
    next,
  });
