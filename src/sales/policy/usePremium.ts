import { today } from '#machines/claim/clock.ts';
import { premiumPerYear } from '#machines/sales/policy/tariff.ts';
import {
  InsuranceType,
  PaymentFrequency,
  type InsuredVehicle,
  type PolicyRecord,
} from '#machines/service/sales/policyRecord.ts';
import { Deductible } from '#machines/service/sales/vehicleRecord.ts';
import { useAnswer } from '#src/forms/useAnswer.ts';
import { readNumber } from '#src/sales/records/readNumber.ts';

interface Premium {
  /** Undefined where the tariff knows no price, or not enough is filled in. */
  readonly perYear: number | undefined;
  readonly frequency: PolicyRecord['paymentFrequency'];
}

/** The premium of a year as it follows from the answers right now, and how often it is paid. */
export const usePremium = (insured: InsuredVehicle): Premium => {
  const insuranceType = InsuranceType.safeParse(useAnswer('insuranceType')).data;
  const deductible = Deductible.safeParse(useAnswer('deductible')).data;
  const sumInsured = readNumber(useAnswer('sumInsured'));
  const frequency = PaymentFrequency.safeParse(useAnswer('paymentFrequency')).data;
  const given = {
    ...(insuranceType && { insuranceType }),
    ...(deductible && { deductible }),
    ...(sumInsured !== undefined && { sumInsured }),
  };
  return { perYear: premiumPerYear(insured, given, today()), frequency };
};
