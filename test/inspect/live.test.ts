import { getPage } from '#machines/flow/compile.ts';
import { describe, expect, test } from 'vitest';
import { fromPromise } from 'xstate';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import { FlowType } from '#machines/claim/enums.ts';
import { claimSubject } from '#machines/report/kit.ts';
import { valuesOf } from '#machines/analysis/factValues.ts';
import { lookupFields } from '#machines/claim/fields/lookupAnswers.ts';
import type { LookupAnswer } from '#machines/claim/lookups.ts';
import { answersOn } from '#machines/flow/answers.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { LookUpInput } from '#machines/report/claimMachine.ts';
import { createTrace } from '#machines/flow/trace.ts';
import { carDraft } from '#machines/flows/car/draft.ts';
import { carLine } from '#machines/flows/car/line.ts';
import { lifeDraft } from '#machines/flows/life/draft.ts';
import { lifeLine } from '#machines/flows/life/line.ts';
import { questionFlow } from '#machines/flows/shared/questionFlow.ts';
import { uploadFlow } from '#machines/flows/shared/uploadFlow.ts';
import { LiveMessage, type LiveSession } from '#src/inspect/live/liveMessage.ts';
import { isInTransition, lastEvent, previousPageIn } from '#src/inspect/live/LiveState.tsx';
import { publishSession } from '#src/inspect/live/publishSession.ts';
import { startFlow, type StartedFlow } from '#test/flow/machine/startFlow.ts';
import { aLifeClaim, answersOfRoutes } from '#test/flows/life/lifeClaims.ts';
import { anAccidentClaim, aReporter } from '#test/given.ts';
import { allFacts } from './allFacts.ts';

const carUpload = uploadFlow(carLine);
const lifeQuestion = questionFlow(lifeLine);

/** What was said about a flow that was walked to its end with the answers of a claim, and the way to ask for more. */
const walked = async (flow: Flow, answered: ClaimDetail) => {
  const said: LiveMessage[] = [];
  const say = (message: LiveMessage) => void said.push(structuredClone(message));
  const trace = createTrace({ now: () => 0 });
  const live = publishSession({ say, session: 'a3f2', flow, steps: trace.steps });
  const found = Object.fromEntries(Object.entries(answered).filter(([name]) => name in lookupFields));
  const lookUp = fromPromise<LookupAnswer, LookUpInput>(async () => found);
  const started = startFlow(flow, {
    actors: { lookUp },
    inspect: (seen) => {
      trace.inspect(seen);
      live.inspect(seen);
    },
  });
  while (pageOf(started).next.length > 0) {
    const page = pageOf(started);
    await started.send({
      type: 'NEXT',
      answers: answersOn(page, { ...started.context().record, ...answered }),
    });
    while (/warning|confirming/.test(started.at())) await started.send({ type: 'CONFIRM' });
    if (pageOf(started) === page) throw new Error(`${started.at()} was not left.`);
  }
  return { said, live, claim: started.context().record };
};

const pageOf = (started: StartedFlow) => getPage(started.context().flow, started.at().split(' ')[0] ?? '');

const last = (said: readonly LiveMessage[]): LiveSession => {
  const message = LiveMessage.parse(said.at(-1));
  if (message.kind !== 'HERE') throw new Error('The session did not say where it stands.');
  return message.state;
};

const accident = anAccidentClaim({ truthfulness: true, dataProcessingConsent: true });
const existing: ClaimDetail = {
  claimNumber: 'CZ2026000012345',
  incidentDate: '2026-11-10',
  reporter: aReporter(),
  hasDuplicateClaimFoundByClaimNumber: true,
  question: 'Kdy mi přijdou peníze?',
};

/** Every word and number of an answer, except for codes of pages, line and flow, which name the flow itself. */
const wordsIn = (answer: unknown): readonly string[] => {
  if (typeof answer === 'object' && answer !== null)
    return Object.entries(answer).flatMap(([name, inner]) => (name === 'formSteps' ? [] : wordsIn(inner)));
  return typeof answer === 'string' || typeof answer === 'number' ? [String(answer)] : [];
};

/** What facts may say of an answer. */
const finite = new Set([
  'car',
  'life',
  ...FlowType.options,
  ...allFacts.flatMap((fact) => valuesOf(claimSubject, fact).map(String)),
]);

const ownWordsIn = (answer: unknown) => wordsIn(answer).filter((word) => !finite.has(word));

