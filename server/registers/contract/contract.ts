/** The contract with registers that this service speaks. Within one first number there are additions only. */
export const contractVersion = '1.2';

/** What goes with every question. */
export const contractHeaders = {
  requestId: 'x-request-id',
  contract: 'hlaska-contract',
  deadline: 'hlaska-deadline',
  purpose: 'hlaska-purpose',
  asker: 'hlaska-asker',
  trace: 'traceparent',
} as const;

/** Where a question is asked, below the address of the registers. */
export const pathOf = (path: string): string => `/v1/${path}`;
