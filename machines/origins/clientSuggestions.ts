import { ClientIdentificationState, type ClaimType, type ContactType } from '#machines/claim/enums.ts';
import { provenContacts } from '#machines/claim/codes/provenContact.ts';
import { maskedEnd } from '#machines/claim/writing/masked.ts';
import type { Suggestions } from './withSuggestions.ts';
import type { Suggestion } from '#machines/flow/question.ts';
import type { Rule } from '#machines/subject/rule.ts';
import type { KnownReporter } from '#machines/service/identity/identification.ts';
import type { Who } from '#machines/service/identity/identity.ts';
import type { CoveredEvent, KnownClient, OwnPolicy } from '#machines/service/identity/knownClient.ts';

/** Where a suggestion comes from; each source has words of its own. */
export type SuggestionSource =
  | 'ZONE'
  | 'SIGN_IN'
  | 'BANK_ID'
  | 'SALES_APP'
  | 'LINK'
  | 'EMAIL'
  | 'SMS'
  | 'LAST_REPORT';

/** Where the suggestions for a visitor come from. */
const sourceOf = ({ identification, isSignedIn, origin }: Who): SuggestionSource => {
  if (identification === 'BANK_ID') return 'BANK_ID';
  if (origin === 'SALES_APP') return 'SALES_APP';
  if (isSignedIn) return 'SIGN_IN';
  return origin === 'CLIENT_ZONE' ? 'ZONE' : 'LINK';
};

const isIdentified: Rule = {
  fact: 'clientIdentificationState',
  in: ClientIdentificationState.exclude(['UNIDENTIFIED']).options,
};
const isInsured: Rule = { fact: 'reporterRole', is: 'INSURED' };
const isBroker: Rule = { fact: 'reporterRole', is: 'BROKER' };
const isHarmed: Rule = { fact: 'riskFlow', in: ['POVPOS', 'ODPPOS'] };
const isInjured: Rule = { fact: 'reporterRole', is: 'INJURED' };
/** Whoever was harmed reports to the policy of who did it, themselves or by their agent. */
export const isHarmedClient: Rule = { any: [isInjured, { all: [isBroker, isHarmed] }] };
const isInsuredClient: Rule = {
  all: [
    isIdentified,
    { not: isHarmedClient },
    { any: [isBroker, { all: [isInsured, { not: { fact: 'insuredIsOther', is: true } }] }] },
  ],
};
const isInjuredClient: Rule = { all: [isIdentified, isHarmedClient] };
/** The injured are paid from the policy of the person who caused it. */
const isOthersPolicy: Rule = { any: [isHarmed, isInjured] };

/** The suggestions for a visitor who is identified: their contact, who they are, and their policies. */
export const clientSuggestions = (claimType: ClaimType, who: Who, client: KnownClient): Suggestions => {
  const from = sourceOf(who);
  const { fullName, email, tel, companyName, identificationNumber } = who.contact ?? {};
  return {
    'reporter.fullName': one(fullName, { from }),
    'reporter.email': one(email, { from }),
    'reporter.tel': one(tel, { from }),
    'reporter.identificationNumber': one(identificationNumber, { from }),
    'reporter.companyName': one(companyName, { from }),
    ...personAnswers('insured', client, { from, when: isInsuredClient }),
    ...personAnswers('injured', client, { from, when: isInjuredClient }),
    ...policyAnswers(claimType, client.policies, from),
  };
};

/** The suggestions for a reporter who has proved a contact: that contact, and the answers of their last report. */
export const contactSuggestions = ({
  type,
  value,
  known = {},
}: {
  readonly type: ContactType;
  readonly value: string;
  readonly known?: KnownReporter | undefined;
}): Suggestions => {
  const { path, state } = provenContacts[type];
  const from = 'LAST_REPORT';
  return {
    'reporter.fullName': one(known.fullName, { from }),
    'reporter.email': one(known.email, { from }),
    'reporter.tel': one(known.tel, { from }),
    [path]: one(value, { from: state }),
  };
};

type SuggestionWords = Omit<Suggestion, 'value'>;

const one = (value: unknown, words: SuggestionWords): readonly Suggestion[] =>
  value === undefined ? [] : [{ value, ...words }];

/** Name, e-mail and telephone of who reports for themselves are those of the contact, so they are known of others only. */
const personAnswers = (
  who: 'insured' | 'injured',
  { personKind, legalForm, birthNumber, identificationNumber, address, ...called }: KnownClient,
  words: SuggestionWords,
): Suggestions => {
  const inLine = (text: string | undefined): SuggestionWords => ({
    ...words,
    ...(text && { shownAs: text }),
  });
  return {
    [`${who}.personKind`]: one(personKind, words),
    [`${who}.fullName`]: one(called.fullName, words),
    [`${who}.legalForm`]: one(legalForm, words),
    [`${who}.identificationNumber`]: one(identificationNumber, words),
    [`${who}.companyName`]: one(called.companyName, words),
    [`${who}.email`]: one(called.email, words),
    [`${who}.tel`]: one(called.tel, words),
    [`${who}.birthNumber`]: one(birthNumber, inLine(birthNumber && maskedEnd(birthNumber, shownEnd))),
    [`${who}.addressChoice`]: address ? whereabouts(address.countryCode, words) : [],
    [`${who}.address`]: one(address, words),
  };
};

/** A Slovak address is at home unless the policy is a Czech one. */
const whereabouts = (country: string, words: SuggestionWords): readonly Suggestion[] => {
  if (country !== 'SK') return one(country === 'CZ' ? 'CZECH' : 'ABROAD', words);
  const isCzech: Rule = { fact: 'policyCountry', is: 'CZ' };
  const also = (rule: Rule): Rule => (words.when ? { all: [words.when, rule] } : rule);
  return [
    { ...words, value: 'SLOVAK', when: also({ not: isCzech }) },
    { ...words, value: 'ABROAD', when: also(isCzech) },
  ];
};

const shownEnd = 4;

const policyAnswers = (
  claimType: ClaimType,
  policies: readonly OwnPolicy[],
  from: SuggestionSource,
): Suggestions => {
  const known = policies.map(({ policyNumber, line, vehicle, covers, endedOn }): Suggestion => ({
    value: policyNumber,
    from,
    when: { all: [isIdentified, { not: isOthersPolicy }, happened(covers)] },
    // Who reports for a relative may mean a policy that is not theirs, and what is over may have been replaced.
    adopted: endedOn === undefined ? { any: [isInsured, isBroker] } : never,
    name: `policies.${line}`,
    ...(vehicle !== undefined && { detail: vehicle }),
    ...(endedOn !== undefined && { endedOn }),
    shownAs: vehicle === undefined ? policyNumber : `${vehicle} · ${policyNumber}`,
  }));
  if (known.length === 0) return {};
  if (claimType === 'car') return { contactSearch: known };
  if (claimType !== 'life') return { policyNumber: known };
  // That there is a policy is said with which one it is.
  const when: Rule = { any: known.flatMap((policy) => policy.when ?? []) };
  return { policyNumber: known, searchBy: [{ value: 'POLICY_NUMBER', when }] };
};

const never: Rule = { any: [] };

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
