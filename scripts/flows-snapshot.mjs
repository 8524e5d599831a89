// Writes every flow as text beside the flows, and what it says in every language: what changed in one is read in a diff.
import './node-version.mjs';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const { flows } = await import('../machines/flows/index.ts');
const { loadLaneFlows } = await import('../machines/flows/laneFlows.ts');
const { salesFlows } = await import('../machines/sales/salesFlows.ts');
const { clientFlows } = await import('../machines/sales/records/clientForm.ts');
const { clientAsyncChecks, clientDependents } = await import('../machines/sales/records/clientDependents.ts');
const { vehicleForm } = await import('../machines/sales/vehicle/vehicleForm.ts');
const { vehicleAsyncChecks, vehicleDependents } =
  await import('../machines/sales/vehicle/vehicleDependents.ts');
const { policyForm } = await import('../machines/sales/policy/policyForm.ts');
const { policyAsyncChecks, policyDependents } = await import('../machines/sales/policy/policyDependents.ts');
const { discountForm } = await import('../machines/sales/discount/discountForm.ts');
const { discountAsyncChecks, discountDependents } =
  await import('../machines/sales/discount/discountDependents.ts');
const { flowCounts } = await import('../machines/analysis/overview/flowCounts.ts');
const { formDescriptor } = await import('../machines/analysis/formDescriptor.ts');
const { flowVersion } = await import('../server/flowApprovals/flowVersion.ts');
const { snapshotText } = await import('../machines/analysis/snapshotText.ts');
const { bringTexts, i18n } = await import('../src/i18n/i18n.ts');
const { textSnapshot } = await import('../src/inspect/texts/textSnapshot.ts');

const folderOfTexts = (language) => new URL(`../machines/texts/${language}/`, import.meta.url);
const textsIn = (language) =>
  readdirSync(folderOfTexts(language)).map((file) => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(new URL(file, folderOfTexts(language)), 'utf8')),
  ]);
await bringTexts(
  Object.fromEntries(['cs', 'sk', 'en'].map((language) => [language, Object.fromEntries(textsIn(language))])),
);
await i18n.changeLanguage('cs');

/** What a flow says, beside its description. */
const writeTexts = (flow, folder) => {
  mkdirSync(new URL(`../machines/${folder}/snapshots/texts/`, import.meta.url), { recursive: true });
  writeFileSync(
    new URL(`../machines/${folder}/snapshots/texts/${flow.code}.txt`, import.meta.url),
    textSnapshot(flow),
  );
};

const laneFlows = await loadLaneFlows();
const versions = {};
for (const flow of [...flows, ...laneFlows]) {
  const file = new URL(`../machines/flows/snapshots/${flow.code}.txt`, import.meta.url);
  const text = snapshotText(flow);
  writeFileSync(file, text);
  writeTexts(flow, 'flows');
  versions[flow.code] = flowVersion(text);
}
writeFileSync(
  new URL('../machines/flows/snapshots/versions.json', import.meta.url),
  `${JSON.stringify(versions, undefined, 2)}\n`,
);
const salesVersions = {};
const inSales = (name) => new URL(`../machines/sales/snapshots/${name}`, import.meta.url);
for (const flow of salesFlows) {
  const text = snapshotText(flow);
  writeFileSync(inSales(`${flow.code}.txt`), text);
  salesVersions[flow.code] = flowVersion(text);
  writeTexts(flow, 'sales');
}
writeFileSync(inSales('versions.json'), `${JSON.stringify(salesVersions, undefined, 2)}\n`);
const [form] = clientFlows.personData.pages;
const descriptors = {
  client: formDescriptor(form, { dependents: clientDependents, asyncChecks: clientAsyncChecks }),
  vehicle: formDescriptor(vehicleForm, { dependents: vehicleDependents, asyncChecks: vehicleAsyncChecks }),
  policy: formDescriptor(policyForm, { dependents: policyDependents, asyncChecks: policyAsyncChecks }),
  discount: formDescriptor(discountForm, {
    dependents: discountDependents,
    asyncChecks: discountAsyncChecks,
  }),
};
for (const [name, descriptor] of Object.entries(descriptors))
  writeFileSync(inSales(`${name}.descriptor.json`), `${JSON.stringify(descriptor, undefined, 2)}\n`);

writeFileSync(
  new URL('../machines/analysis/overview/flowCounts.json', import.meta.url),
  `${JSON.stringify([...flows, ...laneFlows, ...salesFlows].map(flowCounts), undefined, 2)}\n`,
);
