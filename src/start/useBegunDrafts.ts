import { calls } from '../../machines/service/calls.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { isServed } from '../drafts/goToDraft.ts';
import { useApplication } from '../shell/application.ts';
import { useCall } from '../shell/useCall.ts';

/** The drafts this browser began, last touched first; none until they are here, or where nobody can tell: they are an offer. */
export const useBegunDrafts = (): readonly ListedDraft[] => {
  const { client } = useApplication();
  const listed = useCall('listDrafts', (signal) => client.call(calls.listDrafts, { signal }));
  return listed?.ok ? listed.value.drafts.filter(isServed) : [];
};
