import { flows } from '#machines/flows/index.ts';
import { addToCar } from '#test/browser/addition.ts';
import { daysAgo } from '#test/browser/support/daysAgo.ts';
import { expect, test } from '#test/browser/support/reportTest.ts';
import type { ShortJourney } from './shortJourney.ts';
import { laterAnswers, shortJourneys } from './shortJourneys.ts';
import { countTaps } from './taps.ts';
import { walkShort, type Count } from './walkShort.ts';
import type { Report } from '#test/browser/report.ts';

/** `DETAILS=1` also prints every page, question, tap and dialog. */
const isDetailed = process.env['DETAILS'] !== undefined;

const counts = new Map<string, Count>();

const flowOf = (code: string) => {
  const flow = flows.find((one) => one.code === code);
  if (!flow) throw new Error(`There is no flow ${code}.`);
  return flow;
};

const sendShort = async (report: Report, { tile, flow, answers }: ShortJourney): Promise<Count> => {
  await countTaps(report.page);
  await report.arrive();
  await report.enter(tile);
  return walkShort(report, flowOf(flow), answers);
};

for (const [name, journey] of Object.entries(shortJourneys))
  test(name, async ({ report }) => {
    counts.set(name, await sendShort(report, journey));
  });

for (const [name, { flowType, days }] of Object.entries({
  upload: { flowType: 'UPLOAD', days: 31 },
  question: { flowType: 'QUESTION', days: 32 },
} as const))
  test(name, async ({ report }) => {
    const { glass } = shortJourneys;
    await sendShort(report, { ...glass, answers: { ...glass.answers, incidentDate: daysAgo(days).iso } });
    await addToCar(report, name === 'upload' ? 'upload' : 'question');
    await expect(report.heading()).toHaveText(report.say('shared:claimIdentification.title'));
    counts.set(name, await walkShort(report, flowOf(`car.${flowType}`), laterAnswers));
  });

test.afterAll(() => {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  const table = [
    row(['report', 'pages', 'questions', 'taps', 'dialogs']),
    row(['---', '---:', '---:', '---:', '---:']),
    ...[...counts].map(([name, { pages, questions, taps, dialogs }]) =>
      row([name, pages.length, questions.length, taps.length, dialogs.length]),
    ),
  ];
  const details = [...counts].map(([name, { pages, questions, taps, dialogs }]) =>
    [
      name,
      `  ${pages.join(', ')}`,
      ...questions.map((one) => `  ${one}`),
      ...taps.map((one) => `  . ${one}`),
      ...dialogs.map((one) => `  ? ${one}`),
    ].join('\n'),
  );
  console.log(['', ...table, '', ...(isDetailed ? details : [])].join('\n'));
});
