import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { tokenMachine } from '#machines/actors/signIn/token.ts';
import { type SendFile, sendFileMachine, uploadMachine } from '#machines/actors/files/upload.ts';
import { uploadsMachine } from '#machines/actors/files/uploads.ts';
import type { ClaimDocument } from '#machines/service/documents.ts';
import { aDocument, aFile, claimRef } from '#test/actors/givenFile.ts';
import { tellingScript } from '#test/actors/script.ts';
import { promisesDone } from '#test/actors/time.ts';
import { actorTrials } from './actorTrials.ts';
import type { Conducted } from './conducted.ts';
import { faults } from './faults.ts';
import { wordless } from './wordless.ts';

const fresh = { accessToken: 'fresh', refreshToken: 'r2' };

describe('whatever goes wrong while a token is asked for', async () => {
  const trials = await actorTrials({
    machine: tokenMachine,
    input: { tokens: { accessToken: 'old', refreshToken: 'r1' } },
    events: ({ context }) => [{ type: 'REFRESH', refused: context.tokens?.accessToken }, { type: 'LOG_OUT' }],
    answers: { fetchTokens: fresh },
  });

  test('leaves the machine where the model says', () => {
    expect(trials.map(({ said, seen }) => [said, seen])).toEqual(
      trials.map(({ said, modelled }) => [said, modelled]),
    );
  });

  test('keeps the tokens unless they were refused or given up', () => {
    const without = trials.filter(({ real }) => {
      const { value, context } = real.actor.getSnapshot();
      return !['failed', 'signedOut'].includes(value) && context.tokens === undefined;
    });
    const refused = /\((400|401|403)\)$/;
    const lost = trials.filter(({ said, real }) => {
      const { tokens } = real.actor.getSnapshot().context;
      return (
        said.startsWith('REFRESH > fetchTokens') &&
        !said.includes('LOG_OUT') &&
        !refused.test(said) &&
        !tokens
      );
    });
    expect([without, lost.map(({ said }) => said)]).toEqual([[], []]);
  });

  test('is told in words of three languages where nothing more can be done', () => {
    const failed = trials.filter(({ real }) => real.actor.getSnapshot().matches('failed'));
    expect(failed.flatMap(({ real }) => wordless(real.actor.getSnapshot().context.failure?.code))).toEqual(
      [],
    );
  });
});

const isOnItsWay = ({ actor }: Conducted): boolean => {
  const snapshot = actor.getSnapshot();
  return snapshot.status === 'active' && !snapshot.matches('uploaded');
};

describe('whatever goes wrong with a file', async () => {
  const trials = await actorTrials({
    machine: uploadMachine,
    input: { ...aFile('front'), claimRef, retry: { count: 1 } },
    events: () => ['START', 'CANCEL', 'RETRY', 'REMOVE'].map((type) => ({ type })),
    answers: { 'send/call': aDocument('front'), remove: undefined },
  });

  test('leaves the machine where the model says', () => {
    expect(trials.map(({ said, seen }) => [said, seen])).toEqual(
      trials.map(({ said, modelled }) => [said, modelled]),
    );
  });

  test('keeps the file that was picked', () => {
    const lost = trials.filter(({ real }) => real.actor.getSnapshot().context.file === undefined);
    expect(lost.map(({ said }) => said)).toEqual([]);
  });

  test('is told in words of three languages', () => {
    const failed = trials.filter(({ real }) => real.actor.getSnapshot().matches('failed'));
    expect(failed.length).toBeGreaterThan(0);
    expect(failed.flatMap(({ real }) => wordless(real.actor.getSnapshot().context.failure?.code))).toEqual(
      [],
    );
  });

  test('lets the file be sent in the end, unless it was removed', async () => {
    const stuck = [];
    for (const { said, real } of trials) {
      for (let tries = 0; tries < 6 && isOnItsWay(real); tries++) await bringOn(real);
      if (isOnItsWay(real)) stuck.push(said);
    }
    expect(stuck).toEqual([]);
  });
});

/** Sending works again; a removal does not, so that the file stays. */
const bringOn = async (real: Conducted): Promise<void> => {
  const [call] = real.openCalls();
  if (call?.port === 'send/call')
    return real.take({ type: 'answer', port: call.port, value: aDocument('front') });
  if (call) return real.take({ type: 'fail', port: call.port, error: faults['breaks the service (500)'] });
  if (real.actor.getSnapshot().matches('uploading'))
    return real.take({ type: 'wait', delay: 'send/backOff', ms: 1000 });
  for (const type of ['RETRY', 'START']) await real.take({ type: 'send', event: { type } });
};

test.each(Object.entries(faults))(
  'a file whose sending %s stops no other, and is sent when tried again',
  async (_, fault) => {
    const call = tellingScript<ClaimDocument, SendFile>(fault, aDocument('back'), aDocument('front'));
    const send = sendFileMachine.provide({ actors: { call: call.logic } });
    const upload = uploadMachine.provide({ actors: { send } });
    const uploads = createActor(uploadsMachine.provide({ actors: { upload } }), {
      input: { claimRef, parallel: 1 },
    }).start();
    const list = () => uploads.getSnapshot().context.uploads;
    const statuses = () => list().map((one) => one.getSnapshot().value);
    uploads.send({ type: 'ADD', files: [aFile('front'), aFile('back')] });
    await promisesDone();
    expect([uploads.getSnapshot().value, statuses()]).toEqual(['idle', ['failed', 'uploaded']]);
    list()[0]?.send({ type: 'RETRY' });
    await promisesDone();
    expect([uploads.getSnapshot().value, statuses()]).toEqual(['idle', ['uploaded', 'uploaded']]);
  },
);
