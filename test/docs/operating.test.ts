import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { settingsTables, withTables } from '#server/settings/describeSettings.ts';

const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');

describe('the page for operators', () => {
  test('names every variable and every key of the configuration as the service reads them (npm run operating)', () => {
    const tables = settingsTables();
    for (const table of Object.values(tables)) expect(page).toContain(table);
    expect(page).toBe(withTables(page, tables));
  });

  test('has a word for each of them', () => {
    const rows = Object.values(settingsTables()).flatMap((table) => table.split('\n').slice(2));
    const isSilent = (row: string) => row.split(' | ').at(-1)?.replace('|', '').trim() === '';
    expect(rows.filter(isSilent)).toEqual([]);
  });
});
