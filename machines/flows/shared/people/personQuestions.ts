import type { PersonKind } from '#machines/claim/enums.ts';
import { inGroup, type Question } from '#machines/flow/question.ts';
import type { Rule } from '#machines/claim/rule.ts';
import type { Asked, Begins, Offer } from '#machines/report/kit.ts';
import { ask } from '#machines/flows/shared/ask.ts';
import { countries, inCountry } from '#machines/flows/shared/people/countries.ts';

/** Somebody a claim is about. */
type Who = 'insured' | 'injured' | 'injuredParties[].injured';

/** A person or a company. */
export const personKind = (who: Who): Question => ask(`${who}.personKind`, { isHeading: true });

/** Where a person lives or a company has its seat: at home, abroad, or unknown. */
export const whereAtHome = (who: Who): readonly Question[] => [
  ask(`${who}.addressChoice`, { optional: true, isDetail: true, only: [...countries, 'UNKNOWN'] }),
  ask(`${who}.address`, {
    isDetail: true,
    knownBy: `${who}.identificationNumber`,
    when: { fact: `${who}.addressChoice`, in: inCountry },
    // Once it is said to be known it is needed in full.
    optional: { fact: `${who}.addressChoice`, is: 'UNKNOWN' },
  }),
];

/** By what an injured party is found and where they live: they are reached by e-mail or phone, and asked when they are paid. */
export const personDetails = (who: Exclude<Who, 'insured'>): readonly Question[] => [
  ask(`${who}.birthNumber`, {
    when: { fact: `${who}.personKind`, is: 'NATURAL' },
    optional: true,
    isDetail: true,
  }),
  ...whereAtHome(who),
];

/**
 * The questions about an injured party, a person or a company, who must be reachable. One who is self-employed gives no company
 * id. The heading of the page may ask who it is, and what the page begins with may be folded. Source: specification section 5.
 */
export const injuredPerson = (
  who: Exclude<Who, 'insured'>,
  {
    collapsed,
    isReporter,
    ...options
  }: Pick<Asked, 'isHeading' | 'autoAnswers' | 'collapsed'> & {
    readonly only?: readonly Offer<PersonKind>[];
    readonly begins?: Begins<'injured.personKind'>;
    /** Where this holds, they have already given their name and contact as the reporter. */
    readonly isReporter?: Rule;
  } = {},
): readonly Question[] => [
  ask(`${who}.personKind`, { ...options, ...(collapsed && { collapsed }) }),
  ask(`${who}.fullName`, {
    when: { fact: `${who}.personKind`, is: 'NATURAL' },
    ...(collapsed && { collapsed }),
    ...givenAs('reporter.fullName', who, isReporter),
  }),
  ask(`${who}.legalForm`, { when: { fact: `${who}.personKind`, is: 'LEGAL' } }),
  ask(`${who}.identificationNumber`, {
    when: {
      all: [
        { fact: `${who}.personKind`, is: 'LEGAL' },
        { fact: `${who}.legalForm`, is: 'CORPORATE' },
      ],
    },
  }),
  ask(`${who}.companyName`, {
    when: { fact: `${who}.personKind`, is: 'LEGAL' },
    knownBy: `${who}.identificationNumber`,
  }),
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('person.contact', [
    ask(`${who}.email`, {
      or: `${who}.tel`,
      missing: 'contactRequired',
      ...(collapsed && { collapsed }),
      ...givenAs('reporter.email', who, isReporter),
    }),
    ask(`${who}.tel`, {
      or: `${who}.email`,
      missing: 'contactRequired',
      ...(collapsed && { collapsed }),
      ...givenAs('reporter.tel', who, isReporter),
    }),
  ]),
];

/** Who has reported begins with what they have given as the reporter, while nothing else is told of them. */
export const givenAs = <const From extends 'reporter.fullName' | 'reporter.email' | 'reporter.tel'>(
  from: From,
  who: Exclude<Who, 'insured'>,
  isReporter: Rule | undefined,
) => (isReporter ? { begins: { from, when: isReporter, unanswered: who } } : {});
