import { formatMoney } from '#machines/claim/writing/formatMoney.ts';
import { writeDate } from '#machines/claim/checks/date.ts';
import type { ClientPolicy } from '#machines/service/clients.ts';
import type { Language } from '#src/i18n/languages.ts';
import type { TextKey } from '#src/i18n/texts.ts';
import type { TextValues } from '#src/i18n/useTexts.ts';

type Say = (key: TextKey<'clients'>, values?: TextValues) => string;

const lines = [
  'LIFE',
  'LOAN',
  'TRAVEL',
  'CAR_HAV',
  'CAR_POV',
  'CAR_POV_HAV',
  'PROPERTY',
  'LIABILITY',
  'PET',
  'MACHINE',
  'AGRI',
  'CARGO',
] as const;

/** What a policy insures, in a word. */
export const lineOf = ({ line }: Pick<ClientPolicy, 'line'>, say: Say): string =>
  say(`policyLine.${lines.find((one) => one === line) ?? 'OTHER'}`);

const statuses = ['PENDING_APPROVAL', 'SUSPENDED', 'TERMINATED', 'ENDED', 'CANCELLED', 'DRAFT'] as const;

/** How a policy stands on a day: one that is to begin says when, one that has ended since when. */
export const statusOf = (
  { status, validFrom, validTo }: Pick<ClientPolicy, 'status' | 'validFrom' | 'validTo'>,
  today: string,
  say: Say,
): string => {
  const day = writeDate(validTo ?? validFrom);
  const known = statuses.find((one) => one === status);
  if (known) return say(`status.${known}`, { day: validTo === undefined ? '' : day }).trim();
  if (status !== 'ACTIVE') return say('status.OTHER');
  if (validFrom > today) return say('status.future', { day: writeDate(validFrom) });
  return validTo !== undefined && validTo < today ? say('status.ENDED', { day }) : say('status.ACTIVE');
};

/** What a policy insures: its vehicle, or how many of a fleet. */
export const insuredOf = (
  { vehicle, registrationNo, fleet }: Pick<ClientPolicy, 'vehicle' | 'registrationNo' | 'fleet'>,
  say: Say,
): string =>
  fleet === undefined
    ? [vehicle, registrationNo].filter(Boolean).join(' ')
    : say('policies.fleet', { count: fleet });

/** A yearly premium in its currency, to the whole koruna or euro. */
export const premiumOf = (
  { premiumPerYear, currency }: Pick<ClientPolicy, 'premiumPerYear' | 'currency'>,
  language: Language,
): string =>
  premiumPerYear === undefined ? '–' : formatMoney(Math.round(premiumPerYear), currency, language);
