import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '#machines/service/calls.ts';
import { checkAnswer } from '#test/campaigns/checks/answers.ts';
import { checkRows } from '#test/campaigns/checks/rows.ts';
import type { Campaign } from '#test/campaigns/frame/campaign.ts';
import { BrokenPromise, promised } from '#test/campaigns/frame/promise.ts';
import { unlimited } from '#test/campaigns/unlimited.ts';
import { signedIn } from '#test/server/clients/agents.ts';
import { beginWith } from '#test/server/drafts.ts';
import { startService } from '#test/server/service.ts';
import type { Reporter } from '#test/server/reporter.ts';
import { answered } from '#test/server/smallFlow.ts';
import { readContract } from './operations.ts';
import { madeRequest } from './requests.ts';

const uuid = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g;
const rememberedIds = 400;
/** Everybody who works with the service; they sign in anew now and then, because calls log them out. */
const users = ['P001', 'U300', 'A100', 'A200', 'U400', 'U600', 'U700'];
const newVisitorsEvery = 2000;
const answersWithin = 60_000;
/** Nobody is there: what asks for an address or a place goes nowhere. */
const nowhere = 'http://127.0.0.1:9';

export const openApi: Campaign = {
  name: 'openapi',
  promise:
    'Whatever is sent to a call of the contract, and whoever sends it, is answered as the contract says and never with 500.',
  round:
    'one request is made from the OpenAPI document, as it is meant or with something wrong in path, query, headers or body, by somebody with any role',
  rounds: 100_000,
  atOnce: 4,
  async open({ figures }) {
    const service = await startService({
      limits: unlimited,
      hasOutbox: true,
      mapSearch: `${nowhere}/{query}`,
      mapAddress: `${nowhere}/{lat}/{lng}`,
    });
    const { calls: described, schemas } = await readContract(service);
    const ids: string[] = [];
    let visitors: Reporter[] = [];
    const meet = async (): Promise<void> => {
      const met = [service.reporter()];
      for (const user of users) met.push(await signedIn(service, user));
      for (let count = 0; count < 3; count += 1) {
        const { reporter, params } = await beginWith(service, { ...answered, incidentDate: '2026-11-12' });
        if (count === 0) await reporter.ask(calls.finalize, { params });
        ids.push(params.claimRequestUuid);
        met.push(reporter);
      }
      visitors = met;
    };
    await meet();

    return {
      async round(at, random) {
        if (at % newVisitorsEvery === newVisitorsEvery - 1) await meet();
        const call = random.pick(described);
        const sent = madeRequest(call, { random, schemas, ids });
        const what = `${call.name} by ${sent.method} ${sent.url.slice(0, 300)} with ${String(sent.body).slice(0, 1500)}`;
        const answer = await inTime(random.pick(visitors).send(sent)).catch((cause: unknown) => {
          throw new BrokenPromise(`${cause instanceof Error ? cause.message : ''} ${what}`, { cause });
        });
        promised(answer !== undefined, () => `${what} is not answered.`);
        const text = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body);
        checkAnswer(what, { status: answer.status, text: answer.status === 200 ? '' : text });
        figures.add(`answered ${answer.status}`);
        if (answer.status === 200) for (const [id] of text.slice(0, 5000).matchAll(uuid)) ids.push(id);
        ids.splice(0, Math.max(0, ids.length - rememberedIds));
      },
      async finish() {
        await checkRows({ db: service.database.db, documents: service.documents });
        figures.add('calls of the contract', described.length);
      },
      close: () => service.close(),
    };
  },
};

/** What comes within the time in which anything must be answered; undefined later. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  const over = new AbortController();
  const late = wait(answersWithin, undefined, { signal: over.signal }).catch(() => undefined);
  return Promise.race([answer, late]).finally(() => over.abort());
}
