import { useCallback } from 'react';
import { isBirthNumber } from '#machines/claim/checks/birthNumber.ts';
import { isCompanyId } from '#machines/claim/checks/companyId.ts';
import { isRealDay } from '#machines/claim/checks/date.ts';
import { dropSeparators, normaliseBirthNumber, normaliseText } from '#machines/claim/normalise.ts';
import { readDay } from '#machines/claim/writing/spokenDay.ts';
import { completed } from '#machines/sales/records/completed.ts';
import type { FoundClient } from '#machines/service/clients.ts';
import type { Compared, ComparedInput } from '#machines/service/sales/recordCalls.ts';
import type { ReadField } from '#src/forms/liveFields.ts';
import { useFields } from '#src/forms/useAnswer.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import { Notice } from '#src/layout/Notice.tsx';
import type { RecordPorts } from './recordPorts.ts';
import { useAnswerOf } from './useAnswerOf.ts';

interface Props {
  readonly ports: RecordPorts;
  readonly onOpen: (client: string) => void;
}

/**
 * The clients who may be the one who is filled in, with the way to open them: known by a number, or, once name and birth date are there,
 * by these.
 */
export const SameClients = ({ ports, onOpen }: Props) => {
  const like = useFields(likenessIn);
  const ask = useCallback(() => ports.compare(like), [ports, like]);
  const compared = useAnswerOf(Object.keys(like).length === 0 ? undefined : JSON.stringify(like), ask);
  return <div role="status">{compared ? <Told compared={compared} onOpen={onOpen} /> : null}</div>;
};

const Told = ({
  compared: { outcome, clients },
  onOpen,
}: Pick<Props, 'onOpen'> & { readonly compared: Compared }) => {
  const { t } = useTexts('clientRecord');
  if (outcome === 'NONE') return null;
  if (outcome === 'PROTECTED') return <Notice tone="warning">{t('same.PROTECTED')}</Notice>;
  const nameOf = ({ name, born }: FoundClient) =>
    born === undefined ? name : t('same.born', { name, year: born });
  return (
    <Notice
      tone="warning"
      title={t(`same.${outcome}`)}
      action={clients.map((client) => (
        <Button key={client.id} look="quiet" onClick={() => onOpen(client.id)}>
          {t('same.openNamed', { name: nameOf(client) })}
        </Button>
      ))}
    />
  );
};

/** What is known of somebody by now that tells who they are; nothing before that. */
const likenessIn = (read: ReadField): ComparedInput => {
  const text = (name: string) => normaliseText(read(`person.${name}`)[0] ?? '');
  const [type] = read('person.type');
  const ico = dropSeparators(text('ico'));
  if (type === 'PO') return isCompanyId(ico) ? { identificationNumber: ico } : {};
  const birthNumber = normaliseBirthNumber(text('birthNumber'));
  const birthDate = readDay(text('birthDate'));
  const isForeigner = read('person.foreigner').length > 0;
  const person = completed({
    type: 'FO',
    ...(isForeigner && { foreigner: true }),
    ...(isBirthNumber(birthNumber) && { birthNumber }),
    ...(birthDate !== undefined && isRealDay(birthDate) && { birthDate }),
  } as const);
  const [firstName, surname] = [text('firstName'), text('surname')];
  const isNamed = firstName !== '' && surname !== '' && person.birthDate !== undefined;
  if (person.birthNumber === undefined && !isNamed) return {};
  return {
    ...(person.birthNumber !== undefined && { birthNumber: person.birthNumber }),
    ...(isNamed && { firstName, surname, birthDate: person.birthDate }),
  };
};
