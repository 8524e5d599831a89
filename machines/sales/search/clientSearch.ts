import * as z from 'zod';
import { birthDatesIn } from '#machines/claim/checks/birthNumber.ts';
import { text } from '#machines/claim/fields/text.ts';
import { BirthDate } from '#machines/claim/fields/days.ts';
import { reasonOf, reasonWords, tellsOther } from '#machines/sales/client/lookReason.ts';
import { LookReason, type ClientSearch } from '#machines/service/clients.ts';
import { must, mustBePresent } from '#machines/subject/issues/issue.ts';
import { searchedBy } from './searched.ts';

interface Asked {
  readonly query: string;
  readonly birthDate?: string | undefined;
  readonly reason?: LookReason | undefined;
  readonly words?: string | undefined;
}

const mayBeOfCard = ({ query }: Asked): boolean => searchedBy(query).doubt === 'INSURANCE_CARD';

/**
 * What is typed to find a client; with the birth date where a number may be from the card of a health insurer, and with a reason for who has
 * to say why.
 */
const query = z
  .object({
    query: text(60).check(must('vehicleSearch', (typed) => searchedBy(typed).kinds.length > 0)),
    birthDate: BirthDate.optional(),
    reason: LookReason.optional(),
    words: reasonWords,
  })
  .check(
    mustBePresent<Asked>('required', (asked) => !mayBeOfCard(asked) || asked.birthDate !== undefined, {
      path: ['birthDate'],
    }),
    must<Asked>(
      'birthDateDiffers',
      (asked) =>
        !mayBeOfCard(asked) ||
        asked.birthDate === undefined ||
        birthDatesIn(searchedBy(asked.query).number).includes(asked.birthDate),
      { path: ['birthDate'] },
    ),
    tellsOther<Asked>(),
  );

const queryWithReason = query.check(
  mustBePresent<Asked>('required', ({ reason }) => reason !== undefined, { path: ['reason'] }),
);

/** The schema of what is typed, of whoever has to say why as well. */
export const clientQuery = (mustSayWhy: boolean) => (mustSayWhy ? queryWithReason : query);

/** What the service is asked for what was typed. */
export const clientSearchOf = ({ query: typed, birthDate, reason, words }: Asked): ClientSearch => ({
  text: typed,
  ...(birthDate !== undefined && { birthDate }),
  ...(reason && { need: reasonOf({ reason, words }) }),
});
