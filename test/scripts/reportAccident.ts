import type { Call } from '#machines/service/call.ts';
import { calls } from '#machines/service/calls.ts';
import { pathOf } from '#machines/service/pathOf.ts';
import { accident } from '#test/server/accident.ts';
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';

/**
 * Reports an accident with a file at a running service, as a browser does, and gives the number of its claim once the service has
 * registered it.
 */
export async function reportAccident(url: string): Promise<string> {
  let cookie = '';
  const send = async (call: Call, params: Readonly<Record<string, string | number>>, init: RequestInit) => {
    const path = pathOf(call.path, params);
    const headers = { 'x-requested-with': 'XMLHttpRequest', cookie, ...Object(init.headers) };
    const answer = await fetch(url + path, { method: call.method, ...init, headers });
    if (!answer.ok) throw new Error(`${call.path} answers ${answer.status}: ${await answer.text()}`);
    cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    return answer;
  };
  const json = (body: object, headers: object = {}) => ({
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
  const begun = await send(calls.create, { service: 'claim' }, json({ claimType: 'car' }));
  const { activeClaimUuid: claimRequestUuid } = calls.create.answer.parse(await begun.json());
  const params = { service: 'claim', claimRequestUuid };
  const { headers, body } = multipart({ name: 'foto.pdf', content: pdf('Škoda') });
  await send(calls.uploadDocument, params, { headers, body: Uint8Array.from(body) });
  await send(calls.save, { ...params, version: 0 }, json(accident));
  const sent = await send(calls.finalize, params, json({}, { async: 'true' }));
  const processId = sent.headers.get('processid') ?? '';
  for (;;) {
    const answer = await send(calls.pollable, { processId }, {});
    if (answer.status !== 202) {
      const { claimList } = calls.finalize.answer.parse(Object(await answer.json()).payload);
      return claimList.map(({ claimNumber }) => claimNumber).join(', ');
    }
    await answer.body?.cancel();
  }
}
