import { useEffect, useRef } from 'react';
import { csvOf } from '#machines/sales/trail/trailCsv.ts';
import type { TrailLook } from '#machines/service/sales/trailCalls.ts';
import { useTexts } from '#src/i18n/useTexts.ts';
import { saveFile } from '#src/layout/saveFile.ts';
import { useLookCells } from './Looks.tsx';

/** What gives looks to the browser as a file to be kept, in the words of the page. */
export const useTrailFile = (): ((looks: readonly TrailLook[]) => void) => {
  const { t } = useTexts('sales');
  const { heads, cells } = useLookCells();
  const write = (looks: readonly TrailLook[]) => {
    const rows = looks.map((look) => {
      const said = cells(look);
      return heads.map(({ column }) => said[column]);
    });
    const content = csvOf([heads.map(({ head }) => head), ...rows]);
    saveFile(new Blob([content], { type: 'text/csv' }), t('trail.file'));
  };
  // The machine is made once, the words may change.
  const latest = useRef(write);
  useEffect(() => {
    latest.current = write;
  });
  return (looks) => latest.current(looks);
};
