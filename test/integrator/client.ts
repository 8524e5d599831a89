import createClient from 'openapi-fetch';
import type { paths } from '#contract';

/**
 * A broker's program that reports a claim, written with nothing but the types made from the contract: where a call, a field or a
 * code of failure goes or changes, it does not compile.
 */
export async function report(baseUrl: string, plate: string): Promise<string> {
  const client = createClient<paths>({ baseUrl });
  const header = { 'x-requested-with': 'XMLHttpRequest' };

  const begun = await client.POST('/rest/{service}/create', {
    params: { path: { service: 'claim' }, header },
    body: { claimType: 'car', detail: { eventKinds: ['HAVNEHODA'], registrationNo: plate } },
  });
  if (begun.error) {
    const { code, message } = begun.error;
    if (code === '245000022') throw new Error('The call lacks its header.');
    // @ts-expect-error That is no code of this call.
    if (code === '245000031') throw new Error('A virus.');
    throw new Error(message);
  }
  const { activeClaimUuid, version } = begun.data;
  const saved = await client.POST('/rest/{service}/{claimRequestUuid}/save/{version}', {
    params: {
      path: { service: 'claim', claimRequestUuid: activeClaimUuid, version: String(version) },
      header,
    },
    body: { incidentPlace: 'Brno' },
  });
  // @ts-expect-error The version is a number.
  const wrong: string = saved.data?.version;
  // @ts-expect-error Nobody calls that.
  await client.GET('/rest/{service}/everything');
  return wrong;
}
