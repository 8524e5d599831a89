import { calls } from '#machines/service/calls.ts';
import type { ListedDraft } from '#machines/service/drafts.ts';
import { begunMemory, withRemembered } from '#src/drafts/begunMemory.ts';
import { isServed } from '#src/drafts/goToDraft.ts';
import { useApplication } from '#src/shell/application.ts';
import { useCall } from '#src/shell/useCall.ts';

/**
 * The drafts this browser began, the last edited first: those of its session and, where that is lost or cannot be asked, those it
 * remembers. None until the answer is here.
 */
export const useBegunDrafts = (): readonly ListedDraft[] => {
  const { client, ports } = useApplication();
  const listed = useCall('listDrafts', (signal) => client.call(calls.listDrafts, { signal }));
  if (!listed) return [];
  return withRemembered(listed.ok ? listed.value.drafts : [], begunMemory(ports.local).all()).filter(
    isServed,
  );
};
