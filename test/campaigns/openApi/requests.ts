import examples from '#server/http/contract/examples.json' with { type: 'json' };
import { pdf } from '#test/server/files.ts';
import { multipart } from '#test/server/multipart.ts';
import type { Sent } from '#test/server/reporter.ts';
import type { Described } from './operations.ts';
import { madeValue, spoiled, wrongValue, type Source } from './values.ts';

const bodies: Readonly<Record<string, object>> = examples;

/** A request that the description of a call leads to: often as it is meant, often with one thing wrong. */
export function madeRequest(call: Described, source: Source): Sent {
  const { random } = source;
  const { method, bodies: described } = call;
  const query = call.parameters
    .filter((one) => one.in === 'query' && random.chance(0.7))
    .map(({ name, schema }): [string, string] => [name, textIn(partOf(schema, source))]);
  const search = new URLSearchParams(query.map(([name, text]) => [name, text.toWellFormed()])).toString();
  const url = pathIn(call, source) + (search && `?${search}`);
  const headers = {
    ...(call.name === 'finalize' && random.chance(0.5) && { async: 'true' }),
    ...(call.name === 'finalize' &&
      random.chance(0.3) && { processid: random.pick([...source.ids, 'none']) }),
    ...(random.chance(0.05) && { 'x-requested-with': '' }),
    ...(random.chance(0.1) && { 'accept-language': random.pick(['sk', 'en;q=0.1', '*', 'x'.repeat(500)]) }),
  };
  if (method === 'GET') return { method, url, headers };
  if (random.chance(0.04)) {
    const type = random.pick([
      'application/json',
      'text/plain',
      'multipart/form-data',
      'application/xml',
      '',
    ]);
    const body = random.pick(['{', '[]', '"text"', 'null', '{"a":1,"a":2}', '\0', '{"__proto__":{"x":1}}']);
    return { method, url, body, headers: { ...headers, 'content-type': type } };
  }
  const [[type, schema] = ['', undefined]] = described;
  if (type.startsWith('multipart')) {
    const content = random.chance(0.7)
      ? pdf(`file ${random.below(1000)}`)
      : Buffer.from(textIn(wrongValue(source)));
    const name = random.pick(['a.pdf', 'b.jpg', '../c.pdf', 'x'.repeat(300), '']);
    const documentType = random.pick(['DAMAGE_PHOTO', 'OTHER', textIn(wrongValue(source)).slice(0, 100)]);
    const { body, headers: own } = multipart({ name, content, documentType });
    return { method, url, body, headers: { ...headers, ...own } };
  }
  if (type === 'application/octet-stream') {
    const body = Buffer.alloc(random.below(50_000));
    return { method, url, body, headers: { ...headers, 'content-type': type } };
  }
  if (described.length === 0) return { method, url, headers };
  const body = JSON.stringify(bodyOf(call.name, schema, source) ?? null);
  return { method, url, body, headers: { ...headers, 'content-type': 'application/json' } };
}

function bodyOf(name: string, schema: unknown, source: Source): unknown {
  const { random } = source;
  const example = bodies[name] ?? {};
  const known: unknown = 'body' in example ? example.body : undefined;
  const body = known !== undefined && random.chance(0.5) ? known : madeValue(schema, source);
  let spoilt = body;
  for (let times = random.pick([0, 0, 0, 1, 1, 2]); times > 0; times -= 1) spoilt = spoiled(spoilt, source);
  return spoilt;
}

const partOf = (schema: unknown, source: Source): unknown =>
  source.random.chance(0.7) ? madeValue(schema, source) : wrongValue(source);

const textIn = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value ?? ''));

function pathIn({ path, parameters }: Described, source: Source): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const { schema } = parameters.find((one) => one.in === 'path' && one.name === name) ?? {};
    const { random, ids } = source;
    if (name === 'version') return String(random.below(4));
    const value =
      ids.length > 0 && random.chance(0.5) && !/service|language|namespace/.test(name)
        ? random.pick(ids)
        : random.chance(0.85)
          ? madeValue(schema, source)
          : wrongValue(source);
    return encodeURIComponent(textIn(value).toWellFormed().slice(0, 2000));
  });
}
