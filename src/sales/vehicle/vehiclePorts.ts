import { isVin } from '#machines/claim/checks/vin.ts';
import { normaliseIdentifier } from '#machines/claim/normalise.ts';
import { vehicleCalls, type DecodedVehicle } from '#machines/service/sales/vehicleCalls.ts';
import type { AsyncChecks } from '#src/forms/asyncChecks.ts';
import { once } from '#src/sales/records/once.ts';
import type { Client } from '#src/service/client.ts';

/** What the form of a vehicle asks the service while it is filled in; of each VIN once. */
export interface VehiclePorts {
  readonly decode: (vin: string) => Promise<DecodedVehicle>;
  readonly checks: AsyncChecks;
}

/** The calls that the form of a vehicle makes while it is filled in. */
export const createVehiclePorts = (client: Client): VehiclePorts => {
  const decode = once((vin: string) => client.call(vehicleCalls.decodeVehicle, { body: { vin } }));
  return { decode, checks: vinChecksBy(decode) };
};

const said = {
  GONE: { severity: 'error', key: 'vehicleGone' },
  STOLEN: { severity: 'underwriting', key: 'callHelpdesk' },
  NOT_FOUND: { severity: 'warning', key: 'vinUnknown' },
  AWAY: { severity: 'warning', key: 'vinLater' },
  FOUND: undefined,
} as const;

/** What is asked of the service about the VIN on its own. */
export const vinChecksBy = (decode: VehiclePorts['decode']): AsyncChecks => ({
  'car.vin': async (text) => {
    const vin = normaliseIdentifier(text);
    return isVin(vin) ? said[(await decode(vin)).outcome] : undefined;
  },
});
