import type { Plugin } from 'vite';

const schemas = /[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/;
const jsonSchema =
  /inst\._zod\.processJSONSchema = .*;|create(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/g;

/**
 * Leaves out of the browser's part what describes zod schemas as JSON schemas, which only the service does: five kilobytes of every
 * first load. Fails the build where zod does it otherwise than it did.
 */
export function withoutJsonSchema(): Plugin {
  return {
    name: 'withoutJsonSchema',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!schemas.test(id)) return undefined;
      const left = code.replaceAll(jsonSchema, (found) => (found.startsWith('create') ? 'undefined' : ''));
      if (left === code) throw new Error('zod describes its schemas otherwise than it did.');
      return { code: left, map: null };
    },
  };
}
