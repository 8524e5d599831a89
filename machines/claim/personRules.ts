import { readBirthNumber } from './birthNumber.ts';
import type { ClaimDetail } from './claim.ts';
import type { DeepPartial } from './deepPartial.ts';
import { doubtful, missing, rule, within, wrong, type Finding } from './findings.ts';
import type { Person as WholePerson } from './person.ts';

type Person = DeepPartial<WholePerson>;

/**
 * Finds what is missing of a person or company by its kind: the name, the kind of company, the company id. The id of a
 * self-employed injured person is not taken (section 5, "Client and reporter rules").
 *
 * @param person the answers about the person
 * @returns the findings, paths from the person on
 */
function personFindings(person: Person = {}): Finding[] {
  const { personKind, legalForm, fullName, companyName, identificationNumber } = person;
  if (personKind === undefined) return [missing('personKind')];
  if (personKind === 'NATURAL') return [...(fullName ? [] : [missing('fullName')]), ...birthFindings(person)];
  if (legalForm === undefined) return [missing('legalForm')];
  return [
    ...(companyName || (legalForm === 'SELF_EMPLOYED' && fullName) ? [] : [missing('companyName')]),
    ...(legalForm === 'CORPORATE' && !identificationNumber ? [missing('identificationNumber')] : []),
    ...birthFindings(person),
  ];
}

/** @returns a finding for each of e-mail and phone when both are missing: each is required when the other is missing */
export const contactFindings = ({ email, tel }: Person = {}): Finding[] =>
  email || tel
    ? []
    : [missing('email', { key: 'contactRequired' }), missing('tel', { key: 'contactRequired' })];

/** @returns a finding when a self-employed person gives a company id */
const companyIdFindings = ({ legalForm, identificationNumber }: Person = {}): Finding[] =>
  legalForm === 'SELF_EMPLOYED' && identificationNumber
    ? [wrong('identificationNumber', 'companyIdNotAllowed')]
    : [];

/** The insured is told in full. */
export const insuredComplete = rule<Pick<ClaimDetail, 'insured'>>(({ insured }) =>
  within('insured', personFindings(insured)),
);

/** The injured is told in full, reachable, and without a company id when self-employed. */
export const injuredComplete = rule<Pick<ClaimDetail, 'injured'>>(({ injured }) =>
  within('injured', injuredFindings(injured)),
);

/** Either e-mail or phone of the injured (section 5). */
export const contactRequired = rule<Pick<ClaimDetail, 'injured'>>(({ injured }) =>
  within('injured', contactFindings(injured)),
);

/** No company id of an injured who is self-employed (section 5). */
export const companyIdNotForSelfEmployed = rule<Pick<ClaimDetail, 'injured'>>(({ injured }) =>
  within('injured', companyIdFindings(injured)),
);

/** @returns everything wrong with an injured person, paths from the person on */
export const injuredFindings = (injured: Person | undefined): Finding[] => [
  ...personFindings(injured),
  ...contactFindings(injured),
  ...companyIdFindings(injured),
];

/** A birth number and a birth date that disagree are only doubted: registers have such people. */
function birthFindings({ birthNumber, birthDate }: Person): Finding[] {
  const read = birthNumber ? readBirthNumber(birthNumber) : undefined;
  if (!read || read.placeholder || !birthDate || read.birthDate === birthDate) return [];
  return [doubtful('birthDate', 'birthDateDiffers')];
}
