import { calls as contract } from '#machines/service/calls.ts';
import { metricList } from './metricList.ts';

/** Something that somebody is woken for: when, what it means in Czech and English, and what is done first. */
export interface Alert {
  readonly name: string;
  /** In the language of Prometheus. */
  readonly when: string;
  /** How long it must hold. */
  readonly lasting: string;
  readonly cs: string;
  readonly en: string;
  readonly first: string;
}

const {
  calls,
  callSeconds,
  failures,
  finalizeSeconds,
  registerSeconds,
  registerFailures,
  registerBroken,
  waiting,
  waitingSeconds,
  handoverPaused,
  locked,
  doneAlone,
  differingInstances,
  databaseUp,
} = metricList;
const save = `route="${contract.save.path}"`;
const overTime = (series: string, time = '5m'): string => `sum(rate(${series}[${time}]))`;

/** The share of saves that were accepted within a second; a rule of its own, since the promise to reporters is counted by it. */
export const savedInTime = {
  name: 'hlaska:saved_in_time:ratio5m',
  when: `${overTime(`${callSeconds.name}_bucket{${save},le="1"}`)} / ${overTime(`${calls.name}{${save}}`)}`,
} as const;

/** Every alert, the worst first. */
export const alerts: readonly Alert[] = [
  {
    name: 'Away',
    when: `min(${databaseUp.name}) == 0 or absent(${databaseUp.name})`,
    lasting: '1m',
    cs: 'Služba nebo její databáze neodpovídá.',
    en: 'The service or its database is away.',
    first:
      'Does any process run, and does the database take connections? Nothing that was sent is lost; people are told to try again. Tell the hotline by telephone: the sentence on the page of operators needs the database, too.',
  },
  {
    name: 'NotSaving',
    when: `${savedInTime.name} < 0.99`,
    lasting: '5m',
    cs: 'Lidem se neukládají odpovědi.',
    en: 'Answers are not being saved.',
    first:
      'Look at `/health/ready`: is the database full or away? Until it is back, tell the hotline by telephone; where it is slow only, the sentence on the page of operators tells everybody.',
  },
  {
    name: 'NotSending',
    when: `${overTime(`${finalizeSeconds.name}_count{outcome="failed"}`, '15m')} / ${overTime(`${finalizeSeconds.name}_count`, '15m')} > 0.02`,
    lasting: '5m',
    cs: 'Hlášení nejdou odeslat.',
    en: 'Reports cannot be sent.',
    first:
      'Look for `report not registered` in the log: it names the code and where it was thrown. Every report is back at its reporter with all answers.',
  },
  {
    name: 'Refusing',
    when: `${overTime(`${calls.name}{status=~"429|503"}`)} / ${overTime(calls.name)} > 0.05`,
    lasting: '5m',
    cs: 'Odmítáme lidi.',
    en: 'We are turning people away.',
    first:
      'Is it hail? Start more processes. `hlaska_pool_wait_seconds` above 1 means that the database is the bound.',
  },
  {
    name: 'QueueOld',
    when: `max(${waitingSeconds.name}{what="report"}) > 300`,
    lasting: '1m',
    cs: 'Odesílání hlášení stojí.',
    en: 'Sending of reports stands still.',
    first:
      'Does any process run? Is the database locked? Work is taken again by itself once a process is well.',
  },
  {
    name: 'HandoverPaused',
    when: `max(${handoverPaused.name}) == 1`,
    lasting: '10m',
    cs: 'Jádro nebere hlášení. Nic se neztratí.',
    en: 'The core takes no reports. Nothing is lost.',
    first:
      "`npm run handover -- list` says why. `KEY`, `ADDRESS`: was the secret or the address changed? Else call the core's duty; all that waits is handed over by itself once it is back, so resend nothing by hand. Where it names an operator, they have stopped it: resume it on the page of operators.",
  },
  {
    name: 'EventsOld',
    when: `max(${waitingSeconds.name}{what="event"}) > 900`,
    lasting: '5m',
    cs: 'Jádro čtvrt hodiny nepřevzalo hlášení.',
    en: 'The core has not taken a report for a quarter of an hour.',
    first:
      "Look for `event not handed over` in the log: its reason is what the core answers. Call the core's duty; all that waits is handed over by itself once it takes it.",
  },
  {
    name: 'DeadLetters',
    when: `max(${waiting.name}{what="deadLetter"}) >= 20 or max(${waiting.name}{what="deadLetter"}) and max(${waitingSeconds.name}{what="deadLetter"}) > 3600`,
    lasting: '1m',
    cs: '{{ $value }} hlášení nedošlo do jádra.',
    en: '{{ $value }} reports did not reach the core.',
    first:
      '`npm run handover -- list` names the reasons. One reason in all of them: was the core or its mapping released today? Once it is mended, `npm run handover -- resend-all REASON`.',
  },
  {
    name: 'Unfetched',
    when: `max(${waitingSeconds.name}{what="fetch"}) > 86400`,
    lasting: '1h',
    cs: 'Jádro den nevyzvedlo soubory hlášení, která převzalo.',
    en: 'The core has not fetched the files of reports that it took a day ago.',
    first:
      "Nothing tonight: nothing is lost, such a report is kept. In the morning tell the core's duty which, `npm run handover -- list` names their claim numbers.",
  },
  {
    name: 'RegisterAway',
    when: `sum by (register) (rate(${registerSeconds.name}_count{outcome="away"}[10m])) > sum by (register) (rate(${registerSeconds.name}_count{outcome="answered"}[10m])) or max by (register) (${registerBroken.name}) == 1`,
    lasting: '10m',
    cs: 'Registr {{ $labels.register }} neodpovídá, lidé pokračují bez ověření.',
    en: 'Register {{ $labels.register }} is away, people go on unverified.',
    first: "Tell the register's duty. Nothing else tonight: claims are verified once it is back.",
  },
  {
    name: 'RegisterOtherwise',
    when: `sum by (register, code) (rate(${registerFailures.name}{code=~"CONTRACT|KEY|MALFORMED"}[10m])) > 0`,
    lasting: '5m',
    cs: 'Registr {{ $labels.register }} odpovídá jinak, než je domluveno ({{ $labels.code }}).',
    en: 'Register {{ $labels.register }} answers otherwise than agreed ({{ $labels.code }}).',
    first:
      "`KEY`: was the key of the register changed? Set `REGISTERS_KEY`. Else look for `register failed` in the log, which names the fields, and tell the register's duty: was it released today?",
  },
  {
    name: 'ScannerAway',
    when: `max(${waitingSeconds.name}{what="file"}) > 1800`,
    lasting: '1m',
    cs: 'Soubory čekají na kontrolu.',
    en: 'Files wait for the scanner.',
    first:
      'Restart clamd, and look at the age of its signatures. Nobody is given a file before it is checked.',
  },
  {
    name: 'MessagesWait',
    when: `max(${waitingSeconds.name}{what="message"}) > 900`,
    lasting: '1m',
    cs: 'Neodcházejí zprávy s číslem škody.',
    en: 'Messages with claim numbers do not leave.',
    first: 'Look at the state of the gateway; what waits is sent again for a day.',
  },
  {
    name: 'Guessing',
    when: `max(${locked.name}) > 20`,
    lasting: '5m',
    cs: 'Někdo hádá čísla.',
    en: 'Somebody is guessing numbers.',
    first: 'Block the network at the edge, then note an incident. Locks end by themselves.',
  },
  {
    name: 'DoneAlone',
    when: `max(${doneAlone.name}) > 0`,
    lasting: '0m',
    cs: 'Někdo udělal sám, o čem mají rozhodnout dva.',
    en: 'Somebody did alone what two are to decide.',
    first:
      'Tell the manager and the data protection officer. The page of operators says who it was and what they did; they say why within a day, and for that day it is told.',
  },
  {
    name: 'Broken',
    when: `${overTime(`${failures.name}{code="245000000"}`)} > 0.1`,
    lasting: '5m',
    cs: 'Služba vrací neznámé chyby.',
    en: 'The service answers with unknown errors.',
    first:
      'Look at the newest error of the log by its kind; was a release made today? Go back to the one before.',
  },
  {
    name: 'Differing',
    when: `max(${differingInstances.name}) > 0`,
    lasting: '1h',
    cs: 'Procesy služby neběží stejně: jiné sestavení nebo jiné nastavení.',
    en: 'Processes of the service do not run alike: another build, or other settings.',
    first:
      'Look for `instance.differs` in the log: it names the build or the setting. Is a release being brought out? Else start the process that differs anew, with the settings of the others.',
  },
];
