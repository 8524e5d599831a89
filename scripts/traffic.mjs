// Sends a service visits that nobody made, so that analysts see how traffic is shown; they are marked as made up.
import './node-version.mjs';
import { hash } from 'node:crypto';
import { parseArgs } from 'node:util';
import ofReports from '../machines/flows/snapshots/versions.json' with { type: 'json' };
import ofSales from '../machines/sales/snapshots/versions.json' with { type: 'json' };

const { flows: reports } = await import('../machines/flows/index.ts');
const { salesFlows } = await import('../machines/sales/salesFlows.ts');
const { mostCounts, trafficCalls } = await import('../machines/service/analysts/traffic.ts');
const { requestedWith } = await import('../machines/service/requestedWith.ts');
const { madeTraffic, randomFrom } = await import('./madeTraffic.ts');

const flows = [...reports, ...salesFlows];
const versions = { ...ofReports, ...ofSales };
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { flow: { type: 'string', multiple: true }, visits: { type: 'string', default: '1000' } },
});
const [url = 'http://localhost:3000'] = positionals;
const wanted = values.flow ?? flows.map(({ code }) => code);

for (const flow of flows.filter(({ code }) => wanted.includes(code))) {
  const seed = parseInt(hash('sha256', flow.code).slice(0, 8), 16);
  const counts = madeTraffic(flow, Number(values.visits), randomFrom(seed));
  for (let at = 0; at < counts.length; at += mostCounts) {
    const answer = await fetch(new URL(trafficCalls.addTraffic.path, url), {
      method: trafficCalls.addTraffic.method,
      headers: { 'content-type': 'application/json', ...requestedWith },
      body: JSON.stringify({
        flow: flow.code,
        version: versions[flow.code],
        isMade: true,
        counts: counts.slice(at, at + mostCounts),
      }),
    });
    if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  }
  console.log(`${flow.code}: ${values.visits} visits, ${counts.length} counts`);
}