const standing: LiveSession = {
  session: 'a3f2',
  flow: 'car.DRAFT',
  steps: [{ after: 0, event: 'NEXT', page: 'event', request: 'idle', session: 'running' }],
  facts: {},
};

describe('a session at work tells the inspection', () => {
  test('where it stands, what is known as facts, and why the last page turned as it did', async () => {
    const { said } = await walked(carDraft, accident);
    const { steps, facts, ...state } = last(said);
    expect(steps.at(-1)).toMatchObject({ page: 'finalised', request: 'sent', session: 'running.active' });
    expect(facts).toMatchObject({ eventKinds: ['HAVNEHODA'], vehicleFound: true, bankContactType: 'NONE' });
    expect(state).toEqual({
      session: 'a3f2',
      flow: 'car.DRAFT',
      advance: {
        from: 'summary',
        to: 'finalised',
        considered: [{ to: 'finalised', ok: true, because: [] }],
      },
    });
  });

  test('only facts that some rule of the flow reads', async () => {
    const { said, claim } = await walked(carDraft, accident);
    expect(claim).toMatchObject({ alcohol: 'NO', damageSize: 'SMALL', policeInvestigation: 'NO' });
    expect(last(said).facts).toMatchObject({ damageSize: 'SMALL', policeInvestigation: 'NO' });
    expect(Object.keys(last(said).facts)).not.toContain('alcohol');
  });

  test('every transition that was refused, and by which part of its rule', async () => {
    const { said } = await walked(carDraft, { ...accident, repairHandling: 'VEHICLE_SELF_REPAIRMENT' });
    const turns = said.map((message) => message.kind === 'HERE' && message.state.advance);
    expect(turns.find((turn) => turn && turn.from === 'inspection')).toEqual({
      from: 'inspection',
      to: 'documents',
      considered: [
        {
          to: 'repairShop',
          ok: false,
          because: [
            {
              leaf: { fact: 'repairHandling', in: ['VEHICLE_HEADINGFOR_SERVICE', 'VEHICLE_IN_SERVICE'] },
              ok: false,
            },
          ],
        },
        { to: 'documents', ok: true, because: [] },
      ],
    });
  });

  test.each<[string, Flow, ClaimDetail]>([
    ['an accident', carDraft, accident],
    ['an injury', lifeDraft, aLifeClaim(answersOfRoutes.DNL)],
    ['documents added to a claim', carUpload, existing],
    ['a question', lifeQuestion, existing],
  ])('nothing that was typed: %s', async (_, flow, answered) => {
    const { said, claim } = await walked(flow, answered);
    const written = ownWordsIn(said).join(' ');
    const typed = ownWordsIn(claim);
    expect(typed.length).toBeGreaterThan(3);
    expect(typed.filter((word) => written.includes(word))).toEqual([]);
  });

  test('no fact with a value of its own', () => {
    expect(
      LiveMessage.parse({
        kind: 'HERE',
        state: {
          ...standing,
          facts: { eventKinds: ['HAVSKLA'], reporterRole: 'Jana Nováková', fullName: 'Jana Nováková' },
        },
      }),
    ).toEqual({ kind: 'HERE', state: { ...standing, facts: { eventKinds: ['HAVSKLA'] } } });
  });

  test('when it is asked who is there, and when it is left', async () => {
    const { said, live } = await walked(carUpload, existing);
    const before = said.length;
    live.hear('hello');
    live.hear({ kind: 'WHO' });
    live.end();
    expect(said.slice(before)).toEqual([said[before - 1], { kind: 'GONE', session: 'a3f2' }]);
  });

  test('what the reporter did last: the tick of a clock is nothing they did', () => {
    const steps = ['xstate.init', 'NEXT', 'xstate.snapshot.session'].map((event) => ({ event }));
    expect([lastEvent(steps), lastEvent(steps.slice(0, 1))]).toEqual(['NEXT', undefined]);
  });

  test('which page the reporter comes from, and whether an answer of theirs is on its way', () => {
    const steps = [
      { page: 'reporter', request: 'open.idle' },
      { page: 'vehicle', request: 'open.idle' },
      { page: 'vehicle', request: 'occupied.working.saving.underWay' },
    ];
    const seen = [1, 2, 3].map((number) => steps.slice(0, number));
    expect(seen.map((some) => [previousPageIn(some), isInTransition(some)])).toEqual([
      [undefined, false],
      ['reporter', false],
      ['reporter', true],
    ]);
  });
});
