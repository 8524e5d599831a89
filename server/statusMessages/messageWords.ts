import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { Language } from '#machines/service/configuration.ts';
import type { ClaimProgress } from '#machines/service/sent/claimProgress.ts';
import { place } from '#machines/claim/clock.ts';
import type { StatusMessageKind } from '#server/store/messageTables.ts';
import { wordsIn, type Say } from '#server/texts/words.ts';

/** What a message is about: where the claim is, or so many files that were refused. */
export type Subject =
  | { readonly kind: 'FILE'; readonly refused: number; readonly isAddition: boolean }
  | { readonly kind: Exclude<StatusMessageKind, 'FILE'>; readonly progress: ClaimProgress };

type Told = Subject & {
  readonly claimNumber: string;
  readonly link: string;
  readonly hotline: string;
};

/** What a message says, by e-mail and as a text message. */
interface Words {
  readonly subject: string;
  readonly text: string;
  /** Left out of what goes by e-mail alone. */
  readonly sms: string | undefined;
}

type Topic = 'ask' | 'soon' | 'overdue' | 'appointment' | 'eve' | 'decision' | 'news';

/**
 * The words of a message about a claim in a language. They are read on locked screens and by whoever shares a mailbox: nothing of health,
 * of amounts or of persons, no name of a document, and of the claim number the end.
 */
export async function messageWords(language: Language, told: Told): Promise<Words> {
  const say = await wordsIn(language, ['statusMessages', 'shared']);
  const { claimNumber, link, hotline } = told;
  const end = claimNumber.slice(-2);
  if (told.kind === 'FILE')
    return fileWords(say, told.isAddition ? 'added' : 'file', { end, link, hotline, count: told.refused });
  const { progress } = told;
  const { headline, asks, appointment, by, isLate, delay } = progress;
  const topic = topicOf(told);
  const [from, to] = [appointment?.from, appointment?.to];
  const values = {
    end,
    link,
    hotline,
    due: asks[0] ? dayIn(language, asks[0].due) : '',
    day: from === undefined ? '' : dayIn(language, from),
    from: from === undefined ? '' : timeIn(language, from),
    to: to === undefined ? '' : timeIn(language, to),
  };
  const step = `shared:finalised.progress.${headline}`;
  const news = [
    say(`${step}.title`),
    say(`${step}.text`, { reason: delay ? (say(`${step}.reason.${delay}`) ?? '') : '' }),
    isLate
      ? say('shared:finalised.progress.late')
      : say(`${step}.next`, { by: by === undefined ? '' : dayIn(language, by, { year: 'numeric' }) }),
  ];
  const lines = [
    say('statusMessages:greeting'),
    topic === 'news'
      ? news.map((line = '') => (/[.?!]$/.test(line) ? line : `${line}.`)).join(' ')
      : say(`statusMessages:${topic}.text`, values),
    say(`statusMessages:see.${topic}`, values) ?? say('statusMessages:see.any', values),
    say('statusMessages:call', values),
  ];
  return {
    subject: say(`statusMessages:${topic}.subject`, values) ?? '',
    text: lines.flatMap((line) => line ?? []).join('\n\n'),
    sms: say(`statusMessages:${topic}.sms`, values),
  };
}

/** Which file of a report it is and why is said where the link leads: its name may tell of health. What was added to a claim has no page. */
const fileWords = (
  say: Say,
  topic: 'file' | 'added',
  values: Readonly<Record<string, string | number>>,
): Words => ({
  subject: say('statusMessages:file.subject', values) ?? '',
  text: [
    say('statusMessages:greeting'),
    say(`statusMessages:${topic}.text`, values),
    say(`statusMessages:see.${topic}`, values),
    say('statusMessages:call', values),
  ].join('\n\n'),
  sms: say('statusMessages:file.sms', values),
});

const topicOf = ({ kind, progress: { headline } }: Exclude<Subject, { kind: 'FILE' }>): Topic => {
  if (kind !== 'CHANGE') return ({ DUE_SOON: 'soon', OVERDUE: 'overdue', EVE: 'eve' } as const)[kind];
  if (headline === 'WAITING') return 'ask';
  if (headline === 'INSPECTION_BOOKED') return 'appointment';
  return headline === 'DECIDED' || headline === 'REFUSED' ? 'decision' : 'news';
};

const dayIn = (language: Language, at: string, more: { readonly year?: 'numeric' } = {}): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    day: 'numeric',
    month: language === 'en' ? 'short' : 'numeric',
    ...more,
    timeZone: place,
  }).format(new Date(at));

const timeIn = (language: Language, at: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit', timeZone: place }).format(
    new Date(at),
  );
