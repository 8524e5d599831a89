import { calls } from '../../machines/service/calls.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { isServed } from '../drafts/goToDraft.ts';
import { useApplication } from '../shell/application.ts';
import { useCall } from '../shell/useCall.ts';

/**
 * The drafts this browser began, the last edited first. None until they are loaded, or where they cannot be: they are only an
 * offer.
 */
export const useBegunDrafts = (): readonly ListedDraft[] => {
  const { client } = useApplication();
  const listed = useCall('listDrafts', (signal) => client.call(calls.listDrafts, { signal }));
  return listed?.ok ? listed.value.drafts.filter(isServed) : [];
};
