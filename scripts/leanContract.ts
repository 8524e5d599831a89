import { parseAst, type Plugin } from 'vite';

/** A part of a syntax tree, with the range it was read from. */
interface Part {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
type Range = readonly [start: number, end: number];

/**
 * Leaves out of the browser's calls what only the service reads: what the OpenAPI document says of them, and the shapes of what is
 * asked, which the service checks. They would be fetched, and made, before a press can be answered.
 */
export function leanContract(): Plugin {
  return {
    name: 'leanContract',
    apply: 'build',
    transform(code, id) {
      if (!/\/machines\/service\/.*\.ts$/.test(id)) return undefined;
      const cuts = unreadIn(parseAst(code), code);
      return cuts.length === 0 ? undefined : { code: without(cuts, code), map: null };
    },
  };
}

/** The properties of a `call({…})` that no browser reads. */
const ofService = ['summary', 'params', 'query', 'body'];

/** From where to where a module is the service's alone: such a property of a call with its comma, `.describe(…)` of a schema. */
function unreadIn(part: unknown, code: string): readonly Range[] {
  if (Array.isArray(part)) return part.flatMap((one) => unreadIn(one, code));
  if (!isPart(part)) return [];
  const within = Object.values(part).flatMap((one) => unreadIn(one, code));
  if (part.type !== 'CallExpression' || !('callee' in part) || !isPart(part.callee)) return within;
  if (isNamed(part.callee, 'call') && 'arguments' in part) {
    const cut = propertiesAmong(part.arguments, code);
    const isCut = ([start]: Range) => cut.some(([from, to]) => from <= start && start < to);
    return [...cut, ...within.filter((range) => !isCut(range))];
  }
  if ('property' in part.callee && isNamed(part.callee.property, 'describe') && 'object' in part.callee)
    return isPart(part.callee.object) ? [...within, [part.callee.object.end, part.end]] : within;
  return within;
}

/** A field of data that has the same name is no property of a call. */
const propertiesAmong = (given: unknown, code: string): readonly Range[] =>
  [given].flat().flatMap((one: unknown) => {
    if (!isPart(one) || !('properties' in one)) return [];
    return [one.properties].flat().flatMap((property: unknown): Range[] => {
      if (!isPart(property) || !('key' in property)) return [];
      const { key } = property;
      if (!ofService.some((name) => isNamed(key, name))) return [];
      return [[property.start, afterComma(code, property.end)]];
    });
  });

const isPart = (part: unknown): part is Part =>
  typeof part === 'object' && part !== null && 'type' in part && 'start' in part;

const isNamed = (part: unknown, name: string): boolean =>
  isPart(part) && 'name' in part && part.name === name;

const afterComma = (code: string, end: number): number =>
  end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);

const without = (ranges: readonly Range[], code: string): string =>
  ranges
    .toSorted(([one], [other]) => one - other)
    .reduceRight((rest, [start, end]) => rest.slice(0, start) + rest.slice(end), code);
