import * as z from 'zod';
import {
  CancellationReason,
  CancelKind,
  CancelPerson,
  LuggageEvent,
  LuggageIn,
  TripPurpose,
} from '#machines/claim/codes/uniflow.ts';
import { YesNo } from '#machines/claim/enums.ts';
import { limits } from '#machines/claim/limits.ts';
import {
  field,
  line,
  money,
  oneOf,
  pastDay,
  radio,
  reference,
  rows,
  surelyYesNo,
  tick,
  yesNo,
  type Control,
} from '#machines/subject/control.ts';
import { DamagedThing } from '#machines/claim/fields/damagedItems.ts';
import { PastDay, PastMoment } from '#machines/claim/fields/days.ts';
import { FullName } from '#machines/claim/fields/reporter.ts';
import { amount, code, text } from '#machines/claim/fields/text.ts';

const decimal: Control = { kind: 'number', width: 'short', decimal: true };

/** Something paid or to be paid, in the currency of its bill. */
const CostItem = z.object({
  description: field(text(limits.thingDescription), line),
  amount: field(amount(), decimal),
  currency: field(code(), oneOf('currency')),
  paid: field(YesNo, surelyYesNo),
});

/** A journey: who was on it, its luggage, its cancellation, what it cost. */
export const tripFields = {
  tripContractNo: field(text(limits.serialNumber), reference),
  tripPurpose: field(TripPurpose, radio),
  insuredPersons: field(
    z.array(z.object({ fullName: field(FullName, line) })).max(limits.reports),
    rows(limits.reports),
  ),
  costItems: field(z.array(CostItem).min(1).max(limits.damagedThings), rows(limits.damagedThings)),
  luggageEvent: field(LuggageEvent, radio),
  luggageIn: field(LuggageIn, radio),
  luggageItems: field(z.array(DamagedThing).min(1).max(limits.damagedThings), rows(limits.damagedThings)),
  deliveredAt: field(PastMoment, { kind: 'moment' }),
  notDelivered: field(z.boolean(), tick),
  pirNumber: field(text(limits.reference), reference),
  cancelKind: field(CancelKind, radio),
  cancellationReason: field(CancellationReason, radio),
  cancelPerson: field(CancelPerson, radio),
  bookedOn: field(PastDay, pastDay),
  cancelledOn: field(PastDay, pastDay),
  organiser: field(text(), line),
  tripPrice: field(amount(), money),
  cancelFee: field(amount(), money),
  plannedAt: field(PastMoment, { kind: 'moment' }),
  actualAt: field(PastMoment, { kind: 'moment' }),
  /** The connection was cancelled. */
  neverLeft: field(z.boolean(), tick),
  /** Whether the European health insurance card was shown, by which the treatment is paid in part. */
  ehicShown: field(YesNo, yesNo),
};
