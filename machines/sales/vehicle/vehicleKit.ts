import { typesOf } from '#machines/calls/typesOf.ts';
import { defineSubject, type NamesOf } from '#machines/flow/defineSubject.ts';
import { VehicleFields, type VehicleDetail, type WholeVehicle } from './vehicleFields.ts';

interface VehicleShapes {
  readonly detail: VehicleDetail;
  readonly whole: WholeVehicle;
  readonly flow: object;
  readonly ref: string;
  readonly result: object;
  readonly extra: object;
}

/** What forms about a vehicle have names for. */
export type VehicleNames = NamesOf<VehicleShapes, never, never, 'clients'>;

/** A vehicle of a client of the sales application, a subject of the kit: what it is, who drives it, how it is insured. */
export const { ask, definePage, flowOf, onlyWhen } = defineSubject({
  name: 'vehicle',
  types: typesOf<VehicleShapes>(),
  fields: VehicleFields.shape,
  facts: ({ flag }) => ({
    /** Vehicles from before there were numbers of seventeen characters. */
    isBeforeVin: flag(['car.startDate'], ({ car }) => (car?.startDate ?? '9') < '1980', ['1975-05-01']),
  }),
  lookups: {},
  dialogs: [],
  steps: ['clients'],
  dependents: {},
  done: 'done',
});
