import type { Failure } from '#machines/calls/failures.ts';

/** True where the user must log out; the body names a finer status than HTTP can. Source: specification section 7. */
export const demandsLogout = ({ status, params }: Failure): boolean =>
  Math.floor(status) === 401 && ['401.4', '401.6'].includes(String(params?.['status'] ?? status));
