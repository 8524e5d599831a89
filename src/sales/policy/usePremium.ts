import { today } from '#machines/claim/clock.ts';
import { premiumOfAll } from '#machines/sales/policy/fleet.ts';
import {
  InsuranceType,
  PaymentFrequency,
  type KnownOfPolicy,
  type PolicyRecord,
} from '#machines/service/sales/policyRecord.ts';
import { Deductible } from '#machines/service/sales/vehicleRecord.ts';
import type { ReadField } from '#src/forms/liveFields.ts';
import { useAnswer, useFields } from '#src/forms/useAnswer.ts';
import { useField } from '#src/forms/conform.ts';
import { readNumber } from '#src/sales/records/readNumber.ts';

interface Premium {
  /** Undefined where the tariff knows no price, or not enough is filled in. */
  readonly perYear: number | undefined;
  readonly frequency: PolicyRecord['paymentFrequency'];
}

/** What decides about the premium besides the answers: the vehicles. */
export type Priced = Pick<KnownOfPolicy, 'insured' | 'insurable'>;

/** The premium of a year of all vehicles as it follows from the answers right now, and how often it is paid. */
export const usePremium = (priced: Priced): Premium => {
  const rows = useField<unknown[]>('vehicles').getFieldList().length;
  const perYear = useFields((read) =>
    premiumOfAll(
      {
        ...insuringIn(read, ''),
        deductible: Deductible.safeParse(read('deductible')[0]).data,
        vehicles: Array.from({ length: rows }, (_, row) => insuringIn(read, `vehicles[${row}].`)),
      },
      priced,
      today(),
    ),
  );
  return { perYear, frequency: PaymentFrequency.safeParse(useAnswer('paymentFrequency')).data };
};

/** How a vehicle is insured by the fields of the policy, or of a row of it. */
const insuringIn = (read: ReadField, before: string) => ({
  vehicle: read(`${before}vehicle`)[0],
  insuranceType: InsuranceType.safeParse(read(`${before}insuranceType`)[0]).data,
  sumInsured: readNumber(read(`${before}sumInsured`)[0] ?? ''),
});
