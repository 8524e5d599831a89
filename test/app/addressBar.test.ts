import { describe, expect, test } from 'vitest';
import type { Flow } from '#machines/report/claimFlow.ts';
import { type AddressCodec, connectAddressBar } from '#src/flow/addressBar.ts';
import { flowAddress } from '#src/flow/flowAddress.ts';
import { aDraft } from '#test/flow/machine/ports.ts';
import { startFlow } from '#test/flow/machine/startFlow.ts';
import { aLoanClaim, loanAnswers } from '#test/flow/small/loanAnswers.ts';
import { holeFlow } from '#test/flow/small/holeFlow.ts';
import { loanFlow } from '#test/flow/small/loanFlow.ts';
import { fakeUrl } from './fakeUrl.ts';

const address = flowAddress(loanFlow, '');
const draft = aDraft(aLoanClaim(['risk', 'account', 'event']));

/** A flow at an address, and its address bar. */
const open = (
  path: string,
  given: Parameters<typeof startFlow>[1] = {},
  codec: AddressCodec = address,
  of: Flow = loanFlow,
) => {
  const url = fakeUrl(path);
  const page = codec.pageOf(path);
  const flow = startFlow(of, { ...given, ...(page !== undefined && { page }) });
  const disconnect = connectAddressBar(
    {
      page: () => flow.at().split(' ')[0] ?? '',
      open: (wanted) => flow.actor.send({ type: 'OPEN', page: wanted }),
      subscribe: (listener) => {
        const subscription = flow.actor.subscribe(listener);
        return () => subscription.unsubscribe();
      },
    },
    url.port,
    codec,
  );
  return { ...flow, url, disconnect };
};

const risk = '/life/vyber-udalosti';
const account = '/life/bankovni-udaje';
const event = '/life/ostatni-rizika';
const moreInfo = '/life/vice-informaci';

describe('the first address', () => {
  test.each([
    ['an allowed page stays', account, `[${account}]`, undefined],
    ['a page too far gives way to the furthest, and says so', '/life/souhrn', `[${moreInfo}]`, 'summary'],
    ['an unknown one gives way to the furthest, and says so', '/life/nic', `[${moreInfo}]`, '/life/nic'],
    ['a slash at the end does not count', `${account}/`, `[${account}/]`, undefined],
  ])('%s', (_, path, entries, refused) => {
    const { url, context } = open(path, { draft });
    expect(url.entries()).toBe(entries);
    expect(context().refused).toBe(refused);
  });
});

test('another spelling of the address shown is put right without an entry', () => {
  const { actor, url } = open(`${account}/`, { draft });
  actor.send({ type: 'REQUEST_COMPLETED' });
  expect(url.entries()).toBe(`[${account}]`);
});

describe('turning a page', () => {
  test('adds an entry', async () => {
    const { send, url } = open(risk);
    await send({ type: 'NEXT', answers: loanAnswers.risk });
    expect(url.entries()).toBe(`${risk} [${account}]`);
  });

  test('replaces the entry where the codec says so', async () => {
    const replaces = (from: string, to: string) => from === 'risk' && to === 'account';
    const { send, url } = open(risk, {}, { ...address, replaces });
    await send({ type: 'NEXT', answers: loanAnswers.risk });
    await send({ type: 'NEXT', answers: loanAnswers.account });
    expect(url.entries()).toBe(`${account} [${event}]`);
  });

  test('back to the page before by a replaced entry leaves that page once', async () => {
    const replaces = (from: string, to: string) => from === 'account' && to === 'risk';
    const { actor, send, url, at } = open(risk, {}, { ...address, replaces });
    await send({ type: 'NEXT', answers: loanAnswers.risk });
    await send({ type: 'BACK' });
    expect(url.entries()).toBe(`${risk} [${risk}]`);
    // Until the browser has gone back, nothing is written into the entry that is left.
    actor.send({ type: 'REQUEST_COMPLETED' });
    url.arrive();
    expect([url.entries(), at()]).toEqual([`[${risk}] ${risk}`, 'risk idle']);
    await send({ type: 'NEXT', answers: loanAnswers.risk });
    expect(url.entries()).toBe(`${risk} [${account}]`);
  });

  test('to the last page replaces the entry of the one that sends', async () => {
    const pages = ['risk', 'account', 'event', 'moreInfo', 'documents'] as const;
    const { at, send, url } = open('/life/prilozit-dokumenty', { draft: aDraft(aLoanClaim(pages)) });
    await send({ type: 'NEXT', answers: {} });
    await send({ type: 'NEXT', answers: loanAnswers.summary });
    expect(url.entries()).toBe('/life/prilozit-dokumenty [/life/dokonceno]');
    url.back();
    url.arrive();
    expect([at(), url.entries()]).toEqual(['finalised sent', '/life/prilozit-dokumenty [/life/dokonceno]']);
  });

  test('to the not-found page and out of it adds no entry', async () => {
    const role = '/nonlife/car/vyber-ohlasovatele';
    const { at, send, url } = open(role, {}, flowAddress(holeFlow, ''), holeFlow);
    await send({ type: 'NEXT', answers: { reporterRole: 'INSURED' } });
    expect([at(), url.entries()]).toEqual(['notFound idle', '[/nonlife/car]']);
    await send({ type: 'BACK' });
    expect([at(), url.entries()]).toEqual(['role idle', `[${role}]`]);
    await send({ type: 'NEXT', answers: { reporterRole: 'BROKER' } });
    expect([at(), url.entries()]).toEqual(['broker idle', `${role} [/nonlife/car/zprostredkovatel]`]);
  });

  test('adds none while the service is asked', async () => {
    const { actor, url } = open(risk);
    actor.send({ type: 'NEXT', answers: loanAnswers.risk });
    actor.send({ type: 'REQUEST_COMPLETED' });
    expect(url.entries()).toBe(`[${risk}]`);
  });
});

