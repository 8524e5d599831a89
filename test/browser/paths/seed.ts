import type { Page as Window } from 'playwright/test';
import type { ClaimDetail } from '#machines/claim/claim.ts';
import type { Flow } from '#machines/report/claimFlow.ts';
import { calls } from '#machines/service/calls.ts';
import { serviceOf } from '#machines/service/claimRequest.ts';
import { StoredClaim } from '#machines/service/claims.ts';
import { expect } from '#test/browser/support/reportTest.ts';

/** Where a browser keeps which claim of a flow it works on. */
const keyOf = ({ code }: Flow) => `hlaska.claim.${code}`;

/** Gives the service a claim of this browser's session, as if its reporter had come this far. */
export const seed = async (window: Window, flow: Flow, claim: ClaimDetail): Promise<void> => {
  const { claimType, flowType } = flow;
  const service = `/rest/${serviceOf[flowType]}`;
  const post = async (path: string, data: object) => {
    const answer = await window.request.post(`${service}${path}`, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      data,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
  const created = calls.create.answer.parse(await post('/create', { claimType, flowType }));
  await post(`/${created.activeClaimUuid}/save/${created.version}`, claim);
  await window.addInitScript(
    ([key = '', uuid = '']) => localStorage.setItem(key, uuid),
    [keyOf(flow), created.activeClaimUuid],
  );
};

/** The claim this browser works on, as the service has it. */
export const stored = async (window: Window, flow: Flow) => {
  const uuid = await window.evaluate((key) => localStorage.getItem(key), keyOf(flow));
  const answer = await window.request.get(`/rest/${serviceOf[flow.flowType]}/${uuid}`);
  return StoredClaim.parse(await answer.json());
};
