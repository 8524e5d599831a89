import { mostCounts, type TrafficCount, trafficCalls } from '#machines/service/analysts/traffic.ts';
import { requestedWith } from '#machines/service/requestedWith.ts';

const { method, path } = trafficCalls.addTraffic;

/**
 * Sends what was counted of a flow without the cookie and beside the client, because it is nobody's and must not keep a session open; also
 * while the page is being left. Gives the counts that did not arrive.
 */
export const sendTraffic = async (
  of: { readonly flow: string; readonly version: string; readonly isMade: boolean },
  counts: readonly TrafficCount[],
): Promise<readonly TrafficCount[]> => {
  const sent = counts.slice(0, mostCounts);
  if (sent.length === 0) return [];
  const answer = await fetch(path, {
    method,
    credentials: 'omit',
    keepalive: true,
    headers: { 'content-type': 'application/json', ...requestedWith },
    body: JSON.stringify({ ...of, counts: sent }),
  }).catch(() => undefined);
  // What is refused for what it is would be refused again.
  const isWorthATry = answer === undefined || answer.status === 429 || answer.status >= 500;
  return [...counts.slice(mostCounts), ...(isWorthATry ? sent : [])];
};
