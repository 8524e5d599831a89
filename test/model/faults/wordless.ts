import { failures, isFailureCode } from '#machines/calls/failures.ts';
import { languages, textsOf } from '#test/texts/allTexts.ts';

const texts = languages.map((language) => ({ language, words: textsOf(language, 'failures') }));

/** What has no words about the failure that a flow is in; nothing where all is well. */
export const wordless = (code: string | undefined): readonly string[] => {
  if (code === undefined || !isFailureCode(code)) return [`it has failed by ${code}, which has no words`];
  return texts.flatMap(({ language, words }) =>
    [`${code}.title`, `${code}.text`]
      .filter((key) => !words.has(key))
      .map((key) => `${failures[code].meaning} has no ${key} in ${language}`),
  );
};
