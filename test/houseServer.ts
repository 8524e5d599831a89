/** What an area of the service stands on, whatever it is about. */
const floors = [
  'server/store',
  'server/switches',
  'server/http',
  'server/texts',
  'server/codelists',
  'server/messages',
  'server/registers',
  'server/sessions',
  'server/identification',
];

/**
 * The folders of the service from bottom to top, and what each may import besides itself. An area that no row names stands on the
 * floors and on nothing else (`server/*`); only the list of areas, and what stands on that, may know it.
 */
export const serverFloors = (read: readonly string[]) => {
  // Whatever is done is done for a reason, and belongs to a trace.
  const machines = [...read, 'server/traces'];
  const calls = [...machines, 'server/store', 'server/http', 'server/switches'];
  const ofSession = [...calls, 'server/sessions'];
  const ofReport = [...ofSession, 'server/reports'];
  // Files that join a report, or are checked, are told to the core.
  const ofFiles = ['server/documents', 'server/outgoing'];
  const asked = [...ofReport, 'server/registers', 'server/codelists'];
  return {
    'server/traces': [...read],
    'server/store': [...machines],
    // What holds for every request, and what a call and an area are.
    'server/http': [...machines, 'server/store'],
    // The configuration as operators have switched it.
    'server/switches': [...machines, 'server/store'],
    'server/texts': calls,
    'server/codelists': calls,
    'server/map': calls,
    'server/messages': [...calls, 'server/texts'],
    'server/registers': [...machines, 'server/store'],
    'server/identityProvider': calls,
    'server/sessions': calls,
    'server/signIn': [...ofSession, 'server/registers', 'server/identityProvider'],
    'server/identification': [...ofSession, 'server/texts', 'server/messages'],
    // Ownership, state and stored drafts; the calls stand above.
    'server/reports': [...machines, 'server/store', 'server/sessions'],
    // A link that was sent to a reporter leads to what they sent.
    'server/drafts': [
      ...ofReport,
      'server/texts',
      'server/messages',
      'server/registers',
      'server/identification',
    ],
    'server/lookups': asked,
    'server/vehicles': [...asked, 'server/lookups'],
    // Events for the core system of the insurer; they leave by the hand-over.
    'server/outgoing': [...machines, 'server/store'],
    'server/documents': [...ofReport, 'server/codelists', 'server/outgoing'],
    'server/process': ofReport,
    'server/claims': [...ofReport, 'server/registers', ...ofFiles],
    'server/finalize': [
      ...asked,
      'server/texts',
      'server/messages',
      'server/identification',
      'server/lookups',
      'server/vehicles',
      ...ofFiles,
      'server/process',
    ],
    'server/preview': [...ofReport, 'server/texts', 'server/codelists', ...ofFiles],
    // What the core says of a claim is told with the report.
    'server/handover': [...ofReport, ...ofFiles, 'server/statusMessages'],
    // Messages that a claim has changed.
    'server/statusMessages': [...ofReport, 'server/texts', 'server/messages', 'server/outgoing'],
    'server/retention': [...calls, ...ofFiles],
    // The reports of one person, with their files and messages, and what they read of them.
    'server/dataSubjects': [
      ...ofReport,
      'server/texts',
      'server/codelists',
      'server/identification',
      ...ofFiles,
      'server/preview',
    ],
    'server/builds': [...calls, ...ofFiles],
    // Which of the stored files are static ones of builds.
    'server/backup': [...calls, ...ofFiles, 'server/builds'],
    'server/application': [...ofSession, ...ofFiles],
    'server/instances': calls,
    'server/metrics': [...calls, 'server/instances'],
    'server/pages': ofReport,
    // What happened with the service, told by whoever watches it or by operators.
    'server/incidents': calls,
    // What operators do, some of it by two.
    'server/approvals': [...calls, 'server/drafts'],
    'server/operations': [
      ...ofReport,
      'server/texts',
      'server/codelists',
      'server/messages',
      ...ofFiles,
      'server/preview',
      'server/drafts',
      'server/handover',
      'server/clients',
      'server/instances',
      'server/metrics',
      'server/approvals',
      'server/incidents',
      'server/dataSubjects',
      // Confirmations are sent again by the helpdesk, too.
      'server/helpdesk',
      'server/texts',
    ],
    // The helpdesk lifts locks of drafts and has reports confirmed again, operators look at their files, and what both do is on the trail of clients.
    'server/helpdesk': [
      ...ofReport,
      ...ofFiles,
      'server/texts',
      'server/messages',
      'server/drafts',
      'server/approvals',
      'server/clients',
    ],
    // Who is at a client is told to those who may see them.
    'server/live': [...ofSession, 'server/clients'],
    // The helpdesk helps from afar, which is on the trail of clients.
    'server/assist': [...ofSession, 'server/texts', 'server/clients', 'server/helpdesk'],
    // A report begun for a client of the sales application is a draft that is handed over.
    'server/telephone': [...ofReport, 'server/texts', 'server/messages', 'server/drafts', 'server/clients'],
    'server/*': [...machines, ...floors],
    'server/settings': [
      ...calls,
      'server/registers',
      'server/signIn',
      'server/process',
      ...ofFiles,
      'server/handover',
      'server/retention',
      'server/application',
      'server/instances',
    ],
    // What several areas work with, the list of areas, and the app that is made of both.
    'server/parts': [...machines, 'server'],
    'server/areas': [...machines, 'server'],
    'server/app': [...machines, 'server'],
    'server/main': [...machines, 'server'],
  };
};

/** The folder of a file of the service; undefined for one that lies loose. */
export const serverFolderOf = (file: string): string | undefined => /^server\/\w+(?=\/)/.exec(file)?.[0];
