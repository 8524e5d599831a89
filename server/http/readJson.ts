import { isUnstorable, storableJson } from '#server/store/storableText.ts';
import type { App } from './route.ts';

/** Reads the JSON that callers send as Fastify does, without the characters that no database can store. */
export function readJson(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    void parse(request, text, (error, value) => {
      done(error, error || !isUnstorable(text) ? value : JSON.parse(storableJson(value)));
    });
  });
}
