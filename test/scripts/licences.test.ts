import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import lock from '../../package-lock.json' with { type: 'json' };

/** Licences that ask for nothing but to be named, which `notices.txt` does for what browsers are sent. */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'BlueOak-1.0.0',
  'Unlicense',
];

/** Packages under others, and why they may be here. */
const besides: Readonly<Record<string, string>> = {
  // Used as it is, in a script of its own that analysts load; its text goes with it.
  elkjs: 'EPL-2.0 OR GPL-3.0-or-later',
  // Fonts that may be put into any document; the licence is that of Bitstream Vera.
  'dejavu-fonts-ttf': 'SEE LICENSE IN README.md AND LICENSE',
  // Says MIT in its file LICENSE and nothing in its package.json.
  'png-js': 'none',
};

const Package = z.object({
  version: z.string().optional(),
  license: z.string().default('none'),
  dev: z.boolean().default(false),
  optional: z.boolean().default(false),
  devOptional: z.boolean().default(false),
});

/** What `npm ci --omit=dev --omit=optional` installs: each package with its licence. */
const installed = Object.entries(z.record(z.string(), z.unknown()).parse(lock.packages)).flatMap(
  ([path, one]) => {
    const { license, dev, optional, devOptional, version } = Package.parse(one);
    const name = path.split('node_modules/').at(-1) ?? '';
    return dev || optional || devOptional || version === undefined || path === '' ? [] : [{ name, license }];
  },
);

describe('every package that the service runs with or browsers are sent', () => {
  test('has a licence that is allowed here', () => {
    expect(installed.length).toBeGreaterThan(100);
    const others = installed.filter(
      ({ name, license }) => !allowed.includes(license) && besides[name] !== license,
    );
    expect(others).toEqual([]);
  });

  test('is here where another licence is allowed for its sake', () => {
    const names = installed.map(({ name }) => name);
    expect(Object.keys(besides).filter((name) => !names.includes(name))).toEqual([]);
  });
});
