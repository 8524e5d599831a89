import * as z from 'zod';
import { ClaimType, PersonKind } from '#machines/claim/enums.ts';
import { Policy, Vehicle } from '#server/registers/contract/shapes.ts';
import { choosePolicy, type Insured } from '#server/registers/policyRules.ts';
import type { VehicleKey } from '#machines/claim/subject.ts';
import type { RegisteredPolicy, RegisteredVehicle } from '#server/store/registered.ts';
import claimSeeds from '#server/store/seeds/claims.json' with { type: 'json' };
import peopleSeeds from '#server/store/seeds/people.json' with { type: 'json' };
import policySeeds from '#server/store/seeds/policies.json' with { type: 'json' };
import vehicleSeeds from '#server/store/seeds/vehicles.json' with { type: 'json' };

/** What the service says about a vehicle or policy that nobody has; the page or dialog that follows tells the reporter. */
export const nothingFound = /status of 404 .*\/search-(policy|damaged)\)/;

const text = z.string();

/** What the service knows at its first start. */
export const vehicles = z.parse(z.array(Vehicle), vehicleSeeds);

export const policies = z.parse(z.array(Policy), policySeeds);

const people = z
  .array(
    z.object({
      id: text,
      personKind: PersonKind,
      fullName: text.exactOptional(),
      companyName: text.exactOptional(),
      birthNumber: text.nullish(),
      identificationNumber: text.nullish(),
      bankContact: z.object({ accountPrefix: text, accountNumber: text, bankCode: text }).optional(),
    }),
  )
  .parse(peopleSeeds);

export const claims = z
  .array(z.object({ claimNumber: text, claimType: ClaimType, policyNumber: text, incidentDate: text }))
  .parse(claimSeeds);

export const findPerson = (id: string | undefined) => people.find((person) => person.id === id);

export const findPolicy = (policyNumber: string): RegisteredPolicy | undefined =>
  policies.find((policy) => policy.policyNumber === policyNumber);

/** The vehicle that a key names, by the first thing in the key. */
export const findVehicle = (key: VehicleKey | undefined): RegisteredVehicle | undefined => {
  if (key?.policyNumber !== undefined) {
    const policy = findPolicy(key.policyNumber);
    return vehicles.find(({ id }) => id === policy?.vehicleId);
  }
  return vehicles.find(
    ({ registrationNo, vin, frameworkNo }) =>
      (key?.registrationNo !== undefined && key.registrationNo === registrationNo) ||
      (key?.vin !== undefined && key.vin === vin) ||
      (key?.frameworkNo !== undefined && key.frameworkNo === frameworkNo),
  );
};

export const policyOfVehicle = (vehicle: RegisteredVehicle, insured: Insured) =>
  choosePolicy(
    policies.filter(({ vehicleId }) => vehicleId === vehicle.id),
    insured,
  );

export const policyOfInsured = (birthNumber: string, insured: Insured) =>
  choosePolicy(
    policies.filter(({ insuredIds }) => insuredIds.some((id) => findPerson(id)?.birthNumber === birthNumber)),
    insured,
  );
