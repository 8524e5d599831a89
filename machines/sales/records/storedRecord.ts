import { answersOn } from '#machines/flow/answers.ts';
import { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import type { ClientDetail } from './clientFields.ts';
import type { ClientPage } from './clientForm.ts';
import { completed } from './completed.ts';

/** What is known of a client besides their record, and of who fills it in. */
export type Known = Pick<ClientDetail, 'life' | 'agentEmail' | 'isNumberHidden'>;

/** A record as it is stored: of some answers those that the form asks of this client, what follows from them, and the rest as it was. */
export function storedRecord(
  page: ClientPage,
  answers: object,
  known: Known,
  before: ClientRecord = {},
): ClientRecord {
  const asked = ClientRecord.parse(answersOn(page, { ...answers, ...known }));
  if (known.life === 'DEAD') {
    const { mailingDiffers: _differs, mailingAddress: _address, note: _note, ...rest } = before;
    return { ...rest, ...asked };
  }
  const { birthNumber, birthDate, foreigner } = before.person ?? {};
  const hidden = known.isNumberHidden === true && {
    ...(birthNumber !== undefined && { birthNumber }),
    ...(birthDate !== undefined && { birthDate }),
    ...(foreigner && { foreigner }),
  };
  return { ...asked, person: completed({ ...asked.person, ...hidden }, birthNumber) };
}
