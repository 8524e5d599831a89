import type { FoundVehicle } from '../../machines/service/lookups.ts';
import type { Codelists } from '../codelists/codelists.ts';
import type { RegisteredVehicle } from '../systems/systems.ts';

/** A vehicle as search-damaged tells it: make and model by their names, and nothing that identifies its owner. */
export function foundVehicle(codelists: Codelists, vehicle: RegisteredVehicle | undefined): FoundVehicle {
  if (vehicle === undefined) return { vehicleFound: false };
  const { registrationNo, frameworkNo, vehicleManufacturer: make, vehicleModel: model } = vehicle;
  return {
    vehicleFound: true,
    ...(registrationNo !== null && { registrationNo }),
    ...(frameworkNo !== undefined && { frameworkNo }),
    vehicleManufacturer: { code: make, name: nameIn(codelists.find(listName), make) },
    vehicleModel: nameIn(codelists.find(listName, make), model),
    manufactureYear: vehicle.manufactureYear,
    vehicleKind: vehicle.vehicleKind,
  };
}

const listName = 'car-make-model';

const nameIn = (values: ReturnType<Codelists['find']>, code: string): string =>
  values?.find((value) => value.code === code)?.name.cs ?? code;
