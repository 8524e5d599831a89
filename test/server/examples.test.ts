import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { operationsCalls } from '#machines/service/sales/operationsCalls.ts';
import { calls } from '#machines/service/calls.ts';
import { clientCalls } from '#machines/service/clients.ts';
import { policyCalls } from '#machines/service/sales/policyCalls.ts';
import { vehicleCalls } from '#machines/service/sales/vehicleCalls.ts';
import { policy } from '#test/sales/records/policies.ts';
import { car } from '#test/sales/records/vehicles.ts';
import { recordCalls } from '#machines/service/sales/recordCalls.ts';
import { contract } from '#server/http/contract/contract.ts';
import { giveStatusLink } from '#server/messages/statusLink.ts';
import { mintLanding } from '#server/signIn/mintLanding.ts';
import * as drawing from '#src/prerender/drawPage.tsx';
import { aHelpdeskReport } from '#test/actors/givenReport.ts';
import { company } from '#test/sales/records/clients.ts';
import { idOf } from './clients/agents.ts';
import { accident } from './accident.ts';
import { User } from './auth/user.ts';
import { begin, beginWith } from './drafts.ts';
import { Examples } from './examples.ts';
import { pdf } from './files.ts';
import { multipart } from './multipart.ts';
import { aBuild } from './pages/build.ts';
import { startService, type TestService } from './service.ts';

const written = fileURLToPath(new URL('../../server/http/contract/examples.json', import.meta.url));
const landingKey = 'a secret shared with the client zone, long enough';
const brno = { place_id: 42, display_name: 'Masarykova 1, Brno, Česko', lat: '49.19', lon: '16.61' };
const address = {
  road: 'Masarykova',
  house_number: '1',
  city: 'Brno',
  postcode: '602 00',
  country_code: 'cz',
};
const build = { hash: 'a7f291be', branch: 'main' };
/** Their answer is a file. */
const files = ['claimPreview', 'downloadDocument', 'downloadExport', 'readReportFile', 'speedDownload'];

