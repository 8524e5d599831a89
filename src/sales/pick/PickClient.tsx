import { useActorRef, useSelector } from '@xstate/react';
import { useState, type KeyboardEvent } from 'react';
import { fromPromise } from 'xstate';
import { pickMachine } from '#machines/sales/search/pickMachine.ts';
import {
  clientCalls,
  type ClientSearch,
  type FoundClient,
  type FoundClients,
} from '#machines/service/clients.ts';
import { describedBy } from '#src/fields/describedBy.ts';
import { FieldFrame } from '#src/fields/FieldFrame.tsx';
import { focusOn } from '#src/fields/focusOn.ts';
import line from '#src/fields/TextField.module.css';
import type { BoundField } from '#src/fields/useBoundField.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { Button } from '#src/layout/Button.tsx';
import type { Client } from '#src/service/client.ts';
import styles from './PickClient.module.css';

/** The machine with its call. */
export const providePick = (client: Client) =>
  pickMachine.provide({
    actors: {
      findClients: fromPromise<FoundClients, ClientSearch | undefined>(({ input, signal }) => {
        if (!input) throw new Error('Nobody is searched for.');
        return client.call(clientCalls.searchClients, { body: input, signal });
      }),
    },
  });

interface Props {
  readonly machine: typeof pickMachine;
  readonly label: string;
  /** What somebody is found by, where it is not what agents find theirs by. */
  readonly hint?: string;
  /** The field that it fills: its box has the id, and is told of with what is wrong. */
  readonly field: Pick<BoundField, 'id' | 'error' | 'note'>;
  /** Where it comes in the place of somebody, the focus is in its box. */
  readonly isFocused?: boolean;
  /** What a search is made with besides, such as its reason. */
  readonly with?: Partial<ClientSearch>;
  readonly onPick: (client: FoundClient) => void;
}

/** A box in which a client is found by a number or a name, and the list of those found, of whom one is taken. */
export const PickClient = ({ machine, label, hint, field, isFocused = false, with: more, onPick }: Props) => {
  const { t } = useTexts('sales');
  const { id, error, note } = field;
  const words = { label, hint: hint ?? t('pick.hint'), why: undefined };
  const actor = useActorRef(machine);
  const [text, setText] = useState('');
  const { found, failure } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const find = () => {
    if (text.trim() !== '') actor.send({ type: 'FIND', search: { text: text.trim(), ...more } });
  };
  // The form around it is not what Enter sends.
  const findByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    find();
  };
  const pick = (client: FoundClient) => {
    actor.send({ type: 'CLOSE' });
    setText('');
    onPick(client);
  };
  return (
    <div className={styles['pick']}>
      <FieldFrame id={id} words={words} isOptional={false} error={error} note={note}>
        <div className={styles['box']}>
          <input
            id={id}
            ref={isFocused ? focusOn : undefined}
            className={line['input']}
            value={text}
            maxLength={60}
            autoComplete="off"
            spellCheck={false}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { ...words, error, note })}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={findByKey}
          />
          <Button isBusy={isBusy} onClick={find}>
            {t('pick.find')}
          </Button>
        </div>
      </FieldFrame>
      <p role="status" className={styles['said']}>
        {isBusy ? t('pick.finding') : null}
        {failure ? t('pick.away') : null}
        {found && !isBusy ? t(`pick.outcome.${found.outcome}`, { count: found.count }) : null}
      </p>
      {found && found.clients.length > 0 ? (
        <ul className={styles['found']} aria-label={t('pick.found')}>
          {found.clients.map((client) => (
            <li key={client.id}>
              <span>{writtenClient(client)}</span>
              <Button
                look="quiet"
                aria-label={t('pick.takeNamed', { name: writtenClient(client) })}
                onClick={() => pick(client)}
              >
                {t('pick.take')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
};

/** A client in a line: the name, and what tells them from others of it. */
const writtenClient = ({ name, born, identificationNumber, town }: FoundClient): string =>
  [name, born, identificationNumber, town].filter((part) => part !== undefined).join(', ');
