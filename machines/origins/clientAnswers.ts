import { birthDateIn } from '../claim/checks/birthNumber.ts';
import { writeDate } from '../claim/checks/date.ts';
import { ClientIdentificationState, type ClaimType, type ContactType } from '../claim/enums.ts';
import { provenContacts } from '../claim/codes/provenContact.ts';
import { maskedEnd } from '../claim/writing/masked.ts';
import type { KnownAnswers } from './flowKnowing.ts';
import type { KnownAnswer } from '../flow/question.ts';
import type { Rule } from '../flow/rule.ts';
import type { KnownReporter } from '../service/identity/identification.ts';
import type { Who } from '../service/identity/identity.ts';
import type { CoveredEvent, KnownClient, OwnPolicy } from '../service/identity/knownClient.ts';

/** Where what is known comes from; each has words of its own. */
export type KnownSource =
  | 'ZONE'
  | 'SIGN_IN'
  | 'BANK_ID'
  | 'SALES_APP'
  | 'LINK'
  | 'EMAIL'
  | 'SMS'
  | 'LAST_REPORT';

/** Where what is known of somebody who came or signed in comes from. */
const sourceOf = ({ identification, isSignedIn, origin }: Who): KnownSource => {
  if (identification === 'BANK_ID') return 'BANK_ID';
  if (isSignedIn) return 'SIGN_IN';
  if (origin === 'SALES_APP') return 'SALES_APP';
  return origin === 'CLIENT_ZONE' ? 'ZONE' : 'LINK';
};

const isIdentified: Rule = {
  fact: 'clientIdentificationState',
  in: ClientIdentificationState.exclude(['UNIDENTIFIED']).options,
};
const isInsured: Rule = { fact: 'reporterRole', is: 'INSURED' };
const isInsuredClient: Rule = {
  all: [isIdentified, isInsured, { not: { fact: 'insuredIsOther', is: true } }],
};
const isInjuredClient: Rule = { all: [isIdentified, { fact: 'reporterRole', is: 'INJURED' }] };
/** Who was harmed is paid from the policy of whoever did it. */
const isOthersPolicy: Rule = {
  any: [
    { fact: 'riskFlow', in: ['POVPOS', 'ODPPOS'] },
    { fact: 'reporterRole', is: 'INJURED' },
  ],
};

/** What is known of who has come or signed in: how they are reached, who they are and which policies they have. */
export const clientAnswers = (claimType: ClaimType, who: Who, client: KnownClient): KnownAnswers => {
  const from = sourceOf(who);
  const { fullName, email, tel } = who.contact ?? {};
  return {
    'reporter.fullName': one(fullName, { from }),
    'reporter.email': one(email, { from }),
    'reporter.tel': one(tel, { from }),
    ...personAnswers('insured', client, { from, when: isInsuredClient }),
    ...personAnswers('injured', client, { from, when: isInjuredClient }),
    ...policyAnswers(claimType, client.policies, from),
  };
};

/** What is known of who has shown a contact to be theirs: that contact, and what their last report told. */
export const contactAnswers = ({
  type,
  value,
  known = {},
}: {
  readonly type: ContactType;
  readonly value: string;
  readonly known?: KnownReporter | undefined;
}): KnownAnswers => {
  const { path, state } = provenContacts[type];
  const from = 'LAST_REPORT';
  return {
    'reporter.fullName': one(known.fullName, { from }),
    'reporter.email': one(known.email, { from }),
    'reporter.tel': one(known.tel, { from }),
    [path]: one(value, { from: state }),
  };
};

type Told = Omit<KnownAnswer, 'value'>;

const one = (value: unknown, told: Told): readonly KnownAnswer[] =>
  value === undefined ? [] : [{ value, ...told }];

/** Name, e-mail and telephone of who reports for themselves are those of the contact. */
const personAnswers = (
  who: 'insured' | 'injured',
  { birthNumber, address }: KnownClient,
  told: Told,
): KnownAnswers => {
  const birthDate = birthNumber && birthDateIn(birthNumber);
  const inLine = (text: string | undefined): Told => ({ ...told, ...(text && { told: text }) });
  return {
    [`${who}.personKind`]: one(birthNumber && 'NATURAL', told),
    [`${who}.birthNumber`]: one(birthNumber, inLine(birthNumber && maskedEnd(birthNumber, shownEnd))),
    [`${who}.birthDate`]: one(birthDate, inLine(birthDate && writeDate(birthDate))),
    [`${who}.addressChoice`]: one(address && (address.countryCode === 'CZ' ? 'CZECH' : 'ABROAD'), told),
    [`${who}.address`]: one(address, told),
  };
};

const shownEnd = 4;

const policyAnswers = (
  claimType: ClaimType,
  policies: readonly OwnPolicy[],
  from: KnownSource,
): KnownAnswers => {
  const known = policies.map(({ policyNumber, line, vehicle, covers }): KnownAnswer => ({
    value: policyNumber,
    from,
    when: { all: [isIdentified, { not: isOthersPolicy }, happened(covers)] },
    // Who reports for somebody else may mean a policy that is not theirs.
    taken: isInsured,
    name: `policies.${line}`,
    ...(vehicle !== undefined && { detail: vehicle }),
    told: vehicle === undefined ? policyNumber : `${vehicle} · ${policyNumber}`,
  }));
  if (known.length === 0) return {};
  if (claimType === 'car') return { contactSearch: known };
  // That there is a policy is said with which one it is.
  const when: Rule = { any: known.flatMap((policy) => policy.when ?? []) };
  return claimType === 'life'
    ? { policyNumber: known, searchBy: [{ value: 'POLICY_NUMBER', when }] }
    : { policyNumber: known, contractKnown: [{ value: 'YES', when }] };
};

/** Holds where one of these events happened. */
const happened = (events: readonly CoveredEvent[]): Rule => ({
  any: events.map(({ riskFlow, harmed, appliedRiskId, uniKind, uniRisk }) => ({
    all: [
      ...(riskFlow ? [{ fact: 'riskFlow', is: riskFlow } as const] : []),
      ...(harmed ? [{ fact: 'harmed', is: harmed } as const] : []),
      ...(appliedRiskId ? [{ fact: 'appliedRiskId', is: appliedRiskId } as const] : []),
      ...(uniKind ? [{ fact: 'uniKind', is: uniKind } as const] : []),
      ...(uniRisk ? [{ fact: 'uniRisk', is: uniRisk } as const] : []),
    ],
  })),
});
