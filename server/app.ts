import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '../machines/claim/limits.ts';
import { flows } from '../machines/flows/index.ts';
import { originFlow } from '../machines/origins/originFlow.ts';
import type { AppOptions, TrustedProxies } from './appOptions.ts';
import { serveAssets } from './assets.ts';
import { signInsOf } from './auth/signIn/signIns.ts';
import { createLanding } from './auth/landing.ts';
import { addSessionHooks } from './auth/sessionHooks.ts';
import { createSessions } from './auth/sessions.ts';
import { runFinalize } from './finalize/runFinalize.ts';
import { readCodelists } from './codelists/codelists.ts';
import { defaultConfiguration, defaultMapAddress, defaultMapSearch } from './defaultConfiguration.ts';
import { checkRegularly } from './documents/checkRegularly.ts';
import { createInspector } from './documents/inspector.ts';
import { answerBadRequests, handleFailures } from './failureHandler.ts';
import { describeError, logging, logRequests } from './logging.ts';
import { createGuesses } from './lookups/guesses.ts';
import { findAddressAt, findPlacesAt } from './map/findPlaces.ts';
import { mailThrough } from './messages/mail.ts';
import type { Messages } from './messages/message.ts';
import { keptIn, showOutbox } from './messages/outbox.ts';
import { type SendSms, smsGatewayAt } from './messages/sms.ts';
import { describeCalls } from './openApi.ts';
import { openPages } from './pages/drawnPages.ts';
import { createRunner, releaseJobs } from './process/runner.ts';
import { limitLoad } from './loadLimit.ts';
import { limitRates } from './rateLimits.ts';
import type { App } from './route.ts';
import { routes } from './routes.ts';
import { defaultRetention, sweep, type Retention } from './retention/sweep.ts';
import { secure, securityHeaders } from './security.ts';
import type { Service } from './service.ts';
import { serveIdentityProvider } from './identityProvider/serveIdentityProvider.ts';
import { guarded } from './systems/guarded.ts';
import { registers } from './systems/registers.ts';
import { answerUnknownPaths } from './unknownPaths.ts';

const bodyLimit = 1024 * 1024;
const wakeInterval = 5000;
const sweepInterval = 60 * 60_000;
// Ten megabytes over a slow mobile line.
const patience = 5 * 60_000;
const checkInterval = 10_000;
const headersTimeout = 60_000;
// Whoever waited for the service goes first.
const drawsAfter = 5000;

/**
 * The claim service as a Fastify app: every call of the contract, the browser app when it is built, the runner of long work.
 * Closing it leaves the database open, which whoever opened it closes.
 */
export async function createApp(options: AppOptions): Promise<App> {
  const { mapTiles } = options.configuration ?? defaultConfiguration;
  const headersFor = await securityHeaders({ isTls: options.isTls ?? false, mapTiles });
  const { requestTimeout = patience } = options;
  const app: App = fastify({
    ...logging(options.log),
    ...answerBadRequests(headersFor),
    bodyLimit,
    requestTimeout,
    http: {
      connectionsCheckingInterval: Math.min(requestTimeout, checkInterval),
      // Of the two Node takes the longer for the whole request.
      headersTimeout: Math.min(requestTimeout, headersTimeout),
    },
    trustProxy: trusted(options.trustProxy),
    forceCloseConnections: true,
    genReqId: () => randomUUID(),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  const service = createService(options, app);
  handleFailures(app);
  logRequests(app);
  secure(app, headersFor);
  if (options.loadLimit) await limitLoad(app, options.loadLimit);
  if (options.rateLimit) await limitRates(app, service.db, options.rateLimit);
  await app.register(cookie);
  addSessionHooks(app, service);
  await app.register(multipart, {
    limits: { fileSize: limits.fileBytes, files: 2, fields: 5, fieldSize: 1000 },
  });
  // The built files are compressed when they are built.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    customTypes: /^application\/json/,
    threshold: 1400,
    globalDecompression: false,
  });
  const answerPage = await serveAssets(app, {
    folder: options.assets,
    pages: service.pages,
    configuration: service.configuration,
    sessions: service.sessions,
  });
  answerUnknownPaths(app, answerPage);
  drawPagesAhead(app, service);
  await describeCalls(app, service.build.hash);
  await serveIdentityProvider(app, service.signIns.embedded, headersFor);
  for (const route of routes) route(app, service);
  if (options.hasOutbox) showOutbox(app, service);
  await runProcesses(app, service, options);
  checkRegularly(app, service, options.wakeInterval ?? wakeInterval);
  sweepRegularly(app, service, options.retention);
  return app;
}

