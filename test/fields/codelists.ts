import { codelistShelf, type LoadCodelist } from '../../src/codelists/codelistShelf.ts';
import type { CodelistValue } from '../../machines/service/application.ts';

type Row = {
  code: string;
  name: string | CodelistValue['name'];
  sortNo: number;
  categories?: string[];
  group?: string;
  zone?: string;
  models?: Row[];
};

const files = import.meta.glob<{ default: { values: Row[] } }>('../../server/codelists/data/*.json');

const valueOf = ({ code, name, sortNo, categories, group, zone }: Row): CodelistValue => ({
  code,
  name: typeof name === 'string' ? { cs: name, sk: name, en: name } : name,
  sortNo,
  categories: categories ?? [group, zone].filter((category) => category !== undefined),
});

/** The codelist call, answered from the files the service answers it from. */
export const readCodelist: LoadCodelist = async ({ name, parent }) => {
  const file = files[`../../server/codelists/data/${name}.json`];
  if (!file) throw new Error(`no codelist ${name}`);
  const { values } = (await file()).default;
  const rows = parent === undefined ? values : (values.find(({ code }) => code === parent)?.models ?? []);
  return rows.map(valueOf);
};

export const givenShelf = () => codelistShelf(readCodelist);
