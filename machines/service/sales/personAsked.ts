import * as z from 'zod';
import { Email, Tel } from '#machines/claim/fields/contact.ts';
import { BirthNumber, ClaimNumber } from '#machines/claim/fields/identifiers.ts';
import { text } from '#machines/claim/fields/text.ts';
import { LiftReason } from '#machines/service/draftLocks.ts';
import { check, must } from '#machines/subject/issues/issue.ts';

/** What a person is found by, and the form of each. */
export const personKinds = { claim: ClaimNumber, birthNumber: BirthNumber, email: Email, tel: Tel } as const;

/** What a person is found by. */
export const PersonKey = z.enum(['claim', 'birthNumber', 'email', 'tel']);
export type PersonKey = z.infer<typeof PersonKey>;

const isWhole = (kind: PersonKey, value: string): boolean => check(personKinds[kind], value).ok;

/** Whether a reason tells no number of a person. */
export const namesNobody = (words: string): boolean => !/\d{9}/.test(words.replaceAll(/[\s/]/g, ''));

/** Whose reports are to be given out or erased, by a whole value, and why. */
export const PersonAsked = z
  .object({
    foundBy: PersonKey,
    personValue: text(100),
    eraseWords: LiftReason.check(must('namesNobody', namesNobody)),
  })
  .check(
    must('personValue', ({ foundBy, personValue }) => isWhole(foundBy, personValue), {
      path: ['personValue'],
    }),
  );
export type PersonAsked = z.infer<typeof PersonAsked>;