// Only for a service that visitors can reach, and when it can answer them.
function drawPagesAhead(app: App, { pages }: Service): void {
  const ending = new AbortController();
  app.addHook('onListen', () => {
    const draw = async () => pages()?.drawAhead(ending.signal);
    // A build that is not whole ends nobody's service: whoever asks for a page is told.
    const onError = (error: unknown) => app.log.error(describeError(error), 'pages not drawn');
    setTimeout(() => void draw().catch(onError), drawsAfter).unref();
  });
  app.addHook('preClose', () => ending.abort());
}

// Counted from ours: what lies beyond the proxies that are there, somebody else wrote.
const trusted = (proxies: TrustedProxies = []): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : [...proxies];

function createService(options: AppOptions, app: App): Service {
  const { database, now = () => new Date() } = options;
  const signIns = signInsOf(options, app);
  const configured = options.configuration ?? defaultConfiguration;
  const signInOffered = configured.signInOffered && signIns.provider !== undefined;
  const configuration = { ...configured, signInOffered };
  const { db } = database;
  const sms = options.smsGateway === undefined ? undefined : smsGatewayAt(options.smsGateway);
  const service: Service = {
    db,
    documents: options.documents,
    configuration,
    systems: guarded(options.systems ?? registers(db), options.systemTimeout ?? 5000),
    flows: (options.flows ?? flows).map((flow) => originFlow(flow, configuration)),
    codelists: readCodelists(),
    guesses: createGuesses(db, options.limitsAddresses),
    sessions: createSessions({
      db,
      now,
      duration: configuration.sessionDuration,
      isTls: options.isTls ?? false,
    }),
    signIns,
    readLanding: createLanding({ db, now, key: options.landingKey ?? randomBytes(32).toString('hex') }),
    runner: createRunner({
      db,
      now,
      lease: options.lease ?? 30_000,
      run: (job) => runFinalize(service, job, (error) => app.log.error(error, 'finalize failed')),
      onError: (error) => app.log.error(describeError(error), 'process failed'),
    }),
    polling: options.polling ?? { retryInterval: 500, retryCount: 240 },
    inspector: createInspector({ accepted: configuration.acceptedFileTypes, clamd: options.clamd }),
    findPlaces: findPlacesAt(options.mapSearch ?? defaultMapSearch, options.mapTimeout),
    findAddress: findAddressAt(options.mapAddress ?? defaultMapAddress, options.mapTimeout),
    sendSms: sms,
    messages: messagesOf(options, now, sms),
    pages: openPages({ folder: options.assets, drawing: options.drawing, configuration }),
    keepsDrafts: (options.retention ?? defaultRetention).drafts,
    pause: options.pause ?? wait,
    build: options.build ?? { hash: 'development', branch: 'development' },
    now,
  };
  return service;
}

/** What is configured sends; the outbox keeps the rest where there is one. */
function messagesOf(
  { database: { db }, smtp, hasOutbox }: AppOptions,
  now: () => Date,
  sms: SendSms | undefined,
): Messages {
  return {
    ...(hasOutbox && keptIn(db, now)),
    ...(smtp !== undefined && { EMAIL: mailThrough(smtp) }),
    ...(sms && { PHONE: sms }),
  };
}

// At the start and every hour. Of several processes on a database each may: what is removed is removed once.
function sweepRegularly(app: App, service: Service, retention: Retention | undefined): void {
  if (retention === undefined) return;
  let underway: Promise<unknown> = Promise.resolve();
  const run = (): void => {
    underway = sweep({ ...service, retention }).then(
      (swept) => app.log.info(swept, 'swept'),
      (error: unknown) => app.log.error(describeError(error), 'sweep failed'),
    );
  };
  run();
  const timer = setInterval(run, sweepInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await underway;
  });
}

// Work that a stopped process left behind: its own at once, that of another when the lease has run out.
async function runProcesses(
  app: App,
  { db, runner, inspector }: Service,
  { database }: AppOptions,
): Promise<void> {
  if (database.embedded) await releaseJobs(db);
  runner.kick();
  const timer = setInterval(() => runner.kick(), wakeInterval);
  timer.unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await runner.stop();
    await inspector.close();
  });
}
