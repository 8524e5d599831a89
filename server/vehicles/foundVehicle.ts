import type { VehicleKey } from '#machines/claim/subject.ts';
import type { FoundVehicle } from '#machines/service/lookups.ts';
import type { Codelists } from '#server/codelists/codelists.ts';
import { masked } from '#server/registers/masked.ts';
import type { RegisteredVehicle } from '#server/store/registered.ts';

/**
 * A vehicle as search-damaged tells it: make and model by their names, and of its numbers the one it was found by. To whoever
 * knows another, the plate is told by its end, enough to recognise one's own.
 */
export function foundVehicle(
  codelists: Codelists,
  vehicle: RegisteredVehicle | undefined,
  key: VehicleKey = {},
): FoundVehicle {
  if (vehicle === undefined) return { vehicleFound: false };
  const { registrationNo, frameworkNo, vehicleManufacturer: make, vehicleModel: model } = vehicle;
  const isByPlate = registrationNo !== null && key.registrationNo === registrationNo;
  const isByFrame = frameworkNo !== undefined && key.frameworkNo === frameworkNo;
  return {
    vehicleFound: true,
    ...(isByPlate && { registrationNo }),
    ...(isByFrame && { frameworkNo }),
    ...(registrationNo !== null && !isByPlate && { maskedPlate: masked(registrationNo, shownEnd) }),
    vehicleManufacturer: { code: make, name: nameIn(codelists.find(listName), make) },
    vehicleModel: nameIn(codelists.find(listName, make), model),
    manufactureYear: vehicle.manufactureYear,
    vehicleKind: vehicle.vehicleKind,
  };
}

const shownEnd = 2;

const listName = 'car-make-model';

const nameIn = (values: ReturnType<Codelists['find']>, code: string): string =>
  values?.find((value) => value.code === code)?.name.cs ?? code;
