import type { PersonKind } from '../../../claim/enums.ts';
import { inGroup, type Offer, type Question } from '../../../flow/question.ts';
import { ask } from '../ask.ts';

/** Somebody a claim is about. */
type Who = 'insured' | 'injured' | 'injuredParties[].injured';

/** A person or a company. */
export const personKind = (who: Who): Question => ask(`${who}.personKind`, { isHeading: true });

/** Where a person lives or a company has its seat: at home, abroad, or unknown. */
export const whereAtHome = (who: Who): readonly Question[] => [
  ask(`${who}.addressChoice`, { optional: true, only: ['CZECH', 'ABROAD', 'UNKNOWN'] }),
  ask(`${who}.address`, {
    when: {
      any: [
        { fact: `${who}.addressChoice`, is: 'CZECH' },
        { fact: `${who}.addressChoice`, is: 'ABROAD' },
      ],
    },
  }),
];

/**
 * The questions about an injured party, a person or a company, who must be reachable. One who is self-employed gives no company
 * id. The heading of the page may ask who it is, and what the page begins with may be folded. Source: specification section 5.
 */
export const injuredPerson = (
  who: Exclude<Who, 'insured'>,
  {
    folds,
    ...options
  }: Pick<Question, 'isHeading' | 'settles' | 'folds'> & {
    readonly only?: readonly Offer<PersonKind>[];
  } = {},
): readonly Question[] => [
  ask(`${who}.personKind`, { ...options, ...(folds && { folds }) }),
  ask(`${who}.fullName`, { when: { fact: `${who}.personKind`, is: 'NATURAL' }, ...(folds && { folds }) }),
  ask(`${who}.birthNumber`, { when: { fact: `${who}.personKind`, is: 'NATURAL' }, optional: true }),
  ask(`${who}.legalForm`, { when: { fact: `${who}.personKind`, is: 'LEGAL' } }),
  ask(`${who}.companyName`, { when: { fact: `${who}.personKind`, is: 'LEGAL' } }),
  ask(`${who}.identificationNumber`, {
    when: {
      all: [
        { fact: `${who}.personKind`, is: 'LEGAL' },
        { fact: `${who}.legalForm`, is: 'CORPORATE' },
      ],
    },
  }),
  // Each is required while the other is missing (section 5), and each says so.
  ...inGroup('person.contact', [
    ask(`${who}.email`, { or: `${who}.tel`, missing: 'contactRequired', ...(folds && { folds }) }),
    ask(`${who}.tel`, { or: `${who}.email`, missing: 'contactRequired', ...(folds && { folds }) }),
  ]),
  ...whereAtHome(who),
];
