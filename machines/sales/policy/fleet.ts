import type {
  FurtherVehicle,
  InsurableVehicle,
  InsuredVehicle,
  PolicyRecord,
} from '#machines/service/sales/policyRecord.ts';
import { premiumPerYear, type InsuredWay } from './tariff.ts';

/** A further vehicle of a fleet. */
export interface FurtherWay extends Omit<InsuredWay, 'deductible'> {
  readonly vehicle?: string | undefined;
  readonly extras?:
    | readonly { readonly name?: string | undefined; readonly price?: number | undefined }[]
    | undefined;
}

/** How a policy insures its vehicles, as far as it is known. */
export interface Insuring extends InsuredWay {
  readonly vehicles?: readonly FurtherWay[] | undefined;
}

interface Known {
  readonly insured: InsuredVehicle;
  readonly insurable?: readonly InsurableVehicle[] | undefined;
}

/** True for insurance against liability, alone or with damage. */
export const isLiability = (type: PolicyRecord['insuranceType']): boolean =>
  type === 'POV' || type === 'POV_HAV';
/** True for insurance against damage, alone or with liability. */
export const isCasco = (type: PolicyRecord['insuranceType']): boolean => type === 'HAV' || type === 'POV_HAV';

/** True for a policy of both kinds, each of whose further vehicles says its own. */
export const isBoth = (type: PolicyRecord['insuranceType']): boolean => type === 'POV_HAV';

/** How each further vehicle of a policy is insured: in a policy of both kinds as its row says, else as the policy. */
export const waysOf = ({ insuranceType, vehicles = [] }: Insuring): readonly FurtherWay[] =>
  vehicles.map((row) => ({
    ...row,
    insuranceType: isBoth(insuranceType) ? row.insuranceType : insuranceType,
  }));

/** The further vehicles of a policy with the answers that each of them is asked for. */
export const storedVehicles = (record: PolicyRecord): FurtherVehicle[] =>
  waysOf(record).map(({ vehicle, insuranceType, sumInsured, extras = [] }) => ({
    vehicle,
    ...(isBoth(record.insuranceType) && { insuranceType }),
    ...(isCasco(insuranceType) && { sumInsured, ...(extras.length > 0 && { extras: [...extras] }) }),
  }));

/** The premium of a year of all vehicles of a policy, each by the tariff; undefined where one of them is not known. */
export const premiumOfAll = (
  policy: Insuring,
  { insured, insurable = [] }: Known,
  today: string,
): number | undefined => {
  const { deductible } = policy;
  const further = waysOf(policy).map(({ vehicle, insuranceType, sumInsured }) => {
    const known = insurable.find((one) => one.vehicle === vehicle);
    return known && premiumPerYear(known.insured, { insuranceType, sumInsured, deductible }, today);
  });
  const all = [premiumPerYear(insured, policy, today), ...further];
  const told = all.filter((one) => one !== undefined);
  return told.length < all.length ? undefined : told.reduce((sum, one) => sum + one, 0);
};
