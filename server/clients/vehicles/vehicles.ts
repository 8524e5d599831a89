import type { ClientParameters } from '#server/clients/clientParameters.ts';
import type { App } from '#server/http/route.ts';
import { beginVehicle } from './beginVehicle.ts';
import { createVehicle } from './createVehicle.ts';
import { decodeVehicle } from './decodeVehicle.ts';
import { recordOfVehicle, vehiclesOfClient } from './readVehicles.ts';
import { saveVehicle } from './saveVehicle.ts';

/** The calls about the vehicles of a client. */
export function vehicles(app: App, parameters: ClientParameters): void {
  decodeVehicle(app, parameters);
  vehiclesOfClient(app, parameters);
  beginVehicle(app, parameters);
  createVehicle(app, parameters);
  recordOfVehicle(app, parameters);
  saveVehicle(app, parameters);
}
