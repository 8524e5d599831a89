import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { clientForms } from '#machines/sales/records/clientForm.ts';
import { clientMerging, newClientRecord } from '#machines/sales/records/clientMerging.ts';
import { newClientAfter } from '#machines/sales/records/newClient.ts';
import type { ClientRecord } from '#machines/service/sales/clientRecord.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { Presence } from '#src/sales/live/Presence.tsx';
import { blocksOf } from './blocksOf.ts';
import { clientKind } from './clientKind.tsx';
import { provideClient } from './provideClient.ts';
import { RecordPage } from './RecordPage.tsx';
import { createRecordPorts } from './recordPorts.ts';

interface Props {
  readonly actor: ShellActor;
}

/** The form of a client whom a search has not found. */
export const NewClient = ({ actor }: Props) => {
  const [begins] = useState(() => {
    const { search, found } = actor.getSnapshot().context;
    return newClientAfter(search, found);
  });
  return <ClientForm actor={actor} client={undefined} begins={begins} />;
};

/** The details of the client whom the address names. */
export const PersonData = ({ actor }: Props) => {
  const client = useSelector(actor, ({ context }) => context.client);
  return client === undefined ? null : <ClientForm key={client} actor={actor} client={client} begins={{}} />;
};

interface FormProps extends Props {
  /** Undefined for a new client. */
  readonly client: string | undefined;
  /** What a new client begins with. */
  readonly begins: ClientRecord;
}

const ClientForm = ({ actor, client, begins }: FormProps) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const agentEmail = useSelector(actor, ({ context }) => context.visitor?.email);
  const [ports] = useState(() => createRecordPorts(application.client, client));
  const [machine] = useState(() => provideClient(application.client, ports));
  const isNew = client === undefined;
  const kind = useMemo(() => {
    const page = isNew ? clientForms.newClient : clientForms.personData;
    return clientKind({ page, ports, agentEmail, onOpen: opening(actor) });
  }, [isNew, ports, agentEmail, actor]);
  return (
    <RecordPage
      shell={actor}
      {...{ kind, machine, merging: clientMerging, id: client, memoryKey: client }}
      begins={newClientRecord(begins)}
      title={t(isNew ? 'title.newClient' : 'title.personData')}
      lead={isNew ? t('lead.newClient') : undefined}
      others={(unsaved) =>
        isNew ? null : (
          <Presence client={client} page="personData" unsaved={blocksOf(clientForms.personData, unsaved)} />
        )
      }
      onSaved={(id) => actor.send({ type: 'GO', page: 'client', client: id, isSaved: true })}
      onBack={() => (isNew ? actor.send({ type: 'GO', page: 'search' }) : opening(actor)(client))}
    />
  );
};

const opening = (actor: ShellActor) => (client: string) => actor.send({ type: 'GO', page: 'client', client });
