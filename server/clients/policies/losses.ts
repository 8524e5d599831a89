import { fullMonths } from '#machines/sales/policy/policyDays.ts';
import type { Losses } from '#machines/service/sales/policyCalls.ts';
import type { InsurancePeriod } from '#machines/service/sales/policyRecord.ts';
import { unlessAway } from '#server/registers/asking.ts';
import type { Systems } from '#server/registers/systems.ts';
import type { RegisteredPerson } from '#server/store/registered.ts';

/** By which the register of losses knows somebody. */
type Numbered = Pick<RegisteredPerson, 'birthNumber' | 'identificationNumber'>;

/** What the register of losses knows of a client. */
export interface KnownLosses {
  readonly losses: Losses;
  readonly periods: readonly InsurancePeriod[];
}

/**
 * What the register of losses knows of a client, compared with the earlier insurance that was typed where there is some; where it is
 * away, that.
 */
export async function lossesOf(
  systems: Systems,
  { birthNumber, identificationNumber }: Numbered,
  typed?: readonly InsurancePeriod[],
): Promise<KnownLosses> {
  const number = birthNumber ?? identificationNumber;
  if (!number) return { losses: { outcome: 'NOT_FOUND' }, periods: [] };
  return unlessAway<KnownLosses>(
    async () => {
      const history = await systems.lossHistory(number);
      if (!history) return { losses: { outcome: 'NOT_FOUND' }, periods: [] };
      const { periods, asOf } = history;
      const told = sumOf(periods);
      const isOther = typed !== undefined && typed.length > 0 && !isSame(told, sumOf(typed));
      return { losses: { outcome: isOther ? 'DIFFERS' : 'FOUND', ...told, asOf }, periods };
    },
    { losses: { outcome: 'AWAY' }, periods: [] },
  );
}

/** What it knows of the business of a self-employed client, who has a number for it besides. */
export const carriedOf = async (
  systems: Systems,
  { birthNumber, identificationNumber }: Numbered,
): Promise<readonly InsurancePeriod[]> =>
  birthNumber && identificationNumber ? (await lossesOf(systems, { identificationNumber })).periods : [];

const sumOf = (periods: readonly InsurancePeriod[]) => ({
  months: periods.reduce((sum, { from, to }) => sum + (from && to ? fullMonths(from, to) : 0), 0),
  events: periods.reduce((sum, { events = [] }) => sum + events.length, 0),
});

const isSame = (one: ReturnType<typeof sumOf>, other: ReturnType<typeof sumOf>): boolean =>
  one.months === other.months && one.events === other.events;
