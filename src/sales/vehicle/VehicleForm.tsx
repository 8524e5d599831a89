import { useActorRef, useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { OfClient } from '#machines/sales/client/ofClient.ts';
import { vehicleMerging } from '#machines/sales/vehicle/storedVehicle.ts';
import { vehicleCalls, type BegunVehicle } from '#machines/service/sales/vehicleCalls.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { vehicleForm } from '#machines/sales/vehicle/vehicleForm.ts';
import { blockOf } from '#src/sales/blockOf.ts';
import { Presence } from '#src/sales/live/Presence.tsx';
import { blocksOf } from '#src/sales/records/blocksOf.ts';
import { Coming } from '#src/sales/records/Coming.tsx';
import { RecordPage } from '#src/sales/records/RecordPage.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { useApplication } from '#src/shell/application.ts';
import { provideVehicle } from './provideVehicle.ts';
import { vehicleKind } from './vehicleKind.tsx';
import { createVehiclePorts } from './vehiclePorts.ts';

interface Props {
  readonly actor: ShellActor;
}

/** The form of a new vehicle of the client whom the address names, with what it begins with. */
export const NewVehicle = ({ actor }: Props) => {
  const client = useSelector(actor, ({ context }) => context.client);
  return client === undefined ? null : <Begun key={client} actor={actor} client={client} />;
};

/** The form of the vehicle that the address names. */
export const VehicleOfClient = ({ actor }: Props) => {
  const { client, vehicle } = useSelector(actor, ({ context }) => context);
  return client === undefined ? null : (
    <Form key={`${client} ${vehicle ?? ''}`} {...{ actor, client, vehicle }} record={{}} />
  );
};

const Begun = ({ actor, client }: Props & OfClient) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const [machine] = useState(() =>
    blockOf<BegunVehicle>(actor, 'begun', (signal) =>
      application.client.call(vehicleCalls.beginVehicle, { params: { client }, signal }),
    ),
  );
  const block = useActorRef(machine, { input: {} });
  return (
    <Coming block={block} title={t('title.newVehicle')}>
      {({ record }) => <Form {...{ actor, client, record }} vehicle={undefined} />}
    </Coming>
  );
};

interface FormProps extends Props {
  readonly client: string;
  /** Undefined for a new one. */
  readonly vehicle: string | undefined;
  /** What a new one begins with. */
  readonly record: VehicleRecord;
}

const Form = ({ actor, client, vehicle, record }: FormProps) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const [ports] = useState(() => createVehiclePorts(application.client));
  const [machine] = useState(() => provideVehicle(application.client, client));
  const kind = useMemo(() => vehicleKind(ports), [ports]);
  const toPolicy = (id: string) =>
    actor.send({ type: 'GO', page: 'newPolicy', client, vehicle: id, isSaved: true });
  const toClient = () => actor.send({ type: 'GO', page: 'client', client, isSaved: true });
  const back = () => actor.send({ type: 'GO', page: 'client', client });
  return (
    <RecordPage
      shell={actor}
      {...{ kind, machine, merging: vehicleMerging, id: vehicle }}
      begins={{ version: 0, record }}
      memoryKey={`${client}.vehicle.${vehicle ?? 'new'}`}
      title={t(vehicle === undefined ? 'title.newVehicle' : 'title.vehicle')}
      others={(unsaved) =>
        vehicle === undefined ? null : (
          <Presence
            {...{ client, page: 'vehicle', record: vehicle }}
            unsaved={blocksOf(vehicleForm, unsaved)}
          />
        )
      }
      onSaved={vehicle === undefined ? toPolicy : toClient}
      onBack={back}
    />
  );
};
