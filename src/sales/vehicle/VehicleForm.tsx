import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import { vehicleMerging } from '#machines/sales/vehicle/storedVehicle.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from '#src/shell/application.ts';
import { RecordPage } from '#src/sales/records/RecordPage.tsx';
import type { ShellActor } from '#src/sales/shellActor.ts';
import { provideVehicle } from './provideVehicle.ts';
import { vehicleKind } from './vehicleKind.tsx';
import { createVehiclePorts } from './vehiclePorts.ts';

interface Props {
  readonly actor: ShellActor;
  readonly isNew: boolean;
}

/** The form of a vehicle of the client whom the address names: a new one, or the one that it names. */
export const VehicleForm = ({ actor, isNew }: Props) => {
  const { client, vehicle } = useSelector(actor, ({ context }) => context);
  const id = isNew ? undefined : vehicle;
  return client === undefined ? null : (
    <Form key={`${client} ${id ?? ''}`} actor={actor} client={client} vehicle={id} />
  );
};

interface FormProps {
  readonly actor: ShellActor;
  readonly client: string;
  /** Undefined for a new one. */
  readonly vehicle: string | undefined;
}

const begins = { version: 0, record: {} };

const Form = ({ actor, client, vehicle }: FormProps) => {
  const { t } = useTexts('clientRecord');
  const application = useApplication();
  const [ports] = useState(() => createVehiclePorts(application.client));
  const [machine] = useState(() => provideVehicle(application.client, client));
  const kind = useMemo(() => vehicleKind(ports), [ports]);
  const toPolicy = (id: string) => actor.send({ type: 'GO', page: 'newPolicy', client, vehicle: id });
  const back = () => actor.send({ type: 'GO', page: 'client', client });
  return (
    <RecordPage
      shell={actor}
      {...{ kind, machine, begins, merging: vehicleMerging, id: vehicle }}
      memoryKey={`${client}.vehicle.${vehicle ?? 'new'}`}
      title={t(vehicle === undefined ? 'title.newVehicle' : 'title.vehicle')}
      onSaved={vehicle === undefined ? toPolicy : back}
      onBack={back}
    />
  );
};
