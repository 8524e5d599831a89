const caseKey = 'hlaska.case';

/** The client for whom a user who has signed in reports in this tab. */
export const clientCaseMemory = (session: Storage) => ({
  read: () => session.getItem(caseKey) ?? undefined,
  keep: (id: string | undefined) => (id ? session.setItem(caseKey, id) : session.removeItem(caseKey)),
});
