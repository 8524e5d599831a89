import type { Failure } from '../../machines/service/failures.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { useApplication } from '../shell/application.ts';

/** The title and the text of a failure, in the words of its code. */
export const useFailureWords = ({ code, status, params }: Failure) => {
  const { hotline } = useApplication().configuration;
  const { t } = useTexts('failures');
  return { title: t(`${code}.title`), text: t(`${code}.text`, { hotline, status, ...params }) };
};
