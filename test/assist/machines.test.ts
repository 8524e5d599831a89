import { describe, expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import { catalogueOf } from '#machines/assist/catalogue.ts';
import { helpedMachine, type TellAll } from '#machines/assist/helpedMachine.ts';
import { helperMachine } from '#machines/assist/helperMachine.ts';
import {
  lineMachine,
  type LineEvent,
  type LineOpened,
  type SayOnLine,
} from '#machines/assist/lineMachine.ts';
import { Failure } from '#machines/calls/failures.ts';
import { vehicleFlow } from '#machines/sales/vehicle/vehicleForm.ts';
import type { AskedHelp, AssistState, LineSaying } from '#machines/service/assist/assistCalls.ts';
import type { Seen } from '#machines/service/assist/seen.ts';

const assist = '3f0d2a6e-94f3-4d0b-8a52-0f2a8f8a2f11';
const asked: AskedHelp = { assist, code: '123456', until: '2026-11-02T10:10:00.000Z' };
const waiting: AssistState = { isOpen: false, until: asked.until, isOtherThere: false };
const open: AssistState = { isOpen: true, helper: 'Hana', until: asked.until, isOtherThere: true };
const catalogue = catalogueOf(vehicleFlow, []);
const page = catalogue.page('vehicle');
const vin = catalogue.field('vehicle', 'car.vin');
if (page === undefined || vin === undefined) throw new Error('The vehicle has no form.');
const seen: Seen = { flow: catalogue.flow, page, fields: [{ ...vin, state: 'EMPTY' }] };

/** Sockets, and calls in their place, that a test opens and closes. */
const sockets = () => {
  const all: { kind: 'socket' | 'calls'; tell: (event: LineEvent) => void; isClosed: boolean }[] = [];
  const said: LineSaying[] = [];
  const line = lineMachine.provide({
    actors: {
      socket: fromCallback<SayOnLine, LineOpened>(({ sendBack, receive, input: { asks } }) => {
        const tell = (event: LineEvent) => sendBack(event);
        const one = { kind: asks ? ('calls' as const) : ('socket' as const), tell, isClosed: false };
        all.push(one);
        receive(({ saying }) => said.push(saying));
        return () => {
          one.isClosed = true;
        };
      }),
    },
  });
  const tell = (event: LineEvent) => all.at(-1)?.tell(event);
  const state = (one: AssistState) => tell({ type: 'SAID', news: { kind: 'state', state: one } });
  return { all, said, line, tell, state };
};

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('somebody who is helped', () => {
  const given = (failing?: Failure, kept?: AskedHelp, isEndRefused = false) => {
    const { line, ...lines } = sockets();
    const clock = new SimulatedClock();
    const ended: unknown[] = [];
    const told: string[] = [];
    const actor = createActor(
      helpedMachine.provide({
        actors: {
          line,
          askForHelp: fromPromise<AskedHelp, undefined>(async () => {
            if (failing) throw failing;
            return asked;
          }),
          endHelp: fromPromise<unknown, { readonly assist: string; readonly isSent: boolean }>(
            async ({ input }) => {
              ended.push(input);
              if (isEndRefused) throw new Failure('245000000', { status: 0 });
            },
          ),
          watch: fromCallback<TellAll>(({ sendBack, receive }) => {
            const tell = (): void => {
              told.push('whole');
              sendBack({ type: 'SEEN', seen });
            };
            receive(tell);
            tell();
            return () => void told.push('stopped');
          }),
        },
      }),
      { input: { chance: () => 0, kept }, clock },
    ).start();
    const at = () => actor.getSnapshot().value;
    const agree = async () => {
      actor.send({ type: 'ASK' });
      actor.send({ type: 'AGREE' });
      await settle();
    };
    const opens = async () => {
      await agree();
      lines.tell({ type: 'OPENED' });
      lines.state(open);
    };
    return { ...lines, actor, clock, ended, told, at, agree, opens };
  };

  test('agrees before anything is asked for, or leaves it', () => {
    const { actor, at, all } = given();
    expect(at()).toBe('off');
    actor.send({ type: 'ASK' });
    expect(at()).toBe('consenting');
    actor.send({ type: 'DECLINE' });
    expect(at()).toBe('off');
    expect(all).toEqual([]);
  });

  test('gets a code, and tells nothing of the page until somebody has told it', async () => {
    const { agree, at, actor, tell, state, told, said } = given();
    await agree();
    expect(at()).toEqual({ helped: 'code' });
    tell({ type: 'OPENED' });
    state(waiting);
    expect(actor.getSnapshot().context).toMatchObject({ asked, state: waiting, isLineUp: true });
    expect(told).toEqual([]);
    state(open);
    expect(at()).toEqual({ helped: { open: 'calm' } });
    expect(said).toEqual([{ kind: 'seen', seen }]);
  });

  test('tells the page whole where it is wanted, and after a line that was away', async () => {
    const { opens, tell, clock, told } = given();
    await opens();
    tell({ type: 'SAID', news: { kind: 'wanted' } });
    expect(told).toEqual(['whole', 'whole']);
    tell({ type: 'CLOSED', code: 1006 });
    clock.increment(1000);
    tell({ type: 'OPENED' });
    expect(told.at(-1)).toBe('whole');
  });

  test('sees for a moment what the helper points at, the latest of it', async () => {
    const { opens, tell, clock, actor, at } = given();
    await opens();
    const points = () => tell({ type: 'SAID', news: { kind: 'pointing', at: vin } });
    points();
    expect(at()).toEqual({ helped: { open: 'pointed' } });
    clock.increment(11_000);
    points();
    clock.increment(11_000);
    expect(actor.getSnapshot().context.pointing).toEqual(vin);
    clock.increment(1000);
    expect(actor.getSnapshot().context.pointing).toBeUndefined();
  });

  test('ends it at once, whatever becomes of the call', async () => {
    for (const isEndRefused of [false, true]) {
      const { opens, actor, at, told, ended, all } = given(undefined, undefined, isEndRefused);
      await opens();
      actor.send({ type: 'END' });
      expect([told.at(-1), all.at(-1)?.isClosed]).toEqual(['stopped', true]);
      await settle();
      expect([at(), actor.getSnapshot().context.how]).toEqual(['ended', 'HELPED']);
      expect(ended).toEqual([{ assist, isSent: false }]);
      actor.send({ type: 'CLOSE' });
      expect(actor.getSnapshot().context).toEqual({
        chance: expect.any(Function),
        isLineUp: false,
        isSent: false,
      });
    }
  });

  test('ends it by sending the report', async () => {
    const { opens, actor, ended } = given();
    await opens();
    actor.send({ type: 'SENT' });
    await settle();
    expect(ended).toEqual([{ assist, isSent: true }]);
  });

  test('hears that the other side has ended it', async () => {
    const { opens, tell, actor, at } = given();
    await opens();
    tell({ type: 'SAID', news: { kind: 'ended', how: 'HELPER' } });
    expect([at(), actor.getSnapshot().context.how]).toEqual(['ended', 'HELPER']);
    actor.send({ type: 'ASK' });
    expect([at(), actor.getSnapshot().context.how]).toEqual(['consenting', undefined]);
  });

  test('is told where it could not begin', async () => {
    const failure = new Failure('245000012');
    const { agree, at, actor } = given(failure);
    await agree();
    expect([at(), actor.getSnapshot().context.failure]).toEqual(['failed', failure]);
    actor.send({ type: 'CLOSE' });
    expect(at()).toBe('off');
  });

  test('is helped by calls where sockets do not pass', async () => {
    const { agree, tell, clock, all, state, at, said, told } = given();
    await agree();
    for (let count = 0; count < 3; count += 1) {
      tell({ type: 'CLOSED', code: 1006 });
      clock.increment(20_000);
    }
    expect(all.map(({ kind }) => kind)).toEqual(['socket', 'socket', 'socket', 'calls']);
    tell({ type: 'OPENED' });
    state(open);
    expect([at(), said]).toEqual([{ helped: { open: 'calm' } }, [{ kind: 'seen', seen }]]);
    tell({ type: 'CLOSED', code: 1006 });
    clock.increment(1000);
    tell({ type: 'OPENED' });
    expect([all.at(-1)?.kind, told.at(-1)]).toEqual(['calls', 'whole']);
  });

  test('is told where nothing passes, and where it does not come back', async () => {
    const shut = given();
    await shut.agree();
    for (let count = 0; count < 6; count += 1) {
      shut.tell({ type: 'CLOSED', code: 1006 });
      shut.clock.increment(20_000);
    }
    expect([shut.at(), shut.actor.getSnapshot().context.failure]).toEqual(['failed', undefined]);
    const lost = given();
    await lost.opens();
    for (let count = 0; count < 14; count += 1) {
      lost.tell({ type: 'CLOSED', code: 1006 });
      lost.clock.increment(20_000);
    }
    expect([lost.at(), lost.actor.getSnapshot().context.how]).toEqual(['ended', 'LOST']);
  });

  test('goes on after a reload without being asked again', () => {
    const { at, all } = given(undefined, asked);
    expect(at()).toEqual({ helped: 'code' });
    expect(all).toHaveLength(1);
  });
});

describe('somebody who helps', () => {
  const given = (failing?: Failure, kept?: string) => {
    const { line, ...lines } = sockets();
    const clock = new SimulatedClock();
    const ended: unknown[] = [];
    const actor = createActor(
      helperMachine.provide({
        actors: {
          line,
          joinHelp: fromPromise<{ readonly assist: string }, { readonly code: string }>(async ({ input }) => {
            if (failing || input.code !== asked.code) throw failing ?? new Failure('245000014');
            return { assist };
          }),
          endHelp: fromPromise<unknown, { readonly assist: string }>(async ({ input }) => {
            ended.push(input);
          }),
        },
      }),
      { input: { chance: () => 0, kept }, clock },
    ).start();
    const at = () => actor.getSnapshot().value;
    const join = async (code: string) => {
      actor.send({ type: 'JOIN', code });
      await settle();
    };
    return { ...lines, actor, clock, ended, at, join };
  };

  test('is told of a wrong code, and tells another', async () => {
    const { join, at, actor } = given();
    await join('000000');
    expect([at(), actor.getSnapshot().context.failure?.code]).toEqual(['entering', '245000014']);
    await join(asked.code);
    expect([at(), actor.getSnapshot().context.failure]).toEqual(['watching', undefined]);
  });

  test('sees the page as it was told last, points, and sees nothing once it has ended', async () => {
    const { join, tell, state, actor, said, ended, at } = given();
    await join(asked.code);
    tell({ type: 'OPENED' });
    state(open);
    tell({ type: 'SAID', news: { kind: 'seen', seen } });
    tell({ type: 'SAID', news: { kind: 'seen', seen: { ...seen, focus: 0 } } });
    expect(actor.getSnapshot().context).toMatchObject({ state: open, seen: { ...seen, focus: 0 } });
    actor.send({ type: 'POINT', at: vin });
    expect(said).toEqual([{ kind: 'pointing', at: vin }]);
    actor.send({ type: 'END' });
    await settle();
    expect(ended).toEqual([{ assist }]);
    expect([at(), actor.getSnapshot().context.seen]).toEqual(['ended', undefined]);
    actor.send({ type: 'CLOSE' });
    expect(at()).toBe('entering');
  });

  test('hears how the other side ended it', async () => {
    const { join, tell, actor, at } = given(undefined, assist);
    expect(at()).toBe('watching');
    tell({ type: 'OPENED' });
    tell({ type: 'SAID', news: { kind: 'ended', how: 'TIME' } });
    expect([at(), actor.getSnapshot().context.how]).toEqual(['ended', 'TIME']);
    await join('1');
    expect(at()).toBe('ended');
  });

  test('is told where the line is refused, and where nothing passes', async () => {
    const refused = given(undefined, assist);
    refused.tell({ type: 'CLOSED', code: 4401 });
    expect([refused.at(), refused.actor.getSnapshot().context.how]).toEqual(['ended', 'REFUSED']);
    const shut = given(undefined, assist);
    for (let count = 0; count < 6; count += 1) {
      shut.tell({ type: 'CLOSED', code: 1006 });
      shut.clock.increment(20_000);
    }
    expect(shut.at()).toBe('failed');
  });

  test('has its line opened again, later each time, for about a minute, and is asked for by calls as long', () => {
    const { all, tell, clock, actor, at } = given(undefined, assist);
    tell({ type: 'OPENED' });
    const waits = [1000, 2000, 4000, 8000, 16_000, 16_000];
    for (const [count, wait] of waits.entries()) {
      tell({ type: 'CLOSED', code: 1006 });
      clock.increment(wait - 1);
      expect(all).toHaveLength(count + 1);
      clock.increment(1);
      expect(all).toHaveLength(count + 2);
    }
    for (const wait of waits) {
      tell({ type: 'CLOSED', code: 1006 });
      expect(all.at(-1)?.kind).toBe('calls');
      clock.increment(wait);
    }
    tell({ type: 'CLOSED', code: 1006 });
    clock.increment(16_000);
    tell({ type: 'CLOSED', code: 1006 });
    expect([at(), actor.getSnapshot().context.how]).toEqual(['ended', 'LOST']);
  });
});
