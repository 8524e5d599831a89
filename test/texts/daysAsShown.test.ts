import { expect, test } from 'vitest';
import { languages, namespacesOf, textsOf } from './allTexts.ts';

test.each(languages)(
  'a day that a text of %s gives as an example is written as days are shown',
  (language) => {
    const others = namespacesOf(language).flatMap((namespace) =>
      [...textsOf(language, namespace)].flatMap(([key, text]) =>
        /\b\d{1,2}\. \d{1,2}\. \d{4}\b/.test(String(text)) ? [`${namespace}:${key}`] : [],
      ),
    );
    expect(others).toEqual([]);
  },
);