describe('the examples of the contract', () => {
  const examples = new Examples();
  let folder: string;
  let service: TestService;
  let geocoder: Server;
  beforeAll(async () => {
    geocoder = createServer(({ url }, response) => {
      const found = { ...brno, address };
      response.end(JSON.stringify(url?.startsWith('/search') ? [found] : found));
    }).listen(0, '127.0.0.1');
    await once(geocoder, 'listening');
    const place = geocoder.address();
    const map = `http://127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`;
    folder = await aBuild();
    service = await startService({
      assets: folder,
      drawing,
      landingKey,
      hasOutbox: true,
      breakGlass: { from: 0, to: 24 },
      build,
      mapSearch: `${map}/search?q={query}`,
      mapAddress: `${map}/reverse?lat={lat}&lon={lng}`,
    });
  });
  afterAll(async () => {
    geocoder.close();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  });

  const signedIn = async (sub: string) => {
    const user = new User(service.app);
    await user.signIn(sub);
    return user.reporter();
  };

  test('of what needs no report', async () => {
    const reporter = service.reporter();
    await examples.make(reporter, 'live');
    await examples.make(reporter, 'ready');
    await examples.make(reporter, 'buildInfo');
    await examples.make(reporter, 'configuration');
    await examples.make(reporter, 'codelist', { params: { name: 'damage-cause' } });
    await examples.make(reporter, 'translation', { params: { language: 'en', namespace: 'meetings' } });
    await examples.make(reporter, 'repairShops');
    await examples.make(reporter, 'searchMap', { body: { query: 'Masarykova 1, Brno' } });
    await examples.make(reporter, 'addressAt', { body: { lat: 49.19, lng: 16.61 } });
    await examples.make(reporter, 'reportToHelpdesk', { body: aHelpdeskReport });
    const entry = {
      level: 'warn',
      time: '2026-11-20T08:00:00Z',
      event: 'chunk.failed',
      code: 'ChunkLoadError',
    };
    await examples.make(reporter, 'log', { body: { entries: [entry] } });
  });

  test('of a report from its first answer to its number', async () => {
    const reporter = service.reporter();
    const createKey = 'a6c1c8be-3b9f-4a55-9d6e-0f6f1f3f6a11';
    const first = await examples.make(reporter, 'begin', {
      body: {
        path: '/hlaseni/nonlife/car/vyber-udalosti',
        language: 'cs',
        createKey,
        build: build.hash,
        fields: [['eventKinds', 'HAVZVIRE']],
      },
    });
    await examples.make(reporter, 'discard', {
      params: { service: 'claim', claimRequestUuid: String(first['claimRequestUuid']) },
    });
    const { activeClaimUuid } = await examples.make(reporter, 'create', {
      params: { service: 'claim' },
      body: { claimType: 'car', flowType: 'DRAFT', detail: { eventKinds: ['HAVNEHODA'] } },
    });
    const claimRequestUuid = String(activeClaimUuid);
    const params = { service: 'claim', claimRequestUuid };
    await examples.make(reporter, 'save', { params: { ...params, version: 1 }, body: accident });
    await examples.make(reporter, 'readClaim', { params });
    await examples.make(reporter, 'searchDamaged', { params, body: { registrationNo: '4UI5655' } });
    await examples.make(reporter, 'searchPolicy', {
      params,
      body: { policyNumber: '4400019720', incidentDate: '2026-11-10' },
    });
    await examples.make(reporter, 'searchCompany', { params, body: { identificationNumber: '99000016' } });
    await examples.make(reporter, 'findDuplicate', {
      params,
      body: { claimNumber: '2026CAR00000017', incidentDate: '2026-11-14' },
    });
    await examples.make(reporter, 'selfInspection', { params });
    await examples.make(reporter, 'bankAccount', { params });
    await examples.make(reporter, 'bankAccountOf', {
      params,
      body: { ...accident, policyNumber: '4400018683' },
    });
    const file = multipart({ name: 'protokol.pdf', content: pdf('a protocol') });
    const { status, body } = await reporter.send({
      method: 'POST',
      url: calls.uploadDocument.path
        .replace(':service', 'claim')
        .replace(':claimRequestUuid', claimRequestUuid),
      ...file,
    });
    expect(status).toBe(200);
    const { documentId } = calls.uploadDocument.answer.parse(body);
    examples.note('uploadDocument', { answer: body });
    await examples.make(reporter, 'listDocuments', { params });
    await examples.make(reporter, 'deleteDocument', { params: { ...params, documentId } });
    await examples.make(reporter, 'listDrafts');
    await examples.make(reporter, 'finalize', { params });
    const link = await giveStatusLink(
      service.database.db,
      { uuid: claimRequestUuid, claimType: 'car', now: new Date() },
      { publicUrl: '', configuration: { entryPrefix: '' } },
    );
    await examples.make(reporter, 'openLinked', { body: { key: link.split('#')[1] } });
  });

  test('of what a long request answers in the end', async () => {
    const { reporter, params } = await beginWith(service, accident);
    const { headers } = await reporter.ask(calls.finalize, { params, headers: { async: 'true' } });
    const processId = String(headers['processid']);
    let answer = await examples.make(reporter, 'pollable', { params: { processId } });
    while (answer['state'] === 'PRO')
      answer = await examples.make(reporter, 'pollable', { params: { processId } });
    expect(answer['state']).toBe('FIN');
  });

  test('of a draft that is opened elsewhere', async () => {
    const { reporter, uuid: claimRequestUuid } = await beginWith(service, accident);
    await examples.make(reporter, 'openDraft', { params: { claimRequestUuid } });
    const { key, code } = await reporter.call(calls.handOver, { params: { claimRequestUuid } });
    const handed = await examples.make(reporter, 'handOver', { params: { claimRequestUuid } });
    expect(Object.keys(handed)).toEqual(Object.keys({ key, code, expiresAt: '' }));
    const other = service.reporter();
    await examples.make(other, 'takeOver', { body: { key: handed['key'], code: handed['code'] } });
    await examples.make(service.reporter(), 'authoriseDraft', {
      params: { claimRequestUuid },
      body: { field: 'BIRTH_NUMBER', value: '6405049134' },
    });
    const life = await beginWith(service, { policyNumber: '4400000017', appliedRiskId: 'OCR' }, 'life');
    await examples.make(life.reporter, 'ocrAllowed', { params: life.params });
  });

  test('of who reports, and of who works here', async () => {
    const client = service.reporter();
    const landing = { origin: 'CLIENT_ZONE', subject: 'P001', birthNumber: '841104/9031' };
    await examples.make(client, 'land', { body: { token: await mintLanding(landingKey, landing) } });
    await examples.make(client, 'whoAmI');
    await examples.make(client, 'knownClient', { params: { claimType: 'car' } });
    const { reporter } = await begin(service);
    await examples.make(reporter, 'identification');
    await examples.make(reporter, 'sendCode', {
      body: { contact: { type: 'EMAIL', value: 'eva.mala@example.cz' }, language: 'cs' },
    });
    const { text } = await service.database.db
      .selectFrom('outbox')
      .select('text')
      .where('recipient', '=', 'eva.mala@example.cz')
      .executeTakeFirstOrThrow();
    await examples.make(reporter, 'confirmCode', { body: { code: /\d{6}/.exec(text)?.[0] } });
    await examples.make(reporter, 'session');
    await examples.make(reporter, 'signIn', { body: { returnTo: '/hlaseni' } });
    await examples.make(reporter, 'logout');
    await examples.make(await signedIn('A100'), 'actFor', { body: { id: 'A200' } });
  });

  test('of a lock that an operator lifts', async () => {
    const { uuid: claimRequestUuid } = await beginWith(service, accident);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await service.reporter().ask(calls.authoriseDraft, {
        params: { claimRequestUuid },
        body: { field: 'BIRTH_NUMBER', value: '8411049031' },
      });
    }
    const operator = await signedIn('U400');
    await examples.make(operator, 'lockedDrafts');
    await examples.make(operator, 'liftLock', {
      body: { mark: claimRequestUuid.slice(0, 8), reason: 'Klient volal a řekl číslo smlouvy.' },
    });
  });

  test('an agent finds a client and opens them', async () => {
    const helpdesk = await signedIn('U600');
    const { uuid } = await begin(service);
    const found = { text: uuid.slice(0, 8), reason: 'CLIENT_CALLS' };
    await examples.make(helpdesk, 'findReports', { body: found });
    const report = { params: { report: uuid } };
    await examples.make(helpdesk, 'openReport', { ...report, body: { reason: 'CLIENT_CALLS' } });
    const sent = await beginWith(service, accident);
    await sent.reporter.call(calls.finalize, { params: sent.params });
    await examples.make(helpdesk, 'resendConfirmation', {
      params: { report: sent.uuid },
      body: { reason: 'CLIENT_CALLS' },
    });
    await examples.make(helpdesk, 'unlockReport', { ...report, body: { words: 'proved by telephone' } });
    const operator = await signedIn('U400');
    await examples.make(operator, 'readHealth');
    await examples.make(operator, 'readFailures');
    await examples.make(operator, 'readHandover');
    await examples.make(operator, 'readFiles');
    await examples.make(operator, 'readMessages');
    await examples.make(operator, 'listApprovals');
    await examples.make(operator, 'operate', {
      body: { act: { act: 'RESEND_ALL', reason: 'NO_POLICY' }, words: 'The mapping was mended.' },
    });
    const banner = {
      kind: 'BANNER',
      text: {
        cs: 'Odpovídáme dnes později.',
        sk: 'Odpovedáme dnes neskôr.',
        en: 'We answer later today.',
      },
    } as const;
    await examples.make(operator, 'switchOn', {
      body: { switch: banner, hours: 4, version: 0, words: 'Many report a storm.' },
    });
    const second = await signedIn('U410');
    await examples.make(second, 'seeSwitch', { body: { key: 'banner', version: 1 } });
    await examples.make(operator, 'listSwitches');
    await operator.call(operationsCalls.operate, {
      body: {
        act: { act: 'INCIDENT', service: 'SENDING', foundBy: 'STAFF', hours: 0 },
        words: 'Hlášení se neodesílají.',
      },
    });
    await examples.make(operator, 'listIncidents');
    await examples.make(operator, 'switchOff', {
      body: { key: 'banner', version: 1, words: 'The storm is over.' },
    });
    await examples.make(operator, 'askErasure', {
      body: {
        foundBy: 'email',
        personValue: 'eva.mala@example.com',
        eraseWords: 'Asked for it on 1 December.',
      },
    });
    await examples.make(operator, 'askExport', {
      body: {
        foundBy: 'email',
        personValue: 'eva.mala@example.com',
        eraseWords: 'Asked for it on 1 December.',
      },
    });
    await examples.make(operator, 'listExports');
    const approval = 'b6c1c8be-3b9f-4a55-9d6e-0f6f1f3f6a11';
    await examples.make(operator, 'decideApproval', { params: { approval }, body: { isApproved: true } });
    await examples.make(operator, 'breakGlass', { params: { approval } });
    await examples.make(operator, 'sayWhyAlone', {
      params: { approval },
      body: { words: 'Nobody else was there.' },
    });
    const agent = await signedIn('A100');
    const key = 'a6c1c8be-3b9f-4a55-9d6e-0f6f1f3f6a11';
    const { thread } = await examples.make(agent, 'sendChat', { body: { key, text: 'Good morning' } });
    const conversation = String(thread);
    await examples.make(agent, 'readChat', { body: { thread: conversation, isShown: true } });
    await examples.make(agent, 'endChat', { params: { thread: conversation } });
    const { clients } = clientCalls.searchClients.answer.parse(
      await examples.make(agent, 'searchClients', { body: { text: '7903149034' } }),
    );
    await examples.make(agent, 'salesVisitor');
    const params = { client: clients[0]?.id ?? '' };
    await examples.make(agent, 'openClient', { params, body: {} });
    await examples.make(agent, 'revealOfClient', { params, body: { field: 'tel' } });
    await examples.make(agent, 'policiesOfClient', { params });
    await examples.make(agent, 'claimsOfClient', { params });
    await examples.make(agent, 'reportForClient', { params, body: { policyNumber: '4400100017' } });
    await examples.make(agent, 'looksAtClient', { params });
    const { clientCase } = await agent.call(clientCalls.reportForClient, { params, body: {} });
    const { activeClaimUuid } = await agent.call(calls.create, {
      params: { service: 'claim' },
      body: { claimType: 'car', clientCase },
    });
    const ofReport = { params: { ...params, report: activeClaimUuid } };
    await examples.make(agent, 'giveReport', ofReport);
    await examples.make(agent, 'givenReport', ofReport);
    await examples.make(agent, 'searchLooks', { body: { kind: 'OPEN' } });
    await examples.make(agent, 'exportLooks', { body: { kind: 'REVEAL', from: '2026-11-20' } });
    await examples.make(agent, 'speedPing');
    await examples.make(agent, 'speedUpload');
    const analyst = await signedIn('U300');
    const counts = [{ kind: 'MOVED', page: 'index', what: 'chooseEvent', count: 2 }];
    await examples.make(analyst, 'addTraffic', { body: { flow: 'car.DRAFT', version: '0a1b2c3d', counts } });
    await examples.make(analyst, 'readTraffic', { params: { flow: 'car.DRAFT' } });
    const ofFlow = { params: { flow: 'car.QUESTION' } };
    await examples.make(analyst, 'approveFlow', {
      ...ofFlow,
      body: { text: 'car.QUESTION at /nonlife/car' },
    });
    await examples.make(analyst, 'readFeatures');
    await examples.make(analyst, 'readFlowApprovals', ofFlow);
    const help = await examples.make(agent, 'askForHelp', { body: { isAgreed: true } });
    await examples.make(helpdesk, 'joinHelp', { body: { code: String(help['code']) } });
    await examples.make(agent, 'askLine', { params: { assist: String(help['assist']) }, body: {} });
    await examples.make(agent, 'endHelp', { params: { assist: String(help['assist']) }, body: {} });
  });

  test('an agent creates a client with a vehicle and saves their records', async () => {
    const agent = await signedIn('A100');
    const { record } = recordCalls.recordOfClient.answer.parse(
      await examples.make(agent, 'recordOfClient', { params: { client: await idOf(agent, '7903149034') } }),
    );
    const body = { firstName: 'Jan', surname: 'Novotný', birthDate: '1984-11-04' };
    await examples.make(agent, 'compareClient', { body });
    await examples.make(agent, 'companyOfClient', { body: { identificationNumber: '99001101' } });
    await examples.make(agent, 'completeAddress', { body: { text: 'Dolní 5 Prostějov' } });
    const { client } = recordCalls.createClient.answer.parse(
      await examples.make(agent, 'createClient', {
        body: { createKey: '0f8fad5b-d9cb-469f-a165-70867728950e', record: company },
      }),
    );
    await examples.make(agent, 'saveClient', { params: { client }, body: { version: 1, record: company } });
    await examples.make(agent, 'decodeVehicle', { body: { vin: 'TMBZZZ3VZR4000101' } });
    await examples.make(agent, 'beginVehicle', { params: { client } });
    const createKey = '3d813cbb-47fb-42ba-91df-831e1593ac29';
    const { vehicle } = vehicleCalls.createVehicle.answer.parse(
      await examples.make(agent, 'createVehicle', { body: { client, createKey, record: car } }),
    );
    await examples.make(agent, 'vehiclesOfClient', { params: { client } });
    const params = { client, vehicle };
    await examples.make(agent, 'recordOfVehicle', { params });
    await examples.make(agent, 'saveVehicle', { params, body: { version: 1, record: car } });
    await examples.make(agent, 'agentOfNumber', { body: { agentNumber: '100100' } });
    await examples.make(agent, 'beginPolicy', { params });
    const { policy: id } = policyCalls.createPolicy.answer.parse(
      await examples.make(agent, 'createPolicy', {
        body: { client, vehicle, createKey: '6fa459ea-ee8a-4ca4-894e-db77e160355e', record: policy },
      }),
    );
    const ofPolicy = { client, policy: id };
    await examples.make(agent, 'recordOfPolicy', { params: ofPolicy });
    await examples.make(agent, 'savePolicy', { params: ofPolicy, body: { version: 1, record: policy } });
    await examples.make(agent, 'rolesOfClient', { params: { client } });
    await examples.make(agent, 'discountsOfClient', { params: { client } });
    await examples.make(agent, 'discountOfPolicy', { params: ofPolicy });
    const discount = { businessDiscount: { value: 15, unit: 'PERCENT' } };
    await examples.make(agent, 'saveDiscount', { params: ofPolicy, body: { version: 0, record: discount } });
    const decision = { version: 1, decision: 'APPROVED', why: 'Klient má u nás pět smluv.' };
    await examples.make(await signedIn('U400'), 'decideDiscount', { params: ofPolicy, body: decision });
    expect(record.person?.surname).toBe('Zkoušel');
  });

  // `npm run contract` writes them anew.
  test('are what the service answers, one of every call', async () => {
    expect(examples.names).toEqual(
      Object.keys(contract)
        .filter((name) => !files.includes(name))
        .toSorted(),
    );
    await expect(examples.json).toMatchFileSnapshot(written);
  });
});
