import { isMoving, mayPassAgain, type ClaimFile } from '#src/uploads/uploadContext.ts';

/**
 * What is asked before a report is sent whose files are not all in: some are on their way, some failed and may pass when they are
 * sent again, or none of those that failed ever will.
 */
export const filesDialogOf = (
  files: readonly Pick<ClaimFile, 'state' | 'failure'>[],
): 'filesMoving' | 'filesFailed' | 'filesRefused' => {
  if (files.some(isMoving)) return 'filesMoving';
  return files.some((file) => file.state === 'failed' && mayPassAgain(file)) ? 'filesFailed' : 'filesRefused';
};
