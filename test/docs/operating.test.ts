import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { Configuration } from '#machines/service/configuration.ts';
import { defaultConfiguration } from '#server/settings/defaultConfiguration.ts';
import { variables } from '#server/settings/environment.ts';

const text = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8');
/** The cells of the first table below a heading. */
const tableBelow = (heading: string): string[][] =>
  (text.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

describe('the page for operators', () => {
  test('names every variable that the service reads, and no other', () => {
    const named = tableBelow('Environment').flatMap(([, names = '']) =>
      names.replaceAll('`', '').split(', '),
    );
    expect(named.toSorted()).toEqual(variables.toSorted());
  });

  test('names every key of the configuration with its default, and no other', () => {
    const named = tableBelow('Configuration').map(([, key, value]) => [key, value]);
    const defaults = Object.keys(Configuration.shape).map((key) => [
      `\`${key}\``,
      `\`${JSON.stringify(Reflect.get(defaultConfiguration, key))}\``,
    ]);
    expect(named).toEqual(defaults);
  });
});
