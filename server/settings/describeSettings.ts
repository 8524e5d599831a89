import * as z from 'zod';
import { Configuration } from '#machines/service/configuration.ts';
import { defaultConfiguration } from './defaultConfiguration.ts';
import { Environment } from './environmentSchema.ts';

/** What each key of the configuration is for. Words that browsers need not load. */
const meanings: Readonly<Record<keyof Configuration, string>> = {
  invalidEmails: 'addresses nobody may use as a contact',
  productLines: 'the lines offered',
  homepageUrl: 'the way out of the application',
  kzUrl: 'the client zone',
  addDocUrl:
    'where documents are added to a sent claim; `{line}` is the home of its line; follows `entryPrefix` unless it is set',
  initNewFlowUrl: 'where another report begins',
  initConsequentFlowUrl:
    'where a report begins that follows from a sent claim, empty where none does; `{line}`, `{baseClaimId}`; follows `entryPrefix` unless it is set',
  acceptedFileTypes: 'extensions without the dot',
  resetFlowOnError: 'a report that failed for good begins anew',
  longRunningRequestTimeout: 'milliseconds after which a long request shows a notice',
  kzAccessPageCodes: 'pages where what is known of a client of the zone is shown',
  kzAccessDisabledRisks: 'risks that the client zone does not offer',
  dependentFields: 'for each field those that are cleared when it changes, besides the known ones',
  changedPrimeFields: 'fields whose change makes the client unknown again, besides the known ones',
  devTools: 'opens the inspection',
  worksOffline: 'lets browsers keep the application',
  signInOffered: 'offers the sign-in',
  lifeQueueingEnabled: 'a life claim waits in the queue once it is registered',
  sessionDuration: 'milliseconds',
  entryPrefix: 'what every address of a line begins with',
  hotline: 'the telephone number',
  mapTiles: 'template of the map tiles with `{z}`, `{x}` and `{y}`',
  mapAttribution: 'whose map it is',
  languages: 'the languages offered',
  defaultLanguage: 'the language of who asks for none of them',
};

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

/** What holds where a variable says nothing: what its schema gives, which the schema of another form may hold inside. */
function usualOf(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodPipe) return usualOf(schema.in);
  return schema instanceof z.ZodDefault ? String(schema.def.defaultValue) : '';
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |'))
    .join('\n');

/** The tables of the page for operators by their names, in Markdown: every variable and every key of the configuration. */
export const settingsTables = (): Readonly<Record<string, string>> => ({
  environment: tableOf(
    ['variable', 'default', 'what'],
    Object.entries(Environment.shape).map(([name, schema]) => {
      const { usual, description = '' } = schema.meta() ?? {};
      return [code(name), typeof usual === 'string' ? usual : code(usualOf(schema)), description];
    }),
  ),
  configuration: tableOf(
    ['key', 'default', 'what'],
    Configuration.keyof().options.map((key) => [
      code(key),
      code(JSON.stringify(defaultConfiguration[key])),
      meanings[key],
    ]),
  ),
});

/** A page with each of its tables between the marks `<!-- name -->` and `<!-- /name -->` written anew. */
export const withTables = (page: string, tables: Readonly<Record<string, string>>): string =>
  Object.entries(tables).reduce(
    (written, [name, table]) =>
      written.replace(
        new RegExp(`(<!-- ${name} -->\\n).*?(\\n<!-- /${name} -->)`, 's'),
        (_all, before: string, after: string) => `${before}\n${table}\n${after}`,
      ),
    page,
  );
