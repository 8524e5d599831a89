/** The path of the inspection, where the configuration opens it. */
export const inspectionPath = '/inspect';

/**
 * Where the inspection shows a page as the reporter sees it. It is the only address that may be framed, and only by the
 * inspection.
 */
export const previewPath = `${inspectionPath}/preview`;
