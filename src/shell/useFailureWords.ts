import type { Failure, FailureCode } from '#machines/calls/failures.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { useApplication } from './application.ts';
import { useIsOnline } from './useIsOnline.ts';

/** The title and the text of a failure, in the words of its code. */
export const useFailureWords = (failure: Failure) => {
  const { status, params } = failure;
  const code = wordedAs(failure);
  const { hotline } = useApplication().configuration;
  const isOnline = useIsOnline();
  const { t } = useTexts('failures');
  const { t: common } = useTexts('common');
  if (code === '0' && !isOnline) return { title: common('offline.title'), text: common('offline.text') };
  return { title: t(`${code}.title`), text: t(`${code}.text`, { hotline, status, ...params }) };
};

const unanswered: readonly FailureCode[] = ['AJAX_TIMEOUT', 'AJAX_ERROR'];
const broken: readonly FailureCode[] = ['245000000', 'internal-server-error'];
/** What an answer means by its status alone, as a proxy gives it. A status that is not here asks for nothing we could answer. */
const byStatus: Readonly<Record<number, FailureCode>> = {
  401: 'SESSION_EXPIRED',
  403: '403',
  404: '404',
  408: '0',
  413: '245000029',
  429: '245000000',
};

/**
 * The code whose words a failure is told in. A service that breaks or does not answer is said to be under maintenance, with the
 * hotline; an answer without a body of ours is told by its status; what broke in the browser has a cause and is neither. Source:
 * specification section 8, HTTP statuses.
 */
export const wordedAs = ({ code, status, cause }: Failure): FailureCode => {
  if (unanswered.includes(code)) return '0';
  if (!broken.includes(code) || cause !== undefined) return code;
  if (status >= 500) return '500';
  return code === 'internal-server-error' && status >= 400 ? (byStatus[status] ?? '400') : code;
};
