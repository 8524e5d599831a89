import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { identificationMachine } from '#machines/actors/signIn/identification.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { Contact, Identification, SentCode } from '#machines/service/identity/identification.ts';
import { script } from '#test/actors/script.ts';
import { pass, promisesDone } from '#test/actors/time.ts';
import { walked } from '#test/actors/walked.ts';

const walk = walked(identificationMachine);
const contact: Contact = { type: 'EMAIL', value: 'eva@example.cz' };
const nobody: Identification = { state: 'UNIDENTIFIED', ways: ['EMAIL', 'PHONE'] };
const somebody: Identification = { state: 'EMAIL', contact, ways: ['EMAIL', 'PHONE'] };
const lasts = 600_000;
const sent: SentCode = { expiresAt: '2026-11-20T10:10:00.000Z', lasts };

interface Turns {
  readonly read?: readonly (Identification | Error)[];
  readonly send?: readonly (SentCode | Error)[];
  readonly confirm?: readonly (Identification | Error)[];
}

const start = async ({ read = [nobody], send = [sent, sent], confirm = [] }: Turns = {}) => {
  const clock = new SimulatedClock();
  const ports = {
    read: script<Identification, undefined>(...read),
    send: script<SentCode, { contact: Contact | undefined }>(...send),
    confirm: script<Identification, { code: string }>(...confirm),
  };
  const machine = identificationMachine.provide({
    actors: { read: ports.read.logic, send: ports.send.logic, confirm: ports.confirm.logic },
  });
  const actor = createActor(machine, { clock, inspect: walk.inspect }).start();
  await promisesDone();
  const tell = async (...events: readonly Parameters<typeof actor.send>[0][]) => {
    for (const event of events) {
      actor.send(event);
      await promisesDone();
    }
    return actor.getSnapshot();
  };
  return { actor, clock, ports, tell };
};
const SEND = { type: 'SEND', contact } as const;
const CONFIRM = { type: 'CONFIRM', code: '123456' } as const;
const AGAIN = { type: 'AGAIN' } as const;
const CHANGE = { type: 'CHANGE' } as const;

describe('whoever shows that a contact is theirs', () => {
  test('is sent a code and identified by it', async () => {
    const { tell, ports } = await start({ confirm: [somebody] });
    const waiting = await tell(SEND);
    expect(waiting.value).toEqual({ sent: 'waiting' });
    const { value, output } = await tell(CONFIRM);
    expect([value, output]).toEqual(['identified', somebody]);
    expect([ports.send.asked, ports.confirm.asked]).toEqual([[{ contact }], [{ code: '123456' }]]);
  });

  test('is told where no messages are sent', async () => {
    const { actor } = await start({ read: [{ state: 'UNIDENTIFIED', ways: [] }] });
    expect(actor.getSnapshot().value).toBe('none');
  });

  test.each(['245000014', '245000030'] as const)('may correct a wrong code (%s)', async (code) => {
    const wrong = new Failure(code, { params: { attempts: 4 } });
    const { tell } = await start({ confirm: [wrong, somebody] });
    const { value, context } = await tell(SEND, CONFIRM);
    expect([value, context.failure]).toEqual([{ sent: 'wrong' }, wrong]);
    expect((await tell(CONFIRM)).value).toBe('identified');
  });

  test('has another code sent, or gives another contact', async () => {
    const { tell, ports } = await start();
    expect((await tell(SEND, AGAIN)).value).toEqual({ sent: 'waiting' });
    expect(ports.send.asked).toEqual([{ contact }, { contact }]);
    expect((await tell(CHANGE)).value).toBe('asking');
  });

  test('is told when the code has become too old, by the clock or by the service', async () => {
    const { tell, clock, actor } = await start();
    await tell(SEND);
    await pass(clock, lasts - 1);
    expect(actor.getSnapshot().value).toEqual({ sent: 'waiting' });
    await pass(clock, 1);
    expect(actor.getSnapshot().value).toBe('expired');
    expect((await tell(AGAIN)).value).toEqual({ sent: 'waiting' });
    const other = await start({ confirm: [new Failure('CODE_EXPIRED')] });
    expect((await other.tell(SEND, CONFIRM)).value).toBe('expired');
    expect((await other.tell(CHANGE)).value).toBe('asking');
  });

  test.each([
    [AGAIN, { sent: 'waiting' }],
    [CHANGE, 'asking'],
  ])('whose fifth code was wrong begins anew: %o', async (event, value) => {
    const { tell } = await start({ confirm: [new Failure('245000015')] });
    expect((await tell(SEND, CONFIRM)).value).toBe('spent');
    expect((await tell(event)).value).toEqual(value);
  });

  test('is told that too many codes were sent, or tried', async () => {
    const limit = new Failure('245000012');
    const sending = await start({ send: [limit] });
    const { value, context } = await sending.tell(SEND);
    expect([value, context.failure]).toEqual(['locked', limit]);
    const repeating = await start({ send: [limit, sent] });
    expect((await repeating.tell(SEND, AGAIN)).value).toEqual({ sent: 'waiting' });
    const asking = await sending.tell(CHANGE);
    expect([asking.value, asking.context.failure]).toEqual(['asking', undefined]);
    const trying = await start({ confirm: [limit] });
    expect((await trying.tell(SEND, CONFIRM)).value).toBe('locked');
  });

  test('who asks for another code too soon may still tell the one that was sent', async () => {
    const limit = new Failure('245000012', { params: { until: '2026-11-20T10:05:00.000Z' } });
    const { tell } = await start({ send: [sent, limit], confirm: [somebody] });
    const { value, context } = await tell(SEND, AGAIN);
    expect([value, context.failure]).toEqual([{ sent: 'paused' }, limit]);
    expect((await tell(CONFIRM)).value).toBe('identified');
  });

  test('who asks for another code too soon after the last one has expired has none to tell', async () => {
    const { tell } = await start({
      send: [sent, new Failure('245000012')],
      confirm: [new Failure('CODE_EXPIRED')],
    });
    expect((await tell(SEND, CONFIRM, AGAIN)).value).toBe('locked');
  });

  test('whose contact the service does not take corrects it', async () => {
    const refused = new Failure('245000030');
    const { tell } = await start({ send: [refused] });
    const { value, context } = await tell(SEND);
    expect([value, context.failure]).toEqual(['asking', refused]);
  });
});

describe('a service that is away', () => {
  test.each([{ type: 'RETRY' }, { type: 'ONLINE' }] as const)('is asked again: %o', async (again) => {
    const gone = new Failure('0');
    const { actor, tell } = await start({
      read: [gone, nobody],
      send: [gone, sent],
      confirm: [gone, somebody],
    });
    expect(actor.getSnapshot().value).toBe('away');
    expect((await tell(again)).value).toBe('asking');
    expect((await tell(SEND)).value).toBe('away');
    expect((await tell(again)).value).toEqual({ sent: 'waiting' });
    expect((await tell(CONFIRM)).value).toEqual({ sent: 'away' });
    expect((await tell(again)).value).toBe('identified');
  });

  test('or a message nobody takes leaves the way to another contact', async () => {
    const { tell } = await start({ send: [new Failure('245000000', { status: 503 })] });
    expect((await tell(SEND)).value).toBe('away');
    expect((await tell(CHANGE)).value).toBe('asking');
  });
});

test('every transition of the identification is walked', () => {
  expect(walk.left()).toEqual([]);
});
