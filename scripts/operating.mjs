// Writes the tables of the variables and of the configuration into the page for operators, from their schemas.
import './node-version.mjs';
import { readFileSync, writeFileSync } from 'node:fs';

const { settingsTables, withTables } = await import('../server/settings/describeSettings.ts');

const page = new URL('../docs/operating.md', import.meta.url);
writeFileSync(page, withTables(readFileSync(page, 'utf8'), settingsTables()));
