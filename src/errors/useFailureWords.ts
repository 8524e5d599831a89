import type { Failure, FailureCode } from '../../machines/service/failures.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useApplication } from '../shell/application.ts';
import { useIsOnline } from '../shell/useIsOnline.ts';

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

/**
 * The code whose words a failure is told in. A service that breaks or does not answer is said to be under maintenance, with the
 * hotline; what broke in the browser has a cause and is not. Source: specification section 8, HTTP statuses.
 */
export const wordedAs = ({ code, status, cause }: Failure): FailureCode => {
  if (unanswered.includes(code)) return '0';
  return broken.includes(code) && status >= 500 && cause === undefined ? '500' : code;
};
