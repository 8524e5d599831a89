/** What a clerk needs the answers of `fields/vehicle.ts` for. */
export const vehicleWhys = {
  contactSearch: 'vehicle',
  registrationNo: 'vehicle',
  vin: 'vehicle',
  frameworkNo: 'vehicle',
  numberUnknown: 'vehicle',
  culpritUnknown: 'vehicle',
  vehicleManufacturer: 'vehicleValue',
  'vehicleManufacturer.name': 'vehicleValue',
  vehicleModel: 'vehicleValue',
  manufactureYear: 'vehicleValue',
  vehicleKind: 'vehicleValue',
  'vehicleSort.code': 'vehicleValue',
  mileage: 'vehicleValue',
} as const;
