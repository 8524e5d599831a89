import { codelistCache, type LoadCodelist } from '#src/codelists/codelistCache.ts';
import type { CodelistValue } from '#machines/service/application.ts';

type Row = Omit<CodelistValue, 'name' | 'categories'> & {
  name: string | CodelistValue['name'];
  categories?: string[];
  parent?: string;
};

const files = import.meta.glob<{ default: Row[] }>('../../server/codelists/data/*.json');

/** The codelist call, answered from the files that the service answers it from. */
export const readCodelist: LoadCodelist = async ({ name, parent }) => {
  const file = files[`../../server/codelists/data/${name}.json`];
  if (!file) throw new Error(`no codelist ${name}`);
  const { default: rows } = await file();
  const values = rows
    .filter((row) => row.parent === parent)
    .map(({ name: word, categories = [], ...rest }) => ({
      ...rest,
      name: typeof word === 'string' ? { cs: word, sk: word, en: word } : word,
      categories,
    }));
  return values;
};

/** Has every codelist come before the first is asked for, so that what is measured does not hang on when it came. */
export const everyCodelistCame = () => Promise.all(Object.values(files).map(async (file) => file()));

export const givenCache = () => codelistCache(readCodelist);
