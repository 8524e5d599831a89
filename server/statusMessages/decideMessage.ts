import type { ContactType } from '#machines/claim/enums.ts';
import type { Country } from '#machines/report/holidays.ts';
import type { ClaimProgress } from '#machines/service/sent/claimProgress.ts';
import { dayOf } from '#server/reports/claimProgress.ts';
import type { StatusMessageKind } from '#server/store/messageTables.ts';
import { isLoud, newsIn } from './planMessages.ts';
import { nextMorning, quietUntil } from './quietHours.ts';

/** The most that is sent: text messages of a claim in a day and in all, to a number in a day; e-mails of a claim in a day. */
const most = { smsOfDay: 1, smsOfClaim: 6, smsOfNumber: 3, mailsOfDay: 2 };
const urgentDays = 3 * 24 * 60 * 60_000;
const quietForBereaved = 30 * 24 * 60 * 60_000;

/** What is known of a message that is due. */
export interface Weighed {
  readonly channel: ContactType;
  readonly kind: StatusMessageKind;
  readonly about: string;
  /** Where the claim is now; undefined where nothing is said of it any more. */
  readonly progress: ClaimProgress | undefined;
  /** How many files of the report were refused after they had come, and are still among its files. */
  readonly refused: number;
  /** A clerk is needed at once: what they want rings at night, too. */
  readonly isUrgent: boolean;
  /** What was told last by the same way. */
  readonly told: string | undefined;
  /** When the report was sent, and whether it tells of a death. */
  readonly sentAt: Date;
  readonly isOfDeath: boolean;
  /** What was sent by the same way before. */
  readonly counts: { readonly ofDay: number; readonly ofClaim: number; readonly toContactOfDay: number };
  readonly country: Country;
  readonly now: Date;
}

/** Whether a message that is due is sent now, at a later time, or not at all. */
export function decideMessage(weighed: Weighed): 'SEND' | 'DROP' | Date {
  const { channel, counts, country, isUrgent, now } = weighed;
  if (!isStillTrue(weighed) || isSpared(weighed)) return 'DROP';
  if (channel === 'EMAIL') return counts.ofDay < most.mailsOfDay ? 'SEND' : nextMorning(now, country);
  if (counts.ofClaim >= most.smsOfClaim) return 'DROP';
  if (counts.ofDay >= most.smsOfDay || counts.toContactOfDay >= most.smsOfNumber)
    return nextMorning(now, country);
  return (
    ((isUrgent && isOfClerk(weighed)) || isToday(weighed) ? undefined : quietUntil(now, country)) ?? 'SEND'
  );
}

function isStillTrue({ channel, kind, about, told, progress, refused, now }: Weighed): boolean {
  if (kind === 'FILE') return refused > 0;
  if (!progress) return false;
  const { headline, asks, appointment } = progress;
  if (kind === 'CHANGE')
    return headline !== 'RECEIVED' && (channel === 'EMAIL' || isLoud(progress)) && newsIn(progress) !== told;
  if (kind === 'EVE')
    return headline === 'INSPECTION_BOOKED' && appointment?.from === about && new Date(about) > now;
  return headline === 'WAITING' && asks[0]?.due === about;
}

/** Whoever has lost somebody hears no telephone, is reminded of nothing for a month, and of the end not at all. */
function isSpared({ isOfDeath, channel, kind, progress, sentAt, now }: Weighed): boolean {
  if (!isOfDeath) return false;
  const isReminder = kind !== 'CHANGE' && kind !== 'FILE';
  const isEarly = now.getTime() - sentAt.getTime() < quietForBereaved;
  return channel === 'PHONE' || progress?.headline === 'CLOSED' || (isReminder && isEarly);
}

/** What a clerk wants of who is hurt or has no roof, in the first days; later nothing of it is worth a night. */
const isOfClerk = ({ kind, progress, sentAt, now }: Weighed): boolean =>
  kind === 'CHANGE' &&
  (progress?.headline === 'WAITING' || progress?.headline === 'INSPECTION_BOOKED') &&
  now.getTime() - sentAt.getTime() < urgentDays;

/** An appointment of today cannot wait for the morning. */
const isToday = ({ progress, now }: Weighed): boolean =>
  progress?.headline === 'INSPECTION_BOOKED' &&
  progress.appointment !== undefined &&
  dayOf(progress.appointment.from).compare(dayOf(now.toISOString())) === 0;
