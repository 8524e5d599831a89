import type { FailureAction } from '#machines/calls/failures.ts';
import { getPage } from '#machines/flow/compile.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { createFlowMachine, type FlowContext } from '#machines/report/claimMachine.ts';
import { conductor, type Conducted } from '#test/model/faults/conducted.ts';
import { inputOf, wall } from '#test/model/faults/flowWorld.ts';
import { requestIn } from '#test/model/faults/place.ts';
import { typedAnswers } from '#test/model/faults/typedAnswers.ts';
import { answerTo, becoming, uuid, type Elsewhere } from './elsewhere.ts';
import type { Stand } from './stands.ts';
import { complaintsOf, type Ended } from './complaints.ts';

/** What a reporter does where the machine waits for them. */
type Manner = 'agrees' | 'refuses';

/** A report that was open here at some state while it became another one elsewhere, until nothing more happens. */
export interface Life {
  /** Where it stood, what it became elsewhere, what happened here one after the other, and where it ends. */
  readonly says: string;
  readonly complaints: readonly string[];
}

interface Act {
  readonly says: string;
  /** Somebody who refuses does another thing. */
  readonly depends?: boolean;
  readonly run: () => Promise<void>;
}

/** Every life of a report that stands somewhere here when it becomes another one elsewhere: by what happens first, and how it goes on. */
export const livesOf = (flow: Flow) => {
  const start = conductor(createFlowMachine(flow));
  return async (stand: Stand, standing: Elsewhere): Promise<readonly Life[]> => {
    const lives: Life[] = [];
    const count = (await opened(flow, start, stand, standing)).firsts().length;
    for (let at = 0; at < count; at++) {
      const agreeable = await lived(await opened(flow, start, stand, standing), at, 'agrees');
      lives.push(agreeable);
      if (agreeable.depends)
        lives.push(await lived(await opened(flow, start, stand, standing), at, 'refuses'));
    }
    return lives;
  };
};

const pressed =
  'NEXT CONFIRM REFUSE MERGE CONTINUE_HERE OPENED_ELSEWHERE RETRY CANCEL DISCARD RESET RESTART ONLINE';

/** The browser of a report, with what has happened to it there, once the report has become another one in the service. */
const opened = async (
  flow: Flow,
  start: (input: unknown) => Conducted,
  { situation, happened, world }: Stand,
  standing: Elsewhere,
) => {
  Object.assign(wall, { time: 0, uptime: 0 });
  const { page, claim, answers, isNew } = situation;
  const real = start(inputOf(situation, isNew ? { version: 0, detail: {} } : { version: 4, detail: claim }));
  const browser = typedAnswers(flow);
  browser.watch(real.actor, isNew ? undefined : uuid).keep(page, { ...answers });
  for (const { step } of happened) await real.take(step);
  const { version, detail } = world.stored;
  let kept = becoming(standing, { state: 'DRAFT', version, detail });
  const heard = new Set<string>();
  const told = new Set<string>();
  const met = new Set<string>();
  real.actor.on('*', ({ type }) => told.add(type));
  const snapshot = () => real.actor.getSnapshot();
  const request = () => requestIn(snapshot());
  const answering = (call: ReturnType<Conducted['openCalls']>[number]): Act => ({
    says: call.port,
    run: async () => {
      const { value, error, kept: now } = answerTo(call.port, call.input, kept);
      kept = now;
      heard.add(call.port);
      await real.take(
        error ? { type: 'fail', port: call.port, error } : { type: 'answer', port: call.port, value },
      );
    },
  });
  const saying = (type: string, depends = false): Act => ({
    says: type,
    depends,
    run: async () => {
      met.add(request());
      await real.take({
        type: 'send',
        event: { type, ...(type === 'NEXT' && { answers }), ...(type === 'MERGE' && { paths: [] }) },
      });
    },
  });
  const calls = () =>
    real
      .openCalls()
      .filter(({ port }) => !/^(session|followResult)\//.test(port))
      .map(answering);
  return {
    standing,
    page,
    at: request(),
    real,
    request,
    saying,
    calls,
    takes: (type: string) => snapshot().can({ type }),
    wait: () => real.take({ type: 'wait', delay: '', ms: 60_000 }),
    firsts: (): readonly Act[] => [
      ...calls(),
      ...pressed
        .split(' ')
        .filter((type) => snapshot().can({ type, ...(type === 'NEXT' && { answers }), paths: [] }))
        .map((type) => saying(type)),
    ],
    ended: (end: string): Ended => {
      const { value, context }: { value: { page: string }; context: FlowContext } = snapshot();
      return {
        end,
        standing,
        kept,
        context,
        given: answers,
        waits: browser.afterCrash(page, uuid),
        heard,
        told,
        met,
        isAtEnd: getPage(flow, value.page).next.length === 0,
      };
    },
  };
};

type Opened = Awaited<ReturnType<typeof opened>>;

/** Where the dialog of a failure leads: on in the flow, or away from it. */
const sentBy: Readonly<Partial<Record<FailureAction, string>>> = {
  RETRY: 'RETRY',
  CLOSE: 'CANCEL',
  BACK_TO_FORM: 'CANCEL',
  RESET: 'RESTART',
};

const over = ['sent', 'expired', 'loggedOut', 'discarded'];
const longest = 30;

const lived = async (life: Opened, first: number, manner: Manner): Promise<Life & { depends: boolean }> => {
  const way: string[] = [];
  let depends = false;
  let end = 'goes round in circles';
  let next: Act | string | undefined = life.firsts()[first];
  for (let steps = 0; steps < longest && next !== undefined; steps++) {
    if (typeof next === 'string') {
      end = next;
      break;
    }
    way.push(next.says);
    depends ||= next.depends ?? false;
    await next.run();
    next = nextOf(life, manner, way);
  }
  const complaints = complaintsOf(life.ended(end));
  life.real.actor.stop();
  return {
    says: `${life.page} ${life.at}, ${life.standing}, ${manner}: ${way.join(' > ')}: ${end}`,
    complaints,
    depends,
  };
};

/** What happens next, or how it has ended. */
const nextOf = (life: Opened, manner: Manner, way: readonly string[]): Act | string => {
  const { request, calls, saying, takes, real, page } = life;
  const now = request();
  if (over.includes(now)) return now;
  const [call] = calls();
  if (call) return call;
  const { value, context }: { value: { page: string }; context: FlowContext } = real.actor.getSnapshot();
  const pass: Act = { says: 'time passes', run: life.wait };
  const agree = (yes: string, no: string) => saying(manner === 'agrees' ? yes : no, true);
  const reactions: Readonly<Record<string, () => Act | string>> = {
    // Whoever has not tried the page yet does so once.
    idle: () => (way.includes('NEXT') || value.page !== page ? 'idle' : saying('NEXT')),
    failed: () => {
      const type = context.failure && sentBy[context.failure.action];
      if (type === undefined || way.filter((one) => one === type).length > 2) return 'failed';
      return takes('CANCEL') ? agree(type, 'CANCEL') : saying(type);
    },
    elsewhere: () => saying('CONTINUE_HERE'),
    conflict: () => agree('MERGE', 'REFUSE'),
    away: () => saying('RETRY'),
  };
  const react = reactions[now];
  if (react) return react();
  if (!takes('CONFIRM') && !takes('REFUSE')) return pass;
  return takes('CONFIRM') ? agree('CONFIRM', 'REFUSE') : saying('REFUSE');
};
