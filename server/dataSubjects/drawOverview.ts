import { writtenText } from '#machines/claim/writing/plainText.ts';
import { localeOf } from '#machines/claim/writing/localeOf.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { Language } from '#machines/service/configuration.ts';
import type { Codelists } from '#server/codelists/codelists.ts';
import { answerSections } from '#server/preview/previewText.ts';
import { place } from '#machines/claim/clock.ts';
import { findDetailOf, findFlow } from '#server/reports/storedClaim.ts';
import { wordsIn, wordsOf, type Say } from '#server/texts/words.ts';
import type { GivenReport } from './describeReport.ts';
import type { SubjectReport } from './findReports.ts';
import { overviewPage, type OverviewLine, type OverviewPart } from './overviewPage.ts';

/** What it takes to say in words what is kept of a person. */
export interface Drawing {
  readonly flows: readonly Flow[];
  readonly codelists: Codelists;
  /** Of whoever has no language of their own. */
  readonly defaultLanguage: Language;
}

interface Described {
  readonly report: SubjectReport;
  readonly given: GivenReport;
}

interface Telling extends Drawing {
  readonly say: Say;
  readonly language: Language;
  readonly timeOf: (at: string | Date) => string;
}

/** What is kept of a person as a page for them to read, in the language of their last report that has one. */
export async function drawOverview(
  drawing: Drawing,
  reports: readonly Described[],
  at: Date,
): Promise<string> {
  const language =
    reports.findLast(({ given }) => given.language !== null)?.given.language ?? drawing.defaultLanguage;
  const say = await wordsIn(language, ['personExport', 'start', 'shared', 'clients']);
  const times = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: place,
  });
  const telling: Telling = { ...drawing, say, language, timeOf: (time) => times.format(new Date(time)) };
  const parts = [];
  for (const one of reports) parts.push(await partOf(telling, one));
  return overviewPage({
    language,
    title: say('personExport:title') ?? '',
    lead: say('personExport:lead', { time: telling.timeOf(at) }) ?? '',
    contents: say('personExport:contents') ?? '',
    parts: [
      ...parts,
      {
        title: say('personExport:notIncluded.title') ?? '',
        lines: ['others', 'registers'].map((what) => ({
          text: say(`personExport:notIncluded.${what}`) ?? what,
        })),
      },
    ],
  });
}

async function partOf(telling: Telling, one: Described): Promise<OverviewPart> {
  const { say } = telling;
  const { given } = one;
  const line = say(`start:lines.${given.claimType}.title`) ?? given.claimType;
  const flow = say(`personExport:flow.${given.flowType}`) ?? given.flowType;
  const parts = [
    await answersOf(telling, one),
    { title: 'documents', lines: documentsOf(telling, given) },
    { title: 'consents', rows: consentsOf(telling, given) },
    { title: 'messages', lines: messagesOf(telling, given) },
    { title: 'handedOver', lines: eventsOf(telling, given) },
    { title: 'looks', lines: looksOf(telling, given) },
  ];
  return {
    title: [`${line}: ${flow}`, given.claimNumber ?? []].flat().join(' '),
    rows: statesOf(telling, given),
    parts: parts.map(({ title, ...part }: OverviewPart) => ({
      title: say(`personExport:${title}.title`) ?? title,
      ...part,
      ...(isEmpty(part) && { lines: [{ text: say(`personExport:${title}.none`) ?? '' }] }),
    })),
  };
}

const isEmpty = ({ rows = [], lines = [], parts = [] }: Omit<OverviewPart, 'title'>): boolean =>
  [...rows, ...lines, ...parts].length === 0;

/** When it was begun, changed, sent and handed over, and where the insurer is with it. */
function statesOf({ say, timeOf }: Telling, given: GivenReport): OverviewPart['rows'] {
  const times: readonly (readonly [name: string, at: Date | string | null])[] = [
    ['begun', given.begunAt],
    ['changed', given.changedAt],
    ['sent', given.sentAt],
    ['handed', given.handedOverAt],
  ];
  return [
    { label: say('personExport:state.title') ?? '', value: say(`personExport:state.${given.state}`) ?? '' },
    ...times.flatMap(([name, at]) =>
      at === null ? [] : [{ label: say(`personExport:when.${name}`) ?? name, value: timeOf(at) }],
    ),
    ...given.steps.map(({ at, step }) => ({
      label: timeOf(at),
      value: say(`shared:finalised.progress.${step}.title`) ?? step,
    })),
  ];
}

/** The answers as the summary says them, unmasked: they are the person's own. */
async function answersOf(
  { flows, codelists, language }: Telling,
  { report }: Described,
): Promise<OverviewPart> {
  const flow = findFlow(flows, report);
  const claim = flow && findDetailOf(report);
  const say = await wordsOf(language, report.claim_type);
  return {
    title: 'answers',
    parts: flow && claim ? answerSections({ say, codelists, language }, { flow, claim }, writtenText) : [],
  };
}

function documentsOf({ say, codelists, language, timeOf }: Telling, given: GivenReport): OverviewLine[] {
  const types = codelists.find('document-type') ?? [];
  const files = given.documents.map(({ name, documentType, uploadedAt, path }) => {
    const type = types.find(({ code }) => code === documentType)?.name[language];
    return { text: [name, type ?? [], timeOf(uploadedAt)].flat().join(', '), file: path };
  });
  return [
    ...files,
    ...(given.pdf === undefined ? [] : [{ text: say('personExport:documents.pdf') ?? '', file: given.pdf }]),
  ];
}

const consentsOf = ({ say, timeOf }: Telling, { consents }: GivenReport): OverviewPart['rows'] =>
  consents.map(({ words, value, at, version }) => ({
    label: words,
    value:
      say(value ? 'personExport:consents.agreed' : 'personExport:consents.refused', {
        time: timeOf(at),
        version,
      }) ?? '',
  }));

const messagesOf = ({ say, timeOf }: Telling, { messages }: GivenReport): OverviewLine[] =>
  messages.map(({ by, kind = 'CONFIRMATION', state, sentAt }) => ({
    text: [
      say(`personExport:messages.by.${by}`),
      say(`personExport:messages.kind.${kind}`),
      say(`personExport:messages.state.${state}`, { time: sentAt ? timeOf(sentAt) : '' }),
    ].join(', '),
  }));

const eventsOf = ({ say, timeOf }: Telling, { handedOver }: GivenReport): OverviewLine[] =>
  handedOver.map(({ event, state, at }) => ({
    text: [
      say(`personExport:handedOver.event.${event}`) ?? event,
      say(`personExport:handedOver.state.${state}`, { time: timeOf(at) }),
    ].join(', '),
  }));

const looksOf = ({ say, timeOf }: Telling, { looks }: GivenReport): OverviewLine[] =>
  looks.map(({ at, role, act }) => ({
    text: [
      timeOf(at),
      say(`personExport:looks.role.${role}`) ?? role,
      say(`clients:looks.action.${act}`) ?? act,
    ].join(', '),
  }));
