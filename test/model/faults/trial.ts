import { getPage } from '#machines/flow/compile.ts';
import { isSameAnswer } from '#machines/subject/sameAnswer.ts';
import { isRecord } from '#machines/subject/valueAt.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import type { createFlowMachine } from '#machines/report/claimMachine.ts';
import type { FlowContext } from '#machines/report/claimMachine.ts';
import { pendingRecord } from '#machines/flow/change.ts';
import { configuration } from '#test/flow/machine/configuration.ts';
import { claimRequestUuid } from '#test/flow/machine/ports.ts';
import type { Conducted } from './conducted.ts';
import { after, inputOf, isKnown, wall, worldOf, type Happening, type World } from './flowWorld.ts';
import { placeOf, placeOfActor, requestIn } from './place.ts';
import type { Situation } from './situations.ts';
import { openCalls, openDelays } from './machinePosition.ts';
import { wordless } from './wordless.ts';
import { typedAnswers } from './typedAnswers.ts';

/** What can be said against a flow, and what it is about. */
export interface Complaint {
  readonly about: 'PLACE' | 'TYPED' | 'WORDS' | 'LEFT' | 'WAY';
  readonly says: string;
}

interface Given {
  readonly flow: Flow;
  readonly machine: ReturnType<typeof createFlowMachine>;
  readonly start: (input: unknown) => Conducted;
  readonly begun: Begun;
}

/** How the trials of a situation begin, and what they all give the service. */
export interface Begun {
  readonly world: World;
  readonly given: object;
}

/** The beginning of every trial of a situation. */
export const begunIn = ({ flow, machine }: Pick<Given, 'flow' | 'machine'>, situation: Situation): Begun => {
  const { page, claim, answers } = situation;
  const { claim: given } = pendingRecord({ flow, claim, configuration }, page, answers, { force: false });
  return { world: worldOf(machine, situation), given };
};

/** True when all that was typed is kept as it was given, whatever else is told in the same group. */
const isKept = (typed: unknown, kept: unknown, given: unknown): boolean =>
  isRecord(typed)
    ? Object.keys(typed).every((name) =>
        isKept(typed[name], Reflect.get(Object(kept), name), Reflect.get(Object(given), name)),
      )
    : isSameAnswer(kept, given);

/**
 * The model and the machine of a flow side by side in a situation, a browser that remembers what is typed, and the complaints
 * after each thing that happens.
 */
export const aTrial = ({ flow, machine, start, begun }: Given, situation: Situation) => {
  const { page, answers } = situation;
  const { saves } = getPage(flow, page);
  const browser = typedAnswers(flow);
  const complaints: Complaint[] = [];
  const said: string[] = [];
  const complain = (about: Complaint['about'], what: string): void => {
    complaints.push({ about, says: `${page}: ${said.join(' > ')}: ${what}` });
  };

  let { world } = begun;
  Object.assign(wall, { time: world.time, uptime: world.uptime });
  let gaveUp = false;

  const opened = (input: unknown) => {
    const real = start(input);
    const typed = browser.watch(real.actor, uuidOf(world));
    real.actor.on('page.answered', (event) => {
      if (event.page === page && saves && !holds(world.stored.detail))
        complain('TYPED', 'the page is called answered before the service has its answers');
    });
    for (const end of ['record.emptied', 'record.discarded']) real.actor.on(end, () => (gaveUp = true));
    return { real, typed };
  };

  const holds = (kept: object): boolean => isKept(answers, kept, begun.given);

  let { real, typed } = opened(inputOf(situation, world.stored));
  typed.keep(page, { ...answers });

  const compare = () => {
    const [modelled, seen] = [seenInModel(world), seenInMachine(real)].map((one) => JSON.stringify(one));
    if (modelled !== seen) complain('PLACE', `the model stands at ${modelled}, the machine at ${seen}`);
    const waits = browser.afterCrash(page, uuidOf(world));
    const survives = gaveUp || isSameAnswer(waits, { ...answers }) || holds(world.stored.detail);
    if (!survives) complain('TYPED', 'what was typed is lost');
    judge();
  };

  const judge = () => {
    const snapshot = real.actor.getSnapshot();
    const { failure, pending, stored }: FlowContext = snapshot.context;
    const request = requestIn(snapshot);
    if (request === 'failed') for (const what of wordless(failure?.code)) complain('WORDS', what);
    const isOver = ['expired', 'loggedOut', 'sent', 'discarded'].includes(request);
    if (snapshot.matches({ session: 'expired' }) && !isOver)
      complain('WAY', 'the session has expired, and nobody is told');
    if (stored.result && request === 'expired') complain('WAY', 'what was sent is said to have expired');
    if (request === 'idle' && (failure || pending))
      complain('LEFT', 'the page has the word, but a failure or answers on their way are left');
  };

  return {
    complaints,
    complain,
    world: () => world,
    snapshot: () => real.actor.getSnapshot(),
    /** Lets it happen in the model and in the machine. */
    take: async (happening: Happening) => {
      said.push(happening.says);
      world = after(world, happening);
      await real.take(happening.step);
      compare();
    },
    /** Lets the calls that are under way hang until they are called long. */
    hang: async () => {
      said.push('nothing comes for long');
      const delays = openDelays(world.position);
      if (delays.some(({ delay }) => !delay.endsWith('longRunning'))) return;
      for (const { delay, ms } of delays)
        world = after(world, { says: '', step: { type: 'wait', delay, ms } });
      await real.take({ type: 'wait', delay: '', ms: Math.max(...delays.map(({ ms }) => ms)) });
      compare();
      const { context } = real.actor.getSnapshot();
      if (context.isLong !== real.actor.getSnapshot().hasTag('busy'))
        complain('PLACE', 'what hangs is not called long');
    },
    /** Opens the report again, as a reload does. */
    reopen: () => {
      said.push('opened anew');
      real.actor.stop();
      world = worldOf(machine, situation, world.stored);
      ({ real, typed } = opened(inputOf(situation, world.stored)));
    },
    stop: () => real.actor.stop(),
  };
};

export type Trial = ReturnType<typeof aTrial>;

const uuidOf = ({ stored }: World) => (isKnown(stored) ? claimRequestUuid : undefined);

const seenInModel = ({ position }: World) => ({
  place: placeOf(position),
  calls: openCalls(position).toSorted(byPort),
  told: position.emitted,
  ...known(position.snapshot.context),
});

const seenInMachine = ({ actor, openCalls: calls, told }: Conducted) => ({
  place: placeOfActor(actor),
  calls: calls().toSorted(byPort),
  told,
  ...known(actor.getSnapshot().context),
});

/** What both know; how long a call takes is known to the machine only. */
const known = ({ flow: _flow, configuration: _configuration, isLong: _isLong, ...context }: FlowContext) => ({
  ...context,
  pending: context.pending && { ...context.pending, page: context.pending.page.code },
});

const byPort = (one: { readonly port: string }, other: { readonly port: string }) =>
  one.port < other.port ? -1 : 1;
