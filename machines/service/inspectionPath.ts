/** Where the inspection lives, if the configuration opens it. */
export const inspectionPath = '/inspect';

/** Where the inspection shows a page as the reporter sees it: the one address that may be framed, and by the inspection alone. */
export const previewPath = `${inspectionPath}/preview`;
