import type { Plugin } from 'vite';

/**
 * Leaves out of the browser's zod what no form needs: JSON schemas, which the service makes, values that contain themselves, and
 * English messages, because issues are told by keys. They are a quarter of zod, and no bundler can see that nobody calls them.
 */
export function leanZod(): Plugin {
  return {
    name: 'leanZod',
    apply: 'build',
    transform(code, id) {
      const [, file = ''] = /\/zod\/v4\/(\w+\/[\w-]+\.js)$/.exec(id) ?? [];
      if (file === 'core/core.js') return { code: withoutCode(code), map: null };
      const own = left[file];
      return own && { code: stubOf(code, own), map: null };
    },
  };
}

/**
 * The content security policy forbids the code that zod would otherwise write for itself. It tries whether it may when the first
 * schema is made, which is before any line of ours runs.
 */
function withoutCode(code: string): string {
  const written = code.replace('__zod_globalConfig = {}', '__zod_globalConfig = { jitless: true }');
  if (written === code)
    throw new Error('zod keeps its configuration elsewhere than scripts/leanZod.ts knows.');
  return written;
}

/** By file, what its exports are instead; any other of its exports refuses to be called. */
const left: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'core/json-schema-processors.js': {},
  'core/to-json-schema.js': { createStandardJSONSchemaMethod: '() => refuse' },
  'core/memoizer.js': {
    memoizer: '() => ({ attach() {}, guard() {}, alloc: (inst, payload, empty) => empty })',
  },
  'locales/en.js': { default: '() => ({ localeError: () => undefined })' },
};

const stubOf = (code: string, own: Readonly<Record<string, string>>): string =>
  [
    "function refuse() { throw new Error('The browser has no such part of zod.'); }",
    ...namesIn(code).map((name) =>
      name === 'default'
        ? `export default ${own[name] ?? 'refuse'};`
        : `const own_${name} = ${own[name] ?? 'refuse'};\nexport { own_${name} as ${name} };`,
    ),
  ].join('\n');

/** The names that a module exports. */
const namesIn = (code: string): readonly string[] => [
  ...[...code.matchAll(/^export (?:async )?(?:const|let|function|class) ([\w$]+)/gm)].flatMap(
    ([, name]) => name ?? [],
  ),
  ...[...code.matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, list = '']) =>
    list.split(',').flatMap(
      (one) =>
        one
          .trim()
          .split(/\s+as\s+/)
          .at(-1) || [],
    ),
  ),
  ...(/^export default\b/m.test(code) ? ['default'] : []),
];
