import * as z from 'zod';
import type { Random } from '#test/campaigns/frame/random.ts';

const Schema = z.object({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  format: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  allOf: z.array(z.unknown()).optional(),
});

/** Where values come from. */
export interface Source {
  readonly random: Random;
  readonly schemas: Readonly<Record<string, unknown>>;
  /** Ids that the service told. */
  readonly ids: readonly string[];
}

/** What nobody who reads the contract would send, and somebody does. */
const wrong: readonly unknown[] = [
  null,
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '🚗'.repeat(300),
  'x'.repeat(20_000),
  '%00',
  "' or 1=1 --",
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '2026-02-30',
  '9999-12-31',
  '-000001-01-01',
  '0',
  -1,
  0,
  0.5,
  2 ** 31,
  2 ** 53,
  -1e308,
  true,
  [],
  {},
  [[[[]]]],
  { __proto__: null, constructor: 'x', toString: 1 },
  { length: -1 },
];
const deepest = 6;

/** What is sent in the place of anything. */
export const wrongValue = ({ random }: Source): unknown => random.pick(wrong);

/** A text that a schema with this format may mean. */
function textOf(format: string | undefined, { random, ids }: Source): string {
  if (format === 'uuid') return ids.length > 0 && random.chance(0.8) ? random.pick(ids) : crypto.randomUUID();
  if (format === 'date') return `2026-${String(random.between(1, 12)).padStart(2, '0')}-10`;
  if (format === 'date-time') return '2026-11-20T08:00:00Z';
  if (format === 'email') return 'jana.novakova@example.cz';
  if (format === 'uri') return 'https://example.cz/';
  if (ids.length > 0 && random.chance(0.1)) return random.pick(ids);
  return random.pick([
    '4UI5655',
    '8411049031',
    '4400018683',
    '2026CAR00000017',
    'CZ',
    'Jana',
    '123456',
    '0',
    'cs',
  ]);
}

/** A value that the schema allows, or nearly: patterns and bounds are not read. */
export function madeValue(schema: unknown, source: Source, depth = 0): unknown {
  const { random, schemas } = source;
  const read = Schema.safeParse(schema);
  if (!read.success || depth > deepest) return textOf(undefined, source);
  const { $ref, type, enum: choices, format, properties, required = [], items, allOf } = read.data;
  const made = (part: unknown): unknown => madeValue(part, source, depth + 1);
  if ($ref !== undefined) return made(schemas[$ref.split('/').at(-1) ?? '']);
  if ('const' in read.data) return read.data.const;
  if (choices) return random.pick(choices);
  const ways = read.data.anyOf ?? read.data.oneOf;
  if (ways && ways.length > 0) return made(random.pick(ways));
  if (allOf) return Object.assign({}, ...allOf.map(made));
  const kind = Array.isArray(type) ? random.pick(type) : type;
  if (kind === 'array') return Array.from({ length: random.below(4) }, () => made(items));
  if (kind === 'object' || properties) {
    const asked = Object.entries(properties ?? {}).filter(
      ([name]) => required.includes(name) || random.chance(depth === 0 ? 0.3 : 0.5),
    );
    return Object.fromEntries(asked.map(([name, part]) => [name, made(part)]));
  }
  if (kind === 'integer' || kind === 'number') return random.below(100);
  if (kind === 'boolean') return random.chance(0.5);
  if (kind === 'null') return null;
  return textOf(format, source);
}

/** The same value with one thing wrong somewhere in it. */
export function spoiled(value: unknown, source: Source): unknown {
  const { random } = source;
  if (typeof value !== 'object' || value === null || random.chance(0.15)) return wrongValue(source);
  const parts: readonly (readonly [string, unknown])[] = Object.entries(value);
  if (parts.length === 0) return random.chance(0.5) ? wrongValue(source) : { unknown: wrongValue(source) };
  const at = random.below(parts.length);
  if (Array.isArray(value)) return value.map((part, index) => (index === at ? spoiled(part, source) : part));
  const how = random.below(4);
  const changed = parts.flatMap(([name, part], index) => {
    if (index !== at) return [[name, part] as const];
    if (how === 0) return [];
    return how === 1 ? [[`${name}?`, part] as const] : [[name, spoiled(part, source)] as const];
  });
  return Object.fromEntries(changed);
}
