import { isRealDay } from '#machines/claim/checks/date.ts';
import type { Instalment, PolicyRecord } from '#machines/service/sales/policyRecord.ts';
import { monthsAfter } from './policyDays.ts';
import { instalmentCounts, instalmentOf } from './tariff.ts';

interface Paid {
  readonly insuranceStart?: string | undefined;
  readonly paymentFrequency?: PolicyRecord['paymentFrequency'] | undefined;
}

/** The days on which instalments of the first year are due unless other days are agreed; none while start or frequency are not known. */
export const usualDueDates = ({ insuranceStart, paymentFrequency }: Paid): readonly string[] => {
  if (insuranceStart === undefined || !isRealDay(insuranceStart) || paymentFrequency === undefined) return [];
  const count = instalmentCounts[paymentFrequency];
  return Array.from({ length: count }, (_, row) => monthsAfter(insuranceStart, (12 / count) * row));
};

/**
 * The instalments of the first year: together the premium of a year, of which the first one carries the rounding, so that none is
 * smaller; without amounts where the premium is not known. Those of a record are due on the days it has for them, where it has as many.
 */
export const instalmentsOf = (
  { instalments: typed = [], ...paid }: Paid & { readonly instalments?: readonly Instalment[] | undefined },
  perYear: number | undefined,
): Instalment[] => {
  const value = instalmentOf(perYear, paid.paymentFrequency);
  const usual = usualDueDates(paid);
  const amountOf = (row: number, year: number, one: number) =>
    row === 0 ? year - (usual.length - 1) * one : one;
  return usual.map((day, row) => ({
    dueDate: (typed.length === usual.length ? typed[row]?.dueDate : undefined) ?? day,
    ...(perYear !== undefined && value !== undefined && { amount: amountOf(row, perYear, value) }),
  }));
};

/** Of the days on which instalments are due those that were agreed, each in its row; undefined where all are the usual ones. */
export const agreedDays = ({
  instalments = [],
  ...paid
}: Paid & Pick<PolicyRecord, 'instalments'>): Pick<Instalment, 'dueDate'>[] | undefined => {
  const usual = usualDueDates(paid);
  const agreed = instalments.map(({ dueDate }, row) =>
    dueDate === undefined || dueDate === usual[row] ? {} : { dueDate },
  );
  return agreed.some((row) => 'dueDate' in row) ? agreed : undefined;
};
