import * as z from 'zod';
import { Configuration } from '#machines/service/configuration.ts';
import { Limits } from '#server/http/limits.ts';
import { defaultConfiguration } from './defaultConfiguration.ts';
import { Environment, secrets } from './environmentSchema.ts';
import { inFile, usualIn } from './inFile.ts';
import { fileOf } from './secretFiles.ts';

/** What each key of the configuration is for. Words that browsers need not load. */
const meanings: Readonly<Record<keyof Configuration, string>> = {
  invalidEmails: 'addresses nobody may use as a contact',
  productLines: 'the lines offered',
  lanes:
    'events that many report at once, by fewer pages: `key`, `event` (HAIL, STORM, FLOOD), `lines`, the days `from` and `to`, `opens`, `closes`, `place` in each language, `hotline`',
  features:
    'features that are not for every report: `feature` (SELF_INSPECTION, AUTO_REGISTRATION, AUTO_LIQUIDATION), `lines`, `origins` (none: all), `share` of a hundred',
  banner: 'a sentence on every first page, in each language',
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
  countsTraffic: 'counts what happens on which page of a flow, for analysts',
  signInOffered: 'offers the sign-in',
  lifeQueueingEnabled: 'a life claim waits in the queue once it is registered',
  sessionDuration: 'milliseconds',
  entryPrefix: 'what every address of a line begins with',
  hotline: 'the telephone number',
  helpdeskHours:
    'when somebody is at the helpdesk for users of the sales application, in the time of Prague, as OpenStreetMap writes opening hours: days, then from when to when, more of them after a semicolon; empty where nothing is said of it',
  privacyUrl:
    'the privacy notice that the footer leads to, empty where there is none; a page of its own unless it is set',
  accessibilityUrl: 'the accessibility statement, likewise',
  contactUrl: 'the contact, likewise',
  mapTiles: 'template of the map tiles with `{z}`, `{x}` and `{y}`',
  mapAttribution: 'whose map it is',
  languages: 'the languages offered',
  defaultLanguage: 'the language of who asks for none of them',
};

const code = (text: string): string => (text === '' ? '' : `\`${text}\``);

const json = (value: unknown): string => code(JSON.stringify(value).replaceAll(/([:,])(?=\S)/g, '$1 '));

/** A row for each limit; those that belong together have a row each, by a name with a dot. */
function limitRows(shape: Readonly<Record<string, z.core.$ZodType>>, before = ''): string[][] {
  return Object.entries(shape).flatMap(([name, schema]) => {
    const own = inFile(schema);
    const { description } = z.globalRegistry.get(schema) ?? {};
    return description === undefined && own instanceof z.ZodObject
      ? limitRows(own.shape, `${before}${name}.`)
      : [[code(before + name), json(usualIn(schema)), description ?? '']];
  });
}

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`.replaceAll('|  |', '| |'))
    .join('\n');

/** The tables of the page for operators by their names, in Markdown: every variable, every key of the configuration and every limit. */
export const settingsTables = (): Readonly<Record<string, string>> => ({
  environment: tableOf(
    ['variable', 'default', 'what'],
    Object.entries(Environment.shape).map(([name, schema]) => {
      const { usual, description = '' } = schema.meta() ?? {};
      return [
        secrets.includes(name) ? `${code(name)}, ${code(fileOf(name))}` : code(name),
        typeof usual === 'string' ? usual : code(String(usualIn(schema) ?? '')),
        description,
      ];
    }),
  ),
  configuration: tableOf(
    ['key', 'default', 'what'],
    Configuration.keyof().options.map((key) => [
      code(key),
      // JSON knows no value that is left out.
      code(defaultConfiguration[key] === undefined ? '' : JSON.stringify(defaultConfiguration[key])),
      meanings[key],
    ]),
  ),
  limits: tableOf(['name', 'usual', 'what'], limitRows(Limits.shape)),
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
