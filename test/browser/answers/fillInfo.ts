import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { AnsweredPage } from '#test/browser/journeys/journey.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import { home, typeHome } from './address.ts';
import { openDetails } from './details.ts';

/** A vehicle of the register: how it is typed, and what is found for it. */
interface Registered {
  readonly typed: string;
  /** Whether its policy has an account. */
  readonly policyAccount: boolean;
  readonly found: ClaimDetail & { readonly registrationNo: string };
}

/** What the search for a policy found for one that covers the event, and that nobody has reported it yet. */
const covered = {
  policyNumberValid: true,
  dummyPolicy: false,
  productBranch: 'NONLIFE',
  policyCountry: 'CZ',
  hasMax3yearsOldPolicy: false,
  incidentDateDoesntMatch: false,
} satisfies ClaimDetail;

/** The vehicle is found and is the right one. */
export const foundVehicle = ({ typed, found }: Registered, days: number): AnsweredPage => ({
  code: 'vehicle',
  answer: async ({ fields }) => {
    await fields.type('contactSearch', typed);
    await fields.type('incidentDate', daysAgo(days).typed);
  },
  adds: {
    contactSearch: found.registrationNo,
    incidentDate: daysAgo(days).iso,
    vehicleFound: true,
    vehicleKind: 'VEHICLE',
    policyType: 'CAR_HAV',
    ...covered,
    ...found,
  },
});

/** The vehicle of the insured who reports, whom the policy knows: they are not asked who they are. */
export const ownVehicle = (vehicle: Registered, days: number): AnsweredPage => {
  const found = foundVehicle(vehicle, days);
  const insured = { personKind: 'NATURAL', fullName: 'Jana Nováková' } as const;
  return { ...found, adds: { ...found.adds, insured, policyAccount: vehicle.policyAccount } };
};

/** The insured person. The policy may have an account, which is that of somebody else and not told. */
export const insured = (found: Pick<ClaimDetail, 'policyAccount'> = {}): AnsweredPage => ({
  code: 'person',
  answer: async ({ page, fields }) => {
    await fields.choose('insured.personKind', 'NATURAL');
    await fields.type('insured.fullName', 'Jan Novotný');
    await openDetails({ page });
    await fields.type('insured.birthNumber', '841104/9031', 'birth');
    await fields.choose('insured.addressChoice', 'CZECH');
    await typeHome(fields, 'insured.address');
  },
  adds: {
    insured: {
      personKind: 'NATURAL',
      fullName: 'Jan Novotný',
      birthNumber: '8411049031',
      addressChoice: 'CZECH',
      address: home,
    },
    ...found,
  },
});

/** The injured who reports: their name, e-mail and phone are filled in already. Who is hurt is a person. */
export const injured: AnsweredPage = {
  code: 'person',
  answer: async ({ page, fields }) => {
    await openDetails({ page });
    await fields.type('injured.birthNumber', '841104 9031');
    await fields.choose('injured.addressChoice', 'UNKNOWN');
  },
  adds: {
    injured: {
      personKind: 'NATURAL',
      fullName: 'Jana Nováková',
      birthNumber: '8411049031',
      email: 'jana.novakova@example.cz',
      tel: '777123456',
      addressChoice: 'UNKNOWN',
    },
  },
};
