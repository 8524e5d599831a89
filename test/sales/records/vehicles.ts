import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';

/** A car as the form of a vehicle has it, with compulsory insurance. */
export const car = {
  car: {
    vin: 'TMBZZZ3VZR4000101',
    registrationNumber: '1QW0101',
    technicalCertificate: 'UA123456',
    type: 'A',
    usage: 'PRIVATE',
    manufacturer: { code: 'SKODA', name: 'Škoda' },
    model: 'Octavia',
    startDate: '2024-03-01',
    body: 'ESTATE',
    door: 5,
    seatCount: 5,
    fuel: 'DIESEL',
    engineCapacity: 1968,
    weight: 1980,
    compulsoryInsurance: true,
    limit: '50',
  },
} satisfies VehicleRecord;

/** What casco asks besides. */
export const casco = {
  crashInsurance: true,
  transmission: 'MANUAL',
  sumInsured: 600_000,
  deductible: '5',
  perils: ['ACCIDENT', 'THEFT'],
} satisfies VehicleRecord['car'];

/** Somebody who drives it. */
export const driver = {
  firstName: 'Radim',
  surname: 'Zkoušel',
  birthDate: '1979-03-14',
  licensedSince: '1997-06-01',
} satisfies NonNullable<VehicleRecord['drivers']>[number];
