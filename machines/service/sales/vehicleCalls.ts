import * as z from 'zod';
import { call } from '#machines/service/call.ts';
import { VehicleSortCode } from '#machines/claim/codes/vehicleSort.ts';
import { CarBody, VehicleFuel, VehicleRecord } from './vehicleRecord.ts';

const ClientParams = z.object({ client: z.uuid() });
const VehicleParams = ClientParams.extend({ vehicle: z.uuid() });

/** What the register of vehicles says of a number: gone is one that was scrapped or went abroad. */
export const DecodedOutcome = z.enum(['FOUND', 'NOT_FOUND', 'GONE', 'STOLEN', 'AWAY']);

/** The calls about the vehicles of a client; nobody but users who work with clients makes them. */
export const vehicleCalls = {
  decodeVehicle: call({
    method: 'POST',
    path: '/rest/client/vehicle/decode',
    failing: 'SILENT',
    summary:
      'Our addition: what the register of vehicles tells of a VIN. It tells nothing of who has the vehicle.',
    body: z.strictObject({ vin: z.string().min(1).max(17) }),
    answer: z.object({
      outcome: DecodedOutcome,
      car: z
        .object({
          manufacturer: z.object({ code: z.string(), name: z.string() }),
          model: z.string(),
          type: VehicleSortCode,
          fuel: VehicleFuel,
          body: CarBody,
          door: z.int(),
          seatCount: z.int(),
          engineCapacity: z.int(),
          weight: z.int(),
          startDate: z.iso.date(),
        })
        .partial()
        .optional(),
    }),
  }),
  vehiclesOfClient: call({
    method: 'GET',
    path: '/rest/client/:client/vehicle',
    failing: 'SILENT',
    summary:
      'Our addition: the vehicles of a client one cares for, those that were filled in here and those that policies in force insure; else those of policies that one shares.',
    params: ClientParams,
    answer: z.object({
      registered: z
        .array(
          z.object({
            name: z.string(),
            registrationNumber: z.string().optional(),
            isCompulsory: z.boolean(),
            isCasco: z.boolean(),
          }),
        )
        .describe('By the register; none that was filled in here, too.'),
      vehicles: z.array(
        z.object({
          vehicle: z.uuid(),
          name: z.string(),
          registrationNumber: z.string().optional(),
          isCompulsory: z.boolean(),
          isCasco: z.boolean(),
          needsApproval: z.boolean().describe('An underwriter decides about it.'),
        }),
      ),
    }),
  }),
  beginVehicle: call({
    method: 'GET',
    path: '/rest/client/:client/new-vehicle',
    failing: 'SILENT',
    summary: 'Our addition: what a new vehicle of a client begins with.',
    params: ClientParams,
    answer: z.object({ record: VehicleRecord }),
  }),
  createVehicle: call({
    method: 'POST',
    path: '/rest/client/vehicle/create',
    failing: 'SILENT',
    summary: 'Our addition: create a vehicle of a client. Asked twice with one key it creates it once.',
    body: z.strictObject({ client: z.uuid(), createKey: z.uuid(), record: VehicleRecord }),
    answer: z.object({ vehicle: z.uuid(), version: z.int() }),
  }),
  recordOfVehicle: call({
    method: 'GET',
    path: '/rest/client/:client/vehicle/:vehicle',
    failing: 'SILENT',
    summary:
      'Our addition: the record of a vehicle of a client one cares for, to be changed, or of a policy that one shares, to be read, and who saved it last. The look is on the trail.',
    params: VehicleParams,
    answer: z.object({
      version: z.int(),
      record: VehicleRecord,
      needsApproval: z.boolean(),
      isShared: z.literal(true).optional().describe('One shares a policy of it, and does not change it.'),
      savedBy: z.object({ name: z.string(), actsFor: z.string().optional() }),
      savedAt: z.iso.datetime(),
    }),
  }),
  saveVehicle: call({
    method: 'POST',
    path: '/rest/client/:client/vehicle/:vehicle',
    failing: 'SILENT',
    summary:
      'Our addition: save the record of a vehicle. A version that is not the stored one is refused with the stored one.',
    params: VehicleParams,
    body: z.strictObject({ version: z.int().min(1), record: VehicleRecord }),
    answer: z.object({ version: z.int() }),
  }),
};

/** The vehicles of a client, as they are listed. */
export type ClientVehicles = z.output<typeof vehicleCalls.vehiclesOfClient.answer>;
/** What a new vehicle begins with. */
export type BegunVehicle = z.output<typeof vehicleCalls.beginVehicle.answer>;
/** What the register of vehicles tells. */
export type DecodedVehicle = z.output<typeof vehicleCalls.decodeVehicle.answer>;
