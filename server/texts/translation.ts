import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { calls } from '#machines/service/calls.ts';
import { Failure } from '#machines/calls/failures.ts';
import type { AreaPlugin } from '#server/http/area.ts';
import { routeOf } from '#server/http/route.ts';

const folder = fileURLToPath(new URL('../../machines/texts/', import.meta.url));
const Texts = z.record(z.string(), z.unknown());

/** GET /rest/translation/:language/:namespace: 245000002 where there are no such texts. */
export const translation: AreaPlugin = async (app) => {
  const read = new Map<string, z.infer<typeof Texts>>();
  app.route({
    ...routeOf(calls.translation),
    handler: async (request, reply) => {
      const { language, namespace } = request.params;
      const name = `${language}/${namespace}`;
      const texts = read.get(name) ?? (await readTexts(name));
      read.set(name, texts);
      reply.header('cache-control', 'public, max-age=3600');
      return texts;
    },
  });
};

/**
 * The texts of a file in machines/texts, by a name such as `cs/fields`.
 *
 * @throws Failure 245000002 where there are no such texts
 */
export async function readTexts(name: string): Promise<z.infer<typeof Texts>> {
  if (!/^\w+\/\w+$/.test(name)) throw new Failure('245000002');
  try {
    return Texts.parse(JSON.parse(await readFile(`${folder}${name}.json`, 'utf8')));
  } catch (cause) {
    throw new Failure('245000002', { cause });
  }
}
