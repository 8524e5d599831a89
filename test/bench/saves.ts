/** Where saves go: how a claim is begun there and how one save is sent. */
export interface Target {
  begin(): Promise<{ id: string; headers: Record<string, string> }>;
  saveUrl(id: string, version: number): string;
}

/** The claim service at the address. */
export const claimService = (url: string): Target => ({
  async begin() {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'bench' };
    const body = JSON.stringify({ claimType: 'car', flowType: 'DRAFT' });
    const response = await fetch(`${url}/rest/claim/create`, { method: 'POST', headers, body });
    const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
    const { activeClaimUuid } = await response.json();
    return { id: String(activeClaimUuid), headers: { ...headers, cookie: cookie.join('; ') } };
  },
  saveUrl: (id, version) => `${url}/rest/claim/${id}/save/${version}`,
});

/** The bare Fastify of ./floor at the address. */
export const floorService = (url: string): Target => ({
  async begin() {
    const { id } = await (await fetch(`${url}/create`, { method: 'POST' })).json();
    return { id: String(id), headers: { 'content-type': 'application/json' } };
  },
  saveUrl: (id, version) => `${url}/${id}/save/${version}`,
});

/** Saves per second of `detail`, with each of `writers` saving into a claim of its own. */
export async function savesPerSecond(
  target: Target,
  detail: object,
  writers: number,
  each: number,
): Promise<number> {
  const claims = await Promise.all(Array.from({ length: writers }, () => target.begin()));
  const body = JSON.stringify(detail);
  const started = performance.now();
  await Promise.all(
    claims.map(async ({ id, headers }) => {
      for (let version = 0; version < each; version += 1) {
        const response = await fetch(target.saveUrl(id, version), { method: 'POST', headers, body });
        if (!response.ok)
          throw new Error(`Save ${version} was refused: ${response.status} ${await response.text()}`);
        await response.arrayBuffer();
      }
    }),
  );
  return (writers * each) / ((performance.now() - started) / 1000);
}
