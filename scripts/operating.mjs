// Writes what stands in the pages for operators from where it is said: variables, configuration, limits, measures and alerts.
import './node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';

const { settingsTables, withTables } = await import('../server/settings/describeSettings.ts');
const { alertRules, dashboard, metricsTables } = await import('../server/metrics/describeMetrics.ts');

const docs = new URL('../docs/', import.meta.url);
const pages = { 'operating.md': settingsTables(), 'metrics.md': metricsTables() };
for (const [name, tables] of Object.entries(pages)) {
  const page = new URL(name, docs);
  writeFileSync(page, withTables(readFileSync(page, 'utf8'), tables));
}
writeFileSync(new URL('metrics/alerts.json', docs), alertRules());
writeFileSync(new URL('metrics/dashboard.json', docs), dashboard());
