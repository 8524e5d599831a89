import { createAuthorisedMachine } from '#machines/actors/signIn/authorised.ts';
import { identificationMachine } from '#machines/actors/signIn/identification.ts';
import { sessionMachine } from '#machines/flow/actors/session.ts';
import { visitorMachine } from '#machines/actors/signIn/visitor.ts';
import { askMachine } from '#machines/actors/signIn/ask.ts';
import { tokenMachine } from '#machines/actors/signIn/token.ts';
import { versionMachine } from '#machines/actors/browser/version.ts';
import { Failure } from '#machines/calls/failures.ts';
import { named, saying, type Tried } from './saying.ts';

const minute = 60_000;
const clocks = { wall: 0, uptime: 0 };
const clock = (wall: number, uptime: number) => () => void Object.assign(clocks, { wall, uptime });

interface Tokens {
  readonly accessToken: string;
}
/** The token of a user, as a call finds it. */
const token: { isPending: boolean; tokens: Tokens | undefined } = { isPending: false, tokens: undefined };
const holding = (isPending: boolean, tokens?: Tokens) => () =>
  void Object.assign(token, { isPending, tokens });
const held = {
  getSnapshot: () => ({ hasTag: () => token.isPending, context: { tokens: token.tokens } }),
};

/** The machines of the session, the sign-in, the identification and the version. */
export const sessionMachines: Tried = {
  session: {
    machine: sessionMachine,
    given: {
      input: {
        duration: 100_000,
        warnBefore: 10_000,
        now: () => clocks.wall,
        uptime: () => clocks.uptime,
      },
      events: saying(...named('REQUEST_COMPLETED', 'EXTEND', 'CHECK', 'LOST')),
      answers: { extend: undefined },
      around: {
        'in time': clock(0, 0),
        'shortly before the end': clock(95_000, 95_000),
        'after the end': clock(100_000, 100_000),
        'after the laptop slept': clock(400_000, 0),
      },
    },
  },
  token: {
    machine: tokenMachine,
    given: {
      input: { tokens: { accessToken: 'old', refreshToken: 'r1' } },
      events: ({ context }) => [
        { type: 'REFRESH', refused: context.tokens?.accessToken },
        { type: 'LOG_OUT' },
      ],
      answers: { fetchTokens: { accessToken: 'fresh', refreshToken: 'r2' } },
    },
  },
  'authorised call': {
    machine: createAuthorisedMachine<string, object>('call').provide({
      actions: { askForRefresh: () => {}, logOut: () => {} },
    }),
    given: {
      input: { request: 'what is asked', token: held },
      events: saying(),
      answers: { call: {} },
      turns: {
        call: { 'demands a logout': new Failure('245000009', { status: 401, params: { status: '401.4' } }) },
      },
      around: {
        'with a token': holding(false, { accessToken: 'a' }),
        'while a token is asked for': holding(true, { accessToken: 'a' }),
        'without a token': holding(false),
      },
    },
  },
  arrival: {
    machine: visitorMachine,
    given: {
      input: { landing: 'a token', isIdentified: true },
      events: saying(),
      answers: { land: {}, ask: {} },
    },
  },
  ask: {
    machine: askMachine,
    given: { input: undefined, events: saying({ type: 'ASK' }), answers: { ask: undefined } },
  },
  identification: {
    machine: identificationMachine,
    given: {
      input: undefined,
      events: saying(
        { type: 'SEND', contact: { type: 'EMAIL', value: 'jana.kralova@example.cz' } },
        { type: 'CONFIRM', code: '123456' },
        ...named('AGAIN', 'CHANGE', 'RETRY', 'ONLINE'),
      ),
      answers: { read: { ways: ['EMAIL'] }, send: { lasts: 10 * minute }, confirm: { ways: ['EMAIL'] } },
      turns: {
        read: { 'finds no way': { ways: [] } },
        send: { 'was made too often': new Failure('245000012') },
        confirm: {
          'finds it wrong': new Failure('245000014'),
          'finds it too old': new Failure('CODE_EXPIRED'),
          'finds too many wrong': new Failure('245000012'),
        },
      },
    },
  },
  version: {
    machine: versionMachine,
    given: {
      input: { loaded: 'a', ignored: undefined, postponedUntil: 0, now: () => clocks.wall },
      events: saying(...named('LOOKED_AT', 'AT_REST', 'LATER', 'IGNORE', 'REFRESH')),
      answers: { readBuilds: { offered: 'b', running: 'b' } },
      turns: {
        readBuilds: {
          'finds the same build': { offered: 'a', running: 'a' },
          'finds a build whose service is not there yet': { offered: 'b', running: 'a' },
        },
      },
      without: ['lookedAt', 'atRest'],
      around: { 'at once': clock(0, 0), 'after a minute': clock(minute, minute) },
    },
  },
};