describe('Back and Forward of the browser', () => {
  const walked = async () => {
    const opened = open(risk);
    await opened.send({ type: 'NEXT', answers: loanAnswers.risk });
    await opened.send({ type: 'NEXT', answers: loanAnswers.account });
    return opened;
  };

  test('lead the flow through the pages done, and keep what lies ahead', async () => {
    const { url, at } = await walked();
    const seen = [url.entries(), at()];
    url.back();
    seen.push(url.entries(), at());
    url.forward();
    seen.push(url.entries(), at());
    expect(seen).toEqual([
      `${risk} ${account} [${event}]`,
      'event idle',
      `${risk} [${account}] ${event}`,
      'account idle',
      `${risk} ${account} [${event}]`,
      'event idle',
    ]);
  });

  test('the Back of the page goes on in the history', async () => {
    const { url, send } = await walked();
    await send({ type: 'BACK' });
    expect(url.entries()).toBe(`${risk} ${account} ${event} [${account}]`);
  });

  test('a refused Back is undone, and what lies ahead is kept', async () => {
    const { url, actor, at, context } = await walked();
    actor.send({ type: 'DISCARD' });
    url.back();
    expect(url.entries()).toBe(`${risk} [${account}] ${event}`);
    url.arrive();
    expect([url.entries(), at()]).toEqual([`${risk} ${account} [${event}]`, 'event discardAsked']);
    expect(context().refused).toBe('account');
    actor.send({ type: 'REFUSE' });
    url.back();
    expect([url.entries(), at()]).toEqual([`${risk} [${account}] ${event}`, 'account idle']);
  });

  test('a refused Back is undone although something happens meanwhile', async () => {
    const { url, actor, at } = await walked();
    actor.send({ type: 'DISCARD' });
    url.back();
    actor.send({ type: 'REQUEST_COMPLETED' });
    url.arrive();
    expect([url.entries(), at()]).toEqual([`${risk} ${account} [${event}]`, 'event discardAsked']);
  });

  test('a page turned while a refused Back is undone is shown', async () => {
    const { url, send, actor, at } = await walked();
    actor.send({ type: 'NEXT', answers: loanAnswers.event });
    url.back();
    await send({ type: 'REQUEST_COMPLETED' });
    expect(at()).toBe('moreInfo idle');
    url.arrive();
    expect(url.entries()).toBe(`${risk} ${account} ${event} [${moreInfo}]`);
  });

  test('once disconnected nothing follows', async () => {
    const { url, disconnect, at, send } = await walked();
    disconnect();
    url.back();
    expect(at()).toBe('event idle');
    await send({ type: 'BACK' });
    expect(url.entries()).toBe(`${risk} [${account}] ${event}`);
  });
});

test('every page of a flow has its own address', () => {
  const codes = loanFlow.instances.map(({ code }) => code);
  expect(codes.map((code) => address.pageOf(address.pathOf(code)))).toEqual(codes);
});
