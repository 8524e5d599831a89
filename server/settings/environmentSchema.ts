import * as z from 'zod';
import { defaultRetention } from '#server/retention/sweep.ts';
import { databaseVariables } from './databaseVariables.ts';
import { handoverVariables } from './handoverVariables.ts';
import { operatorVariables } from './operatorVariables.ts';
import { readProxies } from './proxies.ts';
import { registerVariables } from './registerVariables.ts';
import { fileOf } from './secretFiles.ts';
import { ofOne, says, secretly } from './variableMeta.ts';

const day = 24 * 60 * 60_000;
const text = z.string().min(1).optional();
const longSecret = z.string().min(32).optional();
const flag = z.stringbool().default(false);
const web = z.url({ protocol: /^https?$/ });
const count = (usual: number) => z.coerce.number().int().min(0).default(usual);
/** A number of days, read as milliseconds. */
const days = (time: number) =>
  z.coerce
    .number()
    .min(0)
    .default(time / day)
    .transform((number) => number * day);

/** Every variable that the service reads, its form, and what it is for. */
export const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000).meta(ofOne('where the service listens')),
  HOST: text.meta(ofOne('the address it listens on; `::` for all of the machine', 'see below')),
  DATA_DIR: z.string().min(1).default('./data').meta(ofOne('the embedded database and the documents')),
  ...databaseVariables,
  SEED: z
    .stringbool()
    .optional()
    .meta(
      says(
        'fills empty registers of our own with invented people, policies and vehicles',
        'true for this machine alone',
      ),
    ),
  ...registerVariables,
  ...handoverVariables,
  CLAMD: z
    .string()
    .regex(
      /^(?:tcp:\/\/[^\s/]+|unix:(?:\/\/)?\/\S+|none)$/,
      'tcp://host:port, unix:/path or none is expected',
    )
    .optional()
    .meta(
      says(
        '`tcp://host:port` or `unix:/path` of a virus scanner; `none` where none is meant: then only the EICAR test virus is found. Where others are served and it is not given, uploaded files wait',
        '`none` for this machine alone',
      ),
    ),
  S3_ENDPOINT: web
    .optional()
    .meta(
      says('address of an S3-compatible store for documents instead of the folder; the next ones go with it'),
    ),
  S3_BUCKET: text.meta(says('the bucket in it')),
  S3_REGION: text.meta(says('its region', '`auto`')),
  S3_ACCESS_KEY_ID: text.meta(says('who the service is there')),
  S3_SECRET_ACCESS_KEY: text.meta(secretly('the secret that goes with that')),
  MAP_TILES: text.meta(
    ofOne(
      'template of the map tiles, with `{z}`, `{x}` and `{y}`, in the place of the configured one; its origin joins the security policy',
      'OpenStreetMap',
    ),
  ),
  MAP_SEARCH: web
    .includes('{query}')
    .optional()
    .meta(
      says(
        'address search that answers as Nominatim does, with `{query}`; the service asks it, so a key in it stays there',
        'Nominatim',
      ),
    ),
  MAP_ADDRESS: web
    .includes('{lat}')
    .includes('{lng}')
    .optional()
    .meta(
      says(
        'finds the address of a point as Nominatim does, with `{lat}` and `{lng}`. Needs `MAP_SEARCH` and the other way round: an operator who names a search of their own sends no address anywhere else',
        'Nominatim',
      ),
    ),
  SMS_GATEWAY: web
    .optional()
    .meta(
      says(
        'address that takes text messages as `{"to", "text"}`: a reporter who gave a mobile number is sent the claim number; where the gateway takes no message it is sent again for a day, and the report says when it was. Codes go the same way',
      ),
    ),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .meta(
      secretly('mail server that sends codes and confirmations, `smtps://user:password@host?from=sender`'),
    ),
  OUTBOX: z
    .stringbool()
    .optional()
    .meta(
      says(
        'keeps the messages that nothing sends and shows them to anybody at `/outbox`',
        'true for this machine alone, without `SMTP_URL`',
      ),
    ),
  LANDING_KEY: longSecret.meta(
    secretly(
      'secret of at least 32 characters that signs landing tokens, shared with those who send visitors; one that the start made is kept in `DATA_DIR/landing.key`',
      'made with every start, and on a PostgreSQL by the first process for all',
    ),
  ),
  LANDING_KEY_BEFORE: longSecret.meta(
    secretly(
      'the secret in whose place `LANDING_KEY` has come: tokens signed by it are taken, too, until all who send visitors sign by the new one, see [Landing links](#landing-links)',
    ),
  ),
  TRACES_URL: web
    .optional()
    .meta(
      says(
        'address of an OpenTelemetry collector that takes OTLP over HTTP: what a call does, from the browser through the database, the registers and long work to the core, is written there as one trace, see [Traces](#traces)',
        'no traces are written',
      ),
    ),
  METRICS_KEY: longSecret.meta(
    secretly(
      'secret of at least 32 characters that whoever reads the measures at `/metrics` shows as a bearer token, see [Measures](metrics.md)',
      'nobody reads them',
    ),
  ),
  ...operatorVariables,
  PUBLIC_URL: web.optional().meta(says('where browsers reach the service', '`http://localhost:PORT`')),
  OIDC_ISSUER: z
    .enum(['none', 'embedded'])
    .or(web)
    .optional()
    .meta(
      says(
        'where users sign in: an address, `none` for nowhere, `embedded` for the provider where everybody chooses who they are',
        '`embedded` for this machine alone, else `none`',
      ),
    ),
  OIDC_CLIENT_ID: z
    .string()
    .min(1)
    .default('hlaska')
    .meta(says('the name by which the provider knows the service')),
  OIDC_CLIENT_SECRET: text.meta(secretly('the secret that goes with that')),
  OIDC_SCOPE: z
    .string()
    .min(1)
    .default('openid profile email phone')
    .meta(says('what the service asks the provider for')),
  CONFIGURATION: text.meta(
    ofOne(
      'path of a JSON file with configuration values that replace the default ones, see [Configuration](#configuration)',
    ),
  ),
  RATE_LIMIT: count(6000).meta(
    says(
      'calls of one address in a minute; 0 for no limit, also of the numbers that one address asks the registers by',
    ),
  ),
  LIMITS: text.meta(
    ofOne('path of a JSON file with limits that replace the usual ones, see [Limits](#limits)'),
  ),
  MAX_DELAY: count(3000).meta(
    ofOne('milliseconds by which the process may be behind before it refuses calls with 503; 0 for no limit'),
  ),
  MAX_CALLS: count(100).meta(
    ofOne(
      'calls under way at which the process refuses all further ones with 503, fewer where saves would take longer than half a second: new reports are refused at half of them, everything but sending at three quarters; 0 for no limit, also of the second that a call may wait for a connection',
    ),
  ),
  STOP_DELAY: z.coerce
    .number()
    .int()
    .min(0)
    .optional()
    .meta(
      ofOne(
        'milliseconds from a stop until the port closes, in which the service says that it is not ready',
        '3000, for this machine alone 0',
      ),
    ),
  STOP_PATIENCE: count(6000).meta(ofOne('milliseconds beyond that for the calls that are under way')),
  TLS: flag.meta(says('the service is reached over TLS')),
  CONTRACT: z
    .stringbool()
    .default(true)
    .meta(
      says(
        'shows the contract at `/rest/openapi.json` and a page to read it at `/rest/docs`; false for nobody',
      ),
    ),
  TRUST_PROXY: z
    .string()
    .default('')
    .transform(readProxies)
    .meta(
      says(
        'how many proxies stand in front (`1`), or their addresses and networks (`10.0.0.0/8,fd00::/8`): only what they add to `x-forwarded-for` counts',
        'none',
      ),
    ),
  KEEP_DRAFTS_DAYS: days(defaultRetention.drafts).meta(
    says('days that drafts are kept after their last change'),
  ),
  KEEP_DISCARDED_DAYS: days(defaultRetention.discarded).meta(says('days that discarded drafts are kept')),
  KEEP_SESSIONS_DAYS: days(defaultRetention.sessions).meta(
    says('days that sessions without reports are kept after they expired'),
  ),
  KEEP_HELPDESK_DAYS: days(defaultRetention.helpdesk).meta(says('days that helpdesk reports are kept')),
  KEEP_SENT_DAYS: days(defaultRetention.sent).meta(
    says('days that sent reports are kept after they were handed over'),
  ),
  KEEP_TRAFFIC_DAYS: days(defaultRetention.traffic).meta(
    says('days that it is kept how often something happened on which page of a flow'),
  ),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error'])
    .default('info')
    .meta(ofOne('`debug`, `info`, `warn`, `error`')),
});

/** What the variables of the environment say. */
export type Environment = z.infer<typeof Environment>;

const marked = (mark: string): readonly string[] =>
  Object.entries(Environment.shape).flatMap(([name, schema]) => (schema.meta()?.[mark] === true ? name : []));

/** The names of those that are secrets. */
export const secrets = marked('isSecret');

/** The names of those that each process may have its own of, or that name files whose content is compared. */
export const ofProcess = marked('isOfProcess');

/** The names of the variables that the service reads, those of the files of secrets among them. */
export const variables: readonly string[] = [...Object.keys(Environment.shape), ...secrets.map(fileOf)];
