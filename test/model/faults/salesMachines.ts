import { createBlock } from '#machines/sales/client/block.ts';
import { handOverMachine } from '#machines/sales/client/handOverMachine.ts';
import { revealMachine } from '#machines/sales/client/revealMachine.ts';
import { documentMachine } from '#machines/sales/documents/documentMachine.ts';
import { telephoneMachine } from '#machines/sales/client/telephoneMachine.ts';
import { clientMerging, newClientRecord } from '#machines/sales/records/clientMerging.ts';
import { recordMachine } from '#machines/sales/records/recordMachine.ts';
import { reportsMachine } from '#machines/sales/reports/reportsMachine.ts';
import { shellMachine } from '#machines/sales/shellMachine.ts';
import { trailMachine } from '#machines/sales/trail/trailMachine.ts';
import { Failure } from '#machines/calls/failures.ts';
import { person } from '#test/sales/records/clients.ts';
import { staleSave } from './faults.ts';
import { named, saying, type Tried } from './saying.ts';

const withMobile = (mobile: string) => ({ ...person, person: { ...person.person, mobile } });
const base = { version: 3, record: person, name: 'Radim Zkoušel', life: 'LIVING', isNumberHidden: false };
const mine = withMobile('+420777900000');
const refused = new Failure('245000030', {
  params: { name: 'person.birthNumber', key: 'birthNumberTaken' },
});

const record = {
  begins: newClientRecord(person),
  createKey: 'k',
  merging: clientMerging,
  keptBase: undefined,
};
const typed = saying(
  { type: 'TYPED', unsaved: [] },
  { type: 'TYPED', unsaved: ['person.mobile'] },
  { type: 'SAVE', record: mine },
  { type: 'RESTORE', base },
  { type: 'MERGE', picks: { 'person.mobile': 'MINE' } },
  ...named('TAKE_THEIRS', 'CANCEL', 'RETRY'),
);
const recordAnswers = { openRecord: base, compareRecord: {}, saveRecord: { id: 'id', version: 4 } };
const recordTurns = {
  openRecord: {
    'finds the same field changed otherwise': { ...base, version: 4, record: withMobile('+420777800000') },
    'finds another field changed': { ...base, version: 4, record: { ...person, note: 'Volat večer.' } },
    'finds what was to be saved': { ...base, version: 4, record: mine },
  },
  compareRecord: { 'finds the number of another client': refused },
  saveRecord: { 'finds a later version': staleSave(4), 'refuses a field': refused },
};

const karel = {
  isSignedIn: true,
  name: 'Karel',
  isDelegationRefused: false,
  delegations: [],
  mayEnter: true,
  maySearch: true,
  mustSayWhy: false,
  mayCreate: true,
  mayReport: true,
};
const found = {
  outcome: 'FOUND',
  kind: 'COMPANY_ID',
  clients: [{ id: 'c', hit: true, right: 'OWN' }],
  count: 1,
  isMore: false,
  isLast: true,
  isShared: false,
};
const loggedOut = new Failure('245000009', { status: 401, params: { status: '401.4' } });
const ends = { 'demands a logout': loggedOut };

const fileOf = (type: string) => ({
  report: 'r',
  reason: 'FAULT',
  file: { documentId: 'd', name: 'a', size: 1, type, uploadedAt: '2026-11-20T08:00:00.000Z' },
});
const progress = { state: 'OPEN', done: 1, pages: 9, mayOpen: false };
const report = { client: 'c', report: 'r' };

/** The machines of the sales application: its shell, a record in its form, the page of a client, reports, and who looked. */
export const salesMachines: Tried = {
  shell: {
    machine: shellMachine,
    given: {
      input: { asked: undefined, client: undefined, vehicle: undefined, policy: undefined },
      events: saying(
        ...named('ENTER', 'CHOOSE', 'CANCEL', 'LEAVE', 'STAY', 'RETRY', 'ACT_FOR'),
        { type: 'FIND', search: { text: '99001004' } },
        { type: 'GO', page: 'reports' },
        { type: 'UNSAVED', fields: ['person.mobile'] },
      ),
      answers: { readVisitor: karel, signIn: '/oidc', actFor: {}, findClients: found },
      turns: { readVisitor: ends },
    },
  },
  'record in its form': {
    machine: recordMachine,
    given: {
      input: { ...record, id: 'c' },
      events: typed,
      answers: recordAnswers,
      turns: recordTurns,
    },
  },
  'new record in its form': {
    machine: recordMachine,
    given: {
      input: { ...record, id: undefined },
      events: typed,
      answers: recordAnswers,
      turns: recordTurns,
      never: ['loading', 'away'],
    },
  },
  'block of a client': {
    machine: createBlock<object>('policies'),
    given: {
      input: {},
      events: saying(...named('LOAD')),
      answers: { load: {} },
      never: ['waiting'],
    },
  },
  'block of a client that waits': {
    machine: createBlock<object>('looks'),
    given: { input: { waits: true }, events: saying(...named('LOAD')), answers: { load: {} } },
  },
  'masked value': {
    machine: revealMachine,
    given: {
      input: { client: 'c' },
      events: saying({ type: 'REVEAL', field: 'birthNumber' }, { type: 'MASK' }),
      answers: { reveal: '7903149034' },
    },
  },
  'report for a client': {
    machine: handOverMachine,
    given: {
      input: { client: 'c' },
      events: saying({ type: 'REPORT', report: { claimType: 'car', path: '/nonlife/car' } }),
      answers: { openCase: 'case' },
    },
  },
  'report by telephone': {
    machine: telephoneMachine,
    given: {
      input: { ...report, isGiven: false },
      events: saying(...named('GIVE')),
      answers: { give: { code: '123456', expiresAt: '2026-11-20T12:00:00Z' }, follow: progress },
      turns: {
        follow: {
          'finds it sent': { ...progress, state: 'SENT', claimNumber: 'CZ2026000012345' },
          'finds it gone': { ...progress, state: 'GONE' },
          'finds the link too old': { ...progress, state: 'LAPSED' },
        },
      },
    },
  },
  'reports of somebody who is helped': {
    machine: reportsMachine,
    given: {
      input: undefined,
      events: saying(
        { type: 'FIND', search: { text: 'CZ2026000012345', reason: 'FAULT' } },
        { type: 'OPEN', id: 'r' },
        { type: 'BACK' },
        { type: 'UNLOCK', words: 'po telefonu' },
        { type: 'RESEND' },
      ),
      answers: {
        findReports: { reports: [] },
        openReport: { lock: {}, state: 'FINAL' },
        unlockReport: {},
        resendConfirmation: ['EMAIL'],
      },
      turns: { openReport: { 'finds it unlocked': {} } },
    },
  },
  'file of a report': {
    machine: documentMachine,
    given: {
      input: fileOf('application/pdf'),
      events: saying(...named('RETRY')),
      answers: { readDocument: 'content' },
      never: ['kept'],
    },
  },
  'file of a report that no browser shows': {
    machine: documentMachine,
    given: {
      input: fileOf('application/msword'),
      events: saying(...named('RETRY')),
      answers: { readDocument: 'content' },
      never: ['shown'],
    },
  },
  'who looked': {
    machine: trailMachine,
    given: {
      input: undefined,
      events: saying({ type: 'FILTER', filter: {} }, ...named('MORE', 'EXPORT')),
      answers: { readLooks: { looks: [], isLast: true }, exportLooks: { isWhole: true } },
      turns: { readLooks: { 'finds one page of several': { looks: [{ id: 1 }], isLast: false } } },
    },
  },
};
