import { useEffect, useState } from 'react';
import { calls } from '../../machines/service/calls.ts';
import type { ListedDraft } from '../../machines/service/drafts.ts';
import { useApplication } from './application.ts';
import { isServed } from './goToDraft.ts';

/** Gives the drafts this browser began, last touched first; none until they are here, or where nobody can tell. */
export const useDrafts = (): readonly ListedDraft[] => {
  const { client } = useApplication();
  const [drafts, setDrafts] = useState<readonly ListedDraft[]>([]);
  useEffect(() => {
    client.call(calls.listDrafts, {}).then(
      (list) => setDrafts(list.drafts.filter(isServed)),
      () => undefined,
    );
  }, [client]);
  return drafts;
};
