import { dayBefore } from '#machines/claim/checks/date.ts';
import type { InsurancePeriod, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import type { VehicleRecord } from '#machines/service/sales/vehicleRecord.ts';

interface Given {
  readonly vehicle: VehicleRecord;
  /** The number of who arranges it, where the register of agents has them. */
  readonly agentNumber?: string | undefined;
  /** What the register knows of earlier insurance. */
  readonly periods?: readonly InsurancePeriod[];
  /** An ISO day. */
  readonly today: string;
}

/** What a new policy of a vehicle begins with: insured as the vehicle was ticked, agreed today and valid from tomorrow. */
export const newPolicy = ({ vehicle, agentNumber, periods = [], today }: Given): PolicyRecord => {
  const { compulsoryInsurance, crashInsurance, limit, sumInsured, deductible, perils } = vehicle.car ?? {};
  return {
    insuranceType: crashInsurance ? (compulsoryInsurance ? 'POV_HAV' : 'HAV') : 'POV',
    ...(limit && { limit }),
    ...(sumInsured !== undefined && { sumInsured }),
    ...(deductible && { deductible }),
    ...(perils && { perils }),
    agreementDate: today,
    insuranceStart: dayBefore(today, -1),
    ...(agentNumber !== undefined && { agent: { agentNumber } }),
    ...(periods.length > 0 && { periods: [...periods] }),
  };
};
